import { format } from 'date-fns/format'

/** `MMM dd, yyyy` where the reader is; `at` in milliseconds since the epoch. */
export const dayWords = (at: number): string => format(at, 'MMM dd, yyyy')

/** The day and the time where the reader is; `at` in milliseconds since the epoch. */
export const timeWords = (at: number): string => format(at, 'MMM dd, yyyy, HH:mm')
