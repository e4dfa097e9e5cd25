const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })

/** `MMM dd, yyyy` where the reader is; `at` in milliseconds since the epoch. */
export const dayWords = (at: number): string => dayFormat.format(at)
