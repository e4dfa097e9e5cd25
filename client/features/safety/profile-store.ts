import { useMemo, useSyncExternalStore } from 'react'

import { readStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

import { keepProfileText, listenToProfile, readProfileText } from './profile-presence.ts'

/** The profile of whoever reads, kept by this browser alone; undefined without one, and while the page is as the worker drew it. */
export function useStoredProfile(): StoredProfile | undefined {
  const text = useSyncExternalStore(listenToProfile, readProfileText, () => null)
  return useMemo(() => readStoredProfile(text), [text])
}

/** False where the browser keeps it only as long as the page. */
export const saveProfile = (profile: StoredProfile): boolean => keepProfileText(JSON.stringify(profile))

/** False where the browser did not let go of it. */
export const deleteProfile = (): boolean => keepProfileText(null)
