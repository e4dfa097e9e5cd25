import { dayInWords } from '#domain/date-in-words.ts'
import { addMonths, isDay } from '#domain/days.ts'

/** The day (`yyyy-mm-dd`) until which the herb that keeps shortest is good; undefined without a day or a herb. */
export const bestBefore = (madeOn: string, shelfLifeMonths: readonly number[]): string | undefined =>
  isDay(madeOn) && shelfLifeMonths.length > 0 ? addMonths(madeOn, Math.min(...shelfLifeMonths)) : undefined

type Days = { madeOn: string; bestBefore: string }

/** What cannot be of the days of a label (`yyyy-mm-dd`), in words; what is no day is no fault. */
export function errorsOfDays({ madeOn, bestBefore }: Days, today: string): Partial<Record<keyof Days, string>> {
  const [isFuture, isEarlier] = [madeOn > today, bestBefore < madeOn]
  return {
    ...(isDay(madeOn) && isFuture && { madeOn: 'This day is still to come.' }),
    ...(isDay(madeOn) && isDay(bestBefore) && isEarlier && { bestBefore: 'This is before the day it was made.' }),
  }
}

/** `MMM dd, yyyy` of a day written as `yyyy-mm-dd`; nothing for what is no day. */
export const labelDay = (written: string): string => (isDay(written) ? dayInWords(written) : '')
