import { addDays, dayAt } from '../days.ts'

/** Maximum characters of the reason for a suspension. */
export const reasonMax = 300
/** Maximum count of an account's texts. */
export const countedMax = 1000
/** Maximum days of premium. */
const premiumDaysMax = 3660

/** Returns the end of premium's last day in UTC, in milliseconds since the epoch. */
export const endOfDay = (lastDay: string): number => Date.parse(`${lastDay}T23:59:59.999Z`)

/** Returns the range of days (`yyyy-mm-dd`) for the last day of premium. `now` is milliseconds since the epoch. */
export function grantableDays(now: number): { first: string; last: string } {
  const today = dayAt(now)
  return { first: today, last: addDays(today, premiumDaysMax) }
}

/** Returns true if premium may last until the end of the day. */
export function isGrantable(lastDay: string, now: number): boolean {
  const { first, last } = grantableDays(now)
  return lastDay >= first && lastDay <= last
}
