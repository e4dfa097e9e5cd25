import { addDays, toUtcDay } from '../days.ts'

export const maxReasonLength = 300
export const maxCountedContributions = 1000
/** Maximum days of premium that an administrator can grant. */
const maxPremiumDays = 3660

/** Returns the end of a day in UTC, in milliseconds since the epoch. Premium ends then. */
export const getEndOfDayMs = (lastDay: string): number => Date.parse(`${lastDay}T23:59:59.999Z`)

/**
 * Returns the first and last date (`yyyy-mm-dd`) that premium can be granted until. `now` is milliseconds since the
 * epoch.
 */
export function getGrantableDates(now: number): { first: string; last: string } {
  const today = toUtcDay(now)
  return { first: today, last: addDays(today, maxPremiumDays) }
}

export function isGrantable(lastDay: string, now: number): boolean {
  const { first, last } = getGrantableDates(now)
  return lastDay >= first && lastDay <= last
}
