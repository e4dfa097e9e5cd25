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
