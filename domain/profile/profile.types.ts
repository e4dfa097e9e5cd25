import type { StoredProfile } from '#domain/safety/stored-profile.ts'

/**
 * Member's profile. `displayName` appears on the member's posts; null until they choose a name. `dateOfBirth` is `yyyy-
 * mm-dd`; `memberSince` is milliseconds since the epoch.
 */
export type Profile = {
  email: string
  fullName: string
  displayName: string | null
  dateOfBirth: string | null
  location: string | null
  memberSince: number
}

/** Answers from `/for-you` saved in the account. Times are milliseconds since the epoch. */
export type SafetyCopy = { answers: StoredProfile; consent: string; agreedAt: number; updatedAt: number }
