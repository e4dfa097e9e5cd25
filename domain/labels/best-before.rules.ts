import { formatDay } from '#domain/date-in-words.ts'
import { addMonths, isDay } from '#domain/days.ts'

/**
 * Returns the last date (`yyyy-mm-dd`) on which the herb with the shortest shelf life is good; undefined without a
 * valid date or a herb.
 */
export const calculateBestBefore = (madeOn: string, shelfLifeMonths: readonly number[]): string | undefined =>
  isDay(madeOn) && shelfLifeMonths.length > 0 ? addMonths(madeOn, Math.min(...shelfLifeMonths)) : undefined

type LabelDates = { madeOn: string; bestBefore: string }

/** Returns error messages for the dates of a label (`yyyy-mm-dd`). Invalid dates have no error here. */
export function findDateErrors(
  { madeOn, bestBefore }: LabelDates,
  today: string,
): Partial<Record<keyof LabelDates, string>> {
  const [isFuture, isEarlier] = [madeOn > today, bestBefore < madeOn]
  return {
    ...(isDay(madeOn) && isFuture && { madeOn: 'This date is in the future.' }),
    ...(isDay(madeOn) && isDay(bestBefore) && isEarlier && { bestBefore: 'This is before the date it was made.' }),
  }
}

/** Returns `24 Nov 2026` for a date as `yyyy-mm-dd`; empty for an invalid date. */
export const formatLabelDate = (date: string): string => (isDay(date) ? formatDay(date) : '')
