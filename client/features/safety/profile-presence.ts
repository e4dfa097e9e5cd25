import { useSyncExternalStore } from 'react'

export const profileKey = 'safetyProfile'
const listeners = new Set<() => void>()
/** What was saved in a browser that keeps nothing, until the page is left. */
let unkept: string | null = null

/** Whether this browser keeps a profile; false while the page is still as the worker drew it. */
export const useHasProfile = (): boolean =>
  useSyncExternalStore(
    listenToProfile,
    () => readProfileText() !== null,
    () => false,
  )

export function readProfileText(): string | null {
  try {
    return localStorage.getItem(profileKey) ?? unkept
  } catch {
    return unkept
  }
}

export function listenToProfile(listener: () => void) {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== null && changed !== profileKey) return
    unkept = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/** Keeps the text, or takes it away with null; a browser without storage has it as long as the page. */
export function keepProfileText(text: string | null): void {
  unkept = text
  try {
    if (text === null) localStorage.removeItem(profileKey)
    else localStorage.setItem(profileKey, text)
  } catch {
    // `unkept` stands in.
  }
  for (const listener of listeners) listener()
}
