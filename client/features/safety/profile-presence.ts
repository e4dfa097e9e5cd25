import { useSyncExternalStore } from 'react'

const profileKey = 'safetyProfile'
const listeners = new Set<() => void>()
/** What the storage refused to take, until the page is left; undefined where it stands there. */
let unkept: string | null | undefined

/** Whether this browser keeps a profile; false while the page is still as the worker drew it. */
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

/** Keeps the text, or takes it away with null; false where the storage did not obey, and it holds as long as the page. */
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
