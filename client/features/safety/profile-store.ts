import { useMemo, useSyncExternalStore } from 'react'

import { readStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

const key = 'safetyProfile'
const listeners = new Set<() => void>()
/** What was saved in a browser that keeps nothing, until the page is left. */
let unkept: string | null = null

/** The profile of whoever reads, kept by this browser alone; undefined without one, and while the page is as the worker drew it. */
export function useStoredProfile(): StoredProfile | undefined {
  const text = useSyncExternalStore(listen, readText, () => null)
  return useMemo(() => readStoredProfile(text), [text])
}

export function saveProfile(profile: StoredProfile): void {
  unkept = JSON.stringify(profile)
  try {
    localStorage.setItem(key, unkept)
  } catch {
    // Without storage the answers last as long as the page.
  }
  tell()
}

export function deleteProfile(): void {
  unkept = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  tell()
}

function readText(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}

function listen(listener: () => void) {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== null && changed !== key) return
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

function tell() {
  for (const listener of listeners) listener()
}
