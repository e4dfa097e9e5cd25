import { minuteMs } from './durations.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Minutes by which the clocks of a time zone are ahead of UTC at a moment, which is in milliseconds since the epoch. */
export type TimeZone = (at: number) => number

export const utc: TimeZone = () => 0

/** The name of the month of a day that begins with `yyyy-mm`. By hand: what browsers bring for it takes some 20 ms to wake up. */
export const monthOf = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? ''

/** `Nov`, of a day that begins with `yyyy-mm`. */
export const shortMonthOf = (day: string): string => monthOf(day).slice(0, 3)

/** `24 November 2026`, as publishers date an edition; `November 2026` and `2026` without its day or month. Other words stay as they are. */
export function dateInFull(date: string): string {
  const [year = date, month, day] = date.split('-')
  if (month === undefined) return year
  return [day && Number(day), monthOf(date), year].filter(Boolean).join(' ')
}

/** `24 Nov`, of a day as `yyyy-mm-dd`. */
export const dayOfMonthInWords = (day: string): string => `${Number(day.slice(8, 10))} ${shortMonthOf(day)}`

/** `24 Nov 2026`, of a day as `yyyy-mm-dd`: the format of every date on the site. */
export const dayInWords = (day: string): string => `${dayOfMonthInWords(day)} ${Number(day.slice(0, 4))}`

/** `24 Nov 2026`, in a time zone; `at` in milliseconds since the epoch. */
export const formatDate = (at: number, zone: TimeZone): string => dayInWords(clockAt(at, zone))

/** `24 Nov 2026, 14:05`, in a time zone; `at` in milliseconds since the epoch. */
export const formatDateTime = (at: number, zone: TimeZone): string => `${formatDate(at, zone)}, ${formatTime(at, zone)}`

/** `14:05`, in a time zone; `at` in milliseconds since the epoch. */
export const formatTime = (at: number, zone: TimeZone): string => clockAt(at, zone).slice(11, 16)

/** The same where the reader's zone is unknown, as in mails and in what the worker answers: `24 Nov 2026, 14:05 (UTC)`. */
export const formatUtc = (at: number): string => `${formatDateTime(at, utc)} (UTC)`

const clockAt = (at: number, zone: TimeZone) => new Date(at + zone(at) * minuteMs).toISOString()
