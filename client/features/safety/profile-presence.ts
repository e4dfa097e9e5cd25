import { useSyncExternalStore } from 'react'

export const profileKey = 'safetyProfile' as const
const listeners = new Set<() => void>()
/** Value that the storage rejected, kept until the page is closed. Undefined if the storage is up to date. */
let rejectedText: string | null | undefined

/** Returns true if this browser has health answers. False during server rendering and hydration. */
export const useHasProfile = (): boolean =>
  useSyncExternalStore(
    listenToProfile,
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

export function listenToProfile(listener: () => void) {
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
 * Stores the text, or deletes it if null. Returns false if the storage rejected the change; it then lasts until the
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
