import { yearsBetween } from '#domain/safety/stored-profile.ts'

/** Minimum and maximum age in years. */
const minAge = 13
const maxAge = 130

/** Returns the message for an invalid date of birth (`yyyy-mm-dd`) on `today`, or undefined. */
export function findBirthDateError(dateOfBirth: string | null, today: string): string | undefined {
  if (dateOfBirth === null) return undefined
  const age = yearsBetween(dateOfBirth, today)
  if (dateOfBirth > today || age > maxAge) return 'Please check the year'
  return age < minAge ? `You must be at least ${minAge} years old to create an account` : undefined
}
