export type ToastKind = 'success' | 'error' | 'info'

/**
 * Shows toasts one at a time, each for about four seconds. Loads the component with the first toast. Offline, no toast
 * appears unless the component was loaded before.
 */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const toasts = await loadToasts()
  toasts?.addToast(kind, text)
}

/** Loads the toast component early, so that a failure can be shown without a network. */
export const loadToasts = () => import('#client/ui/toasts.tsx').catch(() => undefined)
