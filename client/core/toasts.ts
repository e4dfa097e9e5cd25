export type ToastKind = 'success' | 'error' | 'info'

/** Says something for about four seconds, one at a time; what shows it is fetched with the first. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const { addToast } = await import('#client/ui/toasts.tsx')
  addToast(kind, text)
}
