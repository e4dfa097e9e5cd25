const dayMs = 86_400_000

/** The day that is `count` days after a day, both `yyyy-mm-dd`; calendar days, so that no change of the clock moves them. */
export const addDays = (day: string, count: number): string =>
  new Date(noon(day) + count * dayMs).toISOString().slice(0, 10)

/** Calendar days from one day to another, negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / dayMs)

/** The day in Greenwich, `yyyy-mm-dd`, of a moment in milliseconds since the epoch. */
export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

const words = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** `MMM dd, yyyy`. */
export const dayInWords = (day: string): string => words.format(noon(day))

/** Milliseconds since the epoch in the middle of a day, as if everybody lived in Greenwich. */
export const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
