export type ToastKind = 'success' | 'error' | 'info'
type Toast = { kind: ToastKind; text: string }

const shownMs = 4000
/** Milliseconds until the next look at a toast that the user still reads, or that no visible page has shown yet. */
const extendedMs = 1000
/**
 * Milliseconds after which a toast counts as read. If the user leaves the page earlier, the next page shows the toast
 * again.
 */
const unreadMs = 2000
/** Milliseconds after which a toast from an earlier page is outdated. */
const maxAgeMs = 10_000
const storageKey = 'toast'

let currentToast: (Toast & { at: number }) | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let region: HTMLElement | undefined
let lastFocused: EventTarget | null = null

/**
 * Shows one toast at a time, each for about four seconds and as long as the pointer or the focus is on it. If the user
 * leaves the page at once, the next page shows the toast again.
 */
export function showToast(kind: ToastKind, text: string): void {
  currentToast = { kind, text, at: Date.now() }
  addEventListener('pagehide', storeToast)
  region ??= createRegion()
  region.replaceChildren(createToast(kind, text))
  clearTimeout(timer)
  timer = setTimeout(hideWhenRead, shownMs)
}

/** Screen readers announce what is added to this element, also while a dialog hides the rest of the page from them. */
function createRegion(): HTMLElement {
  const created = Object.assign(document.createElement('div'), { className: 'toasts' })
  created.setAttribute('aria-live', 'polite')
  created.addEventListener('focusin', ({ relatedTarget }) => (lastFocused = relatedTarget))
  document.body.append(created)
  return created
}

function createToast(kind: ToastKind, text: string): HTMLElement {
  const toast = Object.assign(document.createElement('div'), { className: 'toast' })
  if (kind === 'error') toast.setAttribute('role', 'alert')
  toast.dataset['type'] = kind
  const close = Object.assign(document.createElement('button'), { type: 'button', onclick: hideToast })
  close.setAttribute('aria-label', 'Close')
  toast.append(Object.assign(document.createElement('p'), { textContent: text }), close)
  return toast
}

function hideWhenRead() {
  if (document.hidden || region?.matches(':hover') || hasFocus()) timer = setTimeout(hideWhenRead, extendedMs)
  else hideToast()
}

function hideToast() {
  clearTimeout(timer)
  currentToast = undefined
  const hadFocus = hasFocus()
  region?.replaceChildren()
  if (hadFocus && lastFocused instanceof HTMLElement) lastFocused.focus()
}

const hasFocus = () => region?.contains(document.activeElement) === true

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
    if (Date.now() - at < maxAgeMs) showToast(kind, text)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
