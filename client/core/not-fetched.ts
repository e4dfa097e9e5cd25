import { showToast } from './toasts.ts'

/** Says that a part of the page could not be fetched. */
export const tellNotFetched = (): void =>
  void showToast('error', 'We couldn’t load this part of the page. Check your connection and try again.')
