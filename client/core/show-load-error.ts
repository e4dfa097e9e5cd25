import { showToast } from './toasts.ts'

export const showLoadError = (): void =>
  showToast('error', 'We couldn’t load this part of the page. Check your connection and try again.')
