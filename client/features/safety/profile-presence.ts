import { useSyncExternalStore } from 'react'

const profileKey = 'safetyProfile'
const listeners = new Set<() => void>()
/** Value that the storage rejected, kept until the page is closed; undefined if the storage is up to date. */
let unkept: string | null | undefined

/** Returns true if this browser has health answers. False during server rendering and hydration. */
export const useHasProfile = (): boolean =>
  useSyncExternalStore(
    listenToProfile,
    () => readProfileText() !== null,
    () => false,
  )

export function readProfileText(): string | null {
  try {
    return unkept === undefined ? localStorage.getItem(profileKey) : unkept
  } catch {
    return unkept ?? null
  }
}

export function listenToProfile(listener: () => void) {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== null && changed !== profileKey) return
    unkept = undefined
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
export function keepProfileText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(profileKey)
    else localStorage.setItem(profileKey, text)
    unkept = undefined
  } catch {
    unkept = text
  }
  for (const listener of listeners) listener()
  return unkept === undefined
}
