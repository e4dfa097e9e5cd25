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

/**
 * Returns the month's name for a date that begins with `yyyy-mm`. Avoids `Intl`, which takes about 20 ms to load in
 * browsers.
 */
export const getMonthName = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? ''

/** Returns `Nov` for a date that begins with `yyyy-mm`. */
export const getShortMonthName = (day: string): string => getMonthName(day).slice(0, 3)

/** Returns `24 November 2026`; for shorter dates, `November 2026` or `2026`. Leaves other text unchanged. */
export function formatFullDate(date: string): string {
  const [year = date, month, day] = date.split('-')
  if (month === undefined) return year
  return [day && Number(day), getMonthName(date), year].filter(Boolean).join(' ')
}

/** Returns `24 Nov` for a date as `yyyy-mm-dd`. */
export const formatDayOfMonth = (day: string): string => `${Number(day.slice(8, 10))} ${getShortMonthName(day)}`

/** Returns `24 Nov 2026` for a date as `yyyy-mm-dd`. All dates on the site use this format. */
export const formatDay = (day: string): string => `${formatDayOfMonth(day)} ${Number(day.slice(0, 4))}`
