export type ToastKind = 'success' | 'error' | 'info'
type Toast = { kind: ToastKind; text: string }

/**
 * Milliseconds after which a toast counts as read. If the user leaves the page earlier, the next page shows the toast
 * again.
 */
const unreadMs = 2000
/** Milliseconds after which a toast from an earlier page is outdated. */
const maxAgeMs = 10_000
const storageKey = 'toast'

let currentToast: (Toast & { at: number }) | undefined

/**
 * Shows one toast at a time, each for about four seconds. Loads the component with the first toast, so an offline
 * browser shows none unless it has loaded the component before. If the user leaves the page at once, the next page
 * shows the toast again.
 */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const toast = { kind, text, at: Date.now() }
  currentToast = toast
  addEventListener('pagehide', storeToast)
  const toasts = await loadToasts()
  toasts?.addToast(kind, text, () => {
    if (currentToast === toast) currentToast = undefined
  })
}

/** Loads the toast component early, so that a failure can be shown without a network. */
export const loadToasts = () => import('#client/ui/toasts.tsx').catch(() => undefined)

function storeToast(): void {
  if (!currentToast || Date.now() - currentToast.at > unreadMs) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(currentToast))
  } catch {
    // If storage is blocked, the next page doesn't show the toast.
  }
}

export function showStoredToast(): void {
  try {
    const stored = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    // `storeToast` has written this text.
    const { kind, text, at } = JSON.parse(stored ?? '{"at":0}') as Toast & { at: number }
    if (Date.now() - at < maxAgeMs) void showToast(kind, text)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
