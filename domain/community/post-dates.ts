import { dayInWords } from '../date-words.ts'
import { dayAt } from '../days.ts'

/** `MMM dd, yyyy` in UTC: the worker draws it, and every browser has to draw the same. `at` in milliseconds since the epoch. */
export const postDay = (at: number): string => dayInWords(dayAt(at))
