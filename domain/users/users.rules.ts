import { addDays, dayAt } from '../days.ts'

/** Characters of the reason for a suspension. */
export const reasonMax = 300
/** What an account wrote is counted up to here. */
export const countedMax = 1000
/** Premium may be granted for so many days at the most. */
const premiumDaysMax = 3660

/** Until when premium lasts whose last day this is: the end of that day in Greenwich, in milliseconds since the epoch. */
export const endOfDay = (lastDay: string): number => Date.parse(`${lastDay}T23:59:59.999Z`)

/** The days, `yyyy-mm-dd`, among which the last day of premium is chosen; `now` in milliseconds since the epoch. */
export function grantableDays(now: number): { first: string; last: string } {
  const today = dayAt(now)
  return { first: today, last: addDays(today, premiumDaysMax) }
}

/** Whether premium may last until the end of the day. */
export function isGrantable(lastDay: string, now: number): boolean {
  const { first, last } = grantableDays(now)
  return lastDay >= first && lastDay <= last
}
