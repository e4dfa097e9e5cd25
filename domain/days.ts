import { dayMs } from './durations.ts'

/** The day that is `count` days after a day, both `yyyy-mm-dd`; calendar days, so that no change of the clock moves them. */
export const addDays = (day: string, count: number): string =>
  new Date(noon(day) + count * dayMs).toISOString().slice(0, 10)

/** The same day of the month so many months later, or the last one of a shorter month. */
export function addMonths(day: string, count: number): string {
  const moved = new Date(noon(day))
  const dayOfMonth = moved.getUTCDate()
  moved.setUTCMonth(moved.getUTCMonth() + count + 1, 0)
  moved.setUTCDate(Math.min(dayOfMonth, moved.getUTCDate()))
  return dayAt(moved.getTime())
}

/** Calendar days from one day to another, negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / dayMs)

/** The day in Greenwich, `yyyy-mm-dd`, of a moment in milliseconds since the epoch. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether it is a day of the calendar as `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))]
  if (month === 2 && day === 29) return isLeap(Number(text.slice(0, 4)))
  return day >= 1 && day <= (daysOfMonths[month - 1] ?? 0)
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Milliseconds since the epoch in the middle of a day, as if everybody lived in Greenwich. */
export const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
