import { useMemo, useSyncExternalStore } from 'react'

import { parseStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

import { subscribeToProfile, readProfileText, storeProfileText } from './profile-presence.ts'

/**
 * Returns the health answers stored in this browser; undefined if there are none, and during server rendering and
 * hydration.
 */
export function useStoredProfile(): StoredProfile | undefined {
  const text = useSyncExternalStore(subscribeToProfile, readProfileText, () => null)
  return useMemo(() => parseStoredProfile(text), [text])
}

/** Returns false if the browser refused to store the profile, which then lasts until the page is closed. */
export const saveProfile = (profile: StoredProfile): boolean => storeProfileText(JSON.stringify(profile))

/** Returns false if the browser refused to delete the profile. */
export const deleteProfile = (): boolean => storeProfileText(null)
