import { formatDay } from '#domain/date-in-words.ts'
import { addMonths, isDay } from '#domain/days.ts'

/**
 * Returns the best-before date (`yyyy-mm-dd`) of the herb with the shortest shelf life. Returns undefined if the date
 * is invalid or there are no herbs.
 */
export const calculateBestBefore = (madeOn: string, shelfLifeMonths: readonly number[]): string | undefined =>
  isDay(madeOn) && shelfLifeMonths.length > 0 ? addMonths(madeOn, Math.min(...shelfLifeMonths)) : undefined

type LabelDates = { madeOn: string; bestBefore: string }

/** Returns error messages for a label's dates (`yyyy-mm-dd`). Ignores invalid dates. */
export function findDateErrors(
  { madeOn, bestBefore }: LabelDates,
  today: string,
): Partial<Record<keyof LabelDates, string>> {
  const [isFuture, isEarlier] = [madeOn > today, bestBefore < madeOn]
  return {
    ...(isDay(madeOn) && isFuture && { madeOn: 'This date is in the future.' }),
    ...(isDay(madeOn) &&
      isDay(bestBefore) &&
      isEarlier && { bestBefore: 'The best-before date can’t be before the “Made on” date.' }),
  }
}

/** Formats a date (`yyyy-mm-dd`), such as `24 Nov 2026`. Returns an empty string for an invalid date. */
export const formatLabelDate = (date: string): string => (isDay(date) ? formatDay(date) : '')
