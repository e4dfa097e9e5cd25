import { useMemo, useSyncExternalStore } from 'react'

import { parseStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

import { listenToProfile, readProfileText, storeProfileText } from './profile-presence.ts'

/**
 * Returns the health answers stored in this browser. Undefined if there are none, and during server rendering and
 * hydration.
 */
export function useStoredProfile(): StoredProfile | undefined {
  const text = useSyncExternalStore(listenToProfile, readProfileText, () => null)
  return useMemo(() => parseStoredProfile(text), [text])
}

/** Returns false if the browser couldn't store the profile; it then lasts until the page is closed. */
export const saveProfile = (profile: StoredProfile): boolean => storeProfileText(JSON.stringify(profile))

/** Returns false if the browser couldn't delete the profile. */
export const deleteProfile = (): boolean => storeProfileText(null)
