import { yearsBetween } from '#domain/safety/stored-profile.ts'

/** Years. */
const ageMin = 13
const ageMax = 130

/** What is wrong with a date of birth, `yyyy-mm-dd`, on `today`; undefined when nothing is, or when none was given. */
export function birthError(dateOfBirth: string | null, today: string): string | undefined {
  if (dateOfBirth === null) return undefined
  const age = yearsBetween(dateOfBirth, today)
  if (dateOfBirth > today || age > ageMax) return 'Please check the year of this date'
  return age < ageMin ? `You must be at least ${ageMin} years old to create an account` : undefined
}
