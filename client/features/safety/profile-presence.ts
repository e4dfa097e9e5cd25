import { useSyncExternalStore } from 'react'

export const profileKey = 'safetyProfile' as const
const listeners = new Set<() => void>()
/**
 * Text that the browser refused to store, or null for a refused deletion. Used until the page is closed. Undefined if the
 * storage is up to date.
 */
let rejectedText: string | null | undefined

/** Returns true if this browser has health answers; false during server rendering and hydration. */
export const useHasProfile = (): boolean =>
  useSyncExternalStore(
    subscribeToProfile,
    () => readProfileText() !== null,
    () => false,
  )

export function readProfileText(): string | null {
  try {
    return rejectedText === undefined ? localStorage.getItem(profileKey) : rejectedText
  } catch {
    return rejectedText ?? null
  }
}

export function subscribeToProfile(listener: () => void) {
  const onStorage = ({ key: changedKey }: StorageEvent) => {
    if (changedKey !== null && changedKey !== profileKey) return
    rejectedText = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/**
 * Stores the text, or deletes it if null. Returns false if the browser refused the change, which then lasts until the
 * page is closed.
 */
export function storeProfileText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(profileKey)
    else localStorage.setItem(profileKey, text)
    rejectedText = undefined
  } catch {
    rejectedText = text
  }
  for (const listener of listeners) listener()
  return rejectedText === undefined
}
