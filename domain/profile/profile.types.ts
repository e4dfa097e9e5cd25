import type { StoredProfile } from '#domain/safety/stored-profile.ts'

/** What a member tells of themselves; `dateOfBirth` is `yyyy-mm-dd`, `memberSince` milliseconds since the epoch. */
export type Profile = {
  email: string
  fullName: string
  dateOfBirth: string | null
  location: string | null
  memberSince: number
}

/** The copy of the answers of `/for-you` in the account; times are milliseconds since the epoch. */
export type SafetyCopy = { answers: StoredProfile; consent: string; agreedAt: number; updatedAt: number }
