const prefix = 'kept '

/**
 * Keeps a value of this page while the tab shows another one, so that it returns with Back. `read` is called when the
 * page is left; undefined keeps nothing.
 */
export function saveInTab(name: string, read: () => unknown): void {
  addEventListener('pagehide', () => {
    const value = read()
    if (value === undefined) return
    try {
      sessionStorage.setItem(prefix + name, JSON.stringify(value))
    } catch {
      // If storage is blocked or full, the value ends with its page.
    }
  })
}

/**
 * Returns the value that an earlier page of this tab has kept, and removes it. Returns undefined if there is none, and
 * after a reload, which starts a page afresh.
 */
export function takeFromTab(name: string): unknown {
  try {
    const stored = sessionStorage.getItem(prefix + name)
    sessionStorage.removeItem(prefix + name)
    return stored === null || isReloaded() ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Removes what pages of this tab have kept, when the member signs out. */
export function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // If storage is blocked, nothing is kept.
  }
}
