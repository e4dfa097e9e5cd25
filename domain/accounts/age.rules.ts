import { countYearsBetween } from '#domain/safety/stored-profile.ts'

const minAge = 13
const maxAge = 130

/** Returns the error for a date of birth (`yyyy-mm-dd`), or undefined if the date is valid on `today`. */
export function findBirthDateError(dateOfBirth: string | null, today: string): string | undefined {
  if (dateOfBirth === null) return undefined
  const age = countYearsBetween(dateOfBirth, today)
  if (dateOfBirth > today || age > maxAge) return 'Please check the year'
  return age < minAge ? `You must be at least ${minAge} years old to create an account` : undefined
}
