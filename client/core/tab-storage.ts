const prefix = 'kept '

/**
 * Saves the result of `read` in this tab when the user leaves the page, so that the value returns with Back. Saves
 * nothing if the result is undefined.
 */
export function saveInTab(name: string, read: () => unknown): void {
  addEventListener('pagehide', () => {
    const value = read()
    if (value !== undefined) passInTab(name, value)
  })
}

/**
 * Returns the value that an earlier page of this tab has saved, and removes it. Returns undefined if there is none, or
 * after a reload.
 */
export function takeFromTab(name: string): unknown {
  const value = takePassed(name)
  return isReloaded() ? undefined : value
}

/** Passes a value to the page of this tab that is opened next. If storage is blocked or full, the value is lost. */
export function passInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // The page opens without the value.
  }
}

/** Returns the value that `passInTab` has passed to this page, and removes it. */
export function takePassed(name: string): unknown {
  try {
    const stored = sessionStorage.getItem(prefix + name)
    sessionStorage.removeItem(prefix + name)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

export function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // If storage is blocked, nothing is saved.
  }
}
