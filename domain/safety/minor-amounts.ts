import { calculateDailyGrams } from '../amounts/weights.ts'
import { exceeds } from './ages.ts'
import type { HerbFacts } from './facts.ts'
import { createFinding, type RawFinding } from './findings.ts'

type Facts = Pick<HerbFacts, 'minorGramsPerDay' | 'cookingGramsPerDay'>
type HerbAmount = { herb: Facts; gramsPerCup: number }

/**
 * Returns the threshold of a figure, in grams of dried herb a day; 0 when every amount counts. Sources give thresholds
 * for a group (`interactions`) or for one item in it (`lithium`).
 */
function getMinorGrams({ minorGramsPerDay, cookingGramsPerDay }: Facts, group: string, item?: string): number {
  const itemThreshold = item === undefined ? undefined : minorGramsPerDay[`${group}.${item}`]
  return itemThreshold ?? minorGramsPerDay[group] ?? cookingGramsPerDay ?? 0
}

/**
 * True when a day of the blend contains at most a minor amount of the herb. A threshold above the cooking amount spans
 * several meals, so no single cup may contain more than one cooking amount.
 */
export function isMinor({ herb, gramsPerCup }: HerbAmount, cupsPerDay: number, group: string, item?: string): boolean {
  const maxGramsPerDay = getMinorGrams(herb, group, item)
  const maxGramsPerCup = Math.min(maxGramsPerDay, herb.cookingGramsPerDay ?? maxGramsPerDay)
  return !exceeds(calculateDailyGrams(gramsPerCup, cupsPerDay), maxGramsPerDay) && !exceeds(gramsPerCup, maxGramsPerCup)
}

export const minorNotice = (amounts: readonly { herb: { slug: string } }[]): RawFinding[] =>
  amounts.length > 0 ? [createFinding('NOTICE', 'MINOR_AMOUNT', amounts)] : []
