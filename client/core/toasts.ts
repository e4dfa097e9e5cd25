export type ToastKind = 'success' | 'error' | 'info'

/**
 * Shows a toast for about four seconds, one at a time. The component is fetched with the first toast; offline, no toast
 * appears unless it was loaded before.
 */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const toasts = await loadToasts()
  toasts?.addToast(kind, text)
}

/** Loads the toast component early, so that a failure can be shown without a network. */
export const loadToasts = () => import('#client/ui/toasts.tsx').catch(() => undefined)
