const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** `MMM dd, yyyy` in UTC: the worker draws it, and every browser has to draw the same. `at` in milliseconds since the epoch. */
export const postDay = (at: number): string => day.format(at)
