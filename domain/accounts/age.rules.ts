import { yearsBetween } from '#domain/safety/stored-profile.ts'

/** Minimum and maximum age in years. */
const ageMin = 13
const ageMax = 130

/** Returns the message for an invalid date of birth (`yyyy-mm-dd`) on `today`, or undefined. */
export function birthError(dateOfBirth: string | null, today: string): string | undefined {
  if (dateOfBirth === null) return undefined
  const age = yearsBetween(dateOfBirth, today)
  if (dateOfBirth > today || age > ageMax) return 'Please check the year'
  return age < ageMin ? `You must be at least ${ageMin} years old to create an account` : undefined
}
