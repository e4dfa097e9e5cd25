import { format } from 'date-fns/format'

/** `MMM dd, yyyy` where the reader is; `at` in milliseconds since the epoch. */
export const dayWords = (at: number): string => format(at, 'MMM dd, yyyy')
