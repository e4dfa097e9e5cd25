import { dayMs } from './durations.ts'

/** Adds calendar days to a date, both as `yyyy-mm-dd`. Clock changes have no effect. */
export const addDays = (day: string, count: number): string =>
  new Date(getNoonMs(day) + count * dayMs).toISOString().slice(0, 10)

/** Adds months to a date. If the new month is too short, returns its last day. */
export function addMonths(day: string, count: number): string {
  const result = new Date(getNoonMs(day))
  const dayOfMonth = result.getUTCDate()
  result.setUTCMonth(result.getUTCMonth() + count + 1, 0)
  result.setUTCDate(Math.min(dayOfMonth, result.getUTCDate()))
  return toUtcDay(result.getTime())
}

/** Returns the number of calendar days between two dates, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((getNoonMs(to) - getNoonMs(from)) / dayMs)

/** Returns the UTC date (`yyyy-mm-dd`) of a time in milliseconds since the epoch. */
export const toUtcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True for a valid calendar date as `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))]
  if (month === 2 && day === 29) return isLeapYear(Number(text.slice(0, 4)))
  return day >= 1 && day <= (daysInMonths[month - 1] ?? 0)
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Returns noon of a date in UTC, in milliseconds since the epoch. */
export const getNoonMs = (day: string): number => Date.parse(`${day}T12:00:00Z`)
