export type ToastKind = 'success' | 'error' | 'info'

/** Says something for about four seconds, one at a time; what shows it is fetched with the first, or not at all offline. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const toasts = await loadToasts()
  toasts?.addToast(kind, text)
}

/** Fetches what shows a toast ahead, so that a failure can be told without a network. */
export const loadToasts = () => import('#client/ui/toasts.tsx').catch(() => undefined)
