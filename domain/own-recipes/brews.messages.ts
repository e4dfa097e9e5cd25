import { formatDay } from '#domain/date-in-words.ts'
import { formatPlural } from '#domain/words.ts'

import { type BrewSummary, maxBrews } from './brews.types.ts'

export const brewMessages = {
  saved: 'Brew saved',
  full: `You already have ${maxBrews} brews of this recipe, which is the limit. Delete one to add another.`,
  future: 'Choose today or an earlier day',
  notDeleted: 'We couldn’t delete this brew. Try again in a moment.',
} as const

/** Formats an average of stars with one decimal at most, such as `4.5`. */
export const formatStars = (stars: number): string => String(Number(stars.toFixed(1)))

/** Returns `Made 3 times, last on 24 Nov 2026 · 4.5 of 5 stars`. Returns an empty text if the recipe was never made. */
export function describeBrews({ count, lastDay, averageStars }: BrewSummary): string {
  if (count === 0) return ''
  const made =
    count === 1 ? `Made once, on ${formatDay(lastDay)}` : `Made ${count} times, last on ${formatDay(lastDay)}`
  return averageStars === 0 ? made : `${made} · ${formatStars(averageStars)} of 5 stars`
}

/** Returns `4 stars`, or an empty text without a rating. */
export const describeStars = (stars: number | null): string => (stars === null ? '' : formatPlural(stars, 'star'))
