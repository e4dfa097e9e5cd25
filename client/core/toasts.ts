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
/** Element that had the focus before the toast. */
let lastFocused: HTMLElement | null = null

/**
 * Shows one toast at a time, each for about four seconds and as long as the pointer or the focus is on it. If the user
 * leaves the page at once, the next page shows the toast again.
 */
export function showToast(kind: ToastKind, text: string): void {
  currentToast = { kind, text, at: Date.now() }
  addEventListener('pagehide', storeToast)
  const region = findRegion()
  const hadFocus = hasFocus()
  region?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite')
  region?.replaceChildren(createToast(kind, text))
  if (hadFocus) region?.querySelector('button')?.focus()
  clearTimeout(timer)
  timer = setTimeout(hideWhenRead, shownMs)
}

/** Element of the document that screen readers watch, also while a dialog hides the rest of the page from them. */
const findRegion = () => document.querySelector('.toasts')

const hasFocus = () => findRegion()?.contains(document.activeElement) === true

function createToast(kind: ToastKind, text: string): HTMLElement {
  const toast = Object.assign(document.createElement('div'), { className: 'toast' })
  toast.dataset['type'] = kind
  const close = Object.assign(document.createElement('button'), { type: 'button', onclick: hideToast })
  close.setAttribute('aria-label', 'Close')
  close.addEventListener('focus', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) lastFocused = relatedTarget
  })
  close.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideToast()
  })
  toast.append(Object.assign(document.createElement('p'), { textContent: text }), close)
  return toast
}

function hideWhenRead() {
  if (document.hidden || findRegion()?.matches(':hover') || hasFocus()) timer = setTimeout(hideWhenRead, extendedMs)
  else hideToast()
}

function hideToast() {
  clearTimeout(timer)
  currentToast = undefined
  const hadFocus = hasFocus()
  findRegion()?.replaceChildren()
  const next = lastFocused?.isConnected ? lastFocused : document.getElementById('main')
  if (hadFocus) next?.focus({ preventScroll: true })
  lastFocused = null
}

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
