import { showToast } from './toasts.ts'

/** Says that a part of the page could not be fetched; browsers do not try a module again that has failed. */
export const tellNotFetched = (): void =>
  void showToast('error', 'This could not be fetched. Please load the page anew and try again.')
