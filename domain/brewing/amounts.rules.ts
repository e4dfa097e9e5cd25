import type { BrewedHerb, BrewHerb } from './brewing.types.ts'

/** Herb with its share of a blend. Shares are relative weights; the default is 1. */
export type BlendHerb<AnyHerb extends BrewHerb = BrewHerb> = { herb: AnyHerb; share?: number }

/**
 * Sum of the shares. Herbs in a blend need less each, but the sum grows with every herb so that the cup doesn't become
 * weak.
 */
const calculateShareSum = (count: number) => (count < 2 ? 1 : Math.min(2, 0.9 + count * 0.25))
const maxCupGrams = 6
const maxDayGrams = 12

/**
 * Rounds grams down to an amount that a kitchen scale can weigh: quarters from a gram up, tenths below, and twentieths
 * below 0.3 g. Never below 0.05 g.
 */
function roundToScale(grams: number): number {
  const step = grams < 0.3 ? 0.05 : grams < 1 ? 0.1 : 0.25
  return Math.max(0.05, Number((Math.floor(grams / step + 1e-6) * step).toFixed(2)))
}

const calculateMaxPerCup = ({ tea, maxDailyGrams }: BrewHerb, cupsPerDay: number) =>
  Math.min(tea.gramsPerCupMax, maxDailyGrams / cupsPerDay)

/** Returns the cups a day that all herbs allow, at most as many as requested and at least 1. */
export const calculateCupsPerDay = (herbs: readonly BrewHerb[], requestedCups: number): number =>
  Math.max(1, Math.floor(Math.min(requestedCups, ...herbs.map(({ tea }) => tea.cupsPerDayMax))))

/**
 * Returns the grams of dried herb a cup. Each herb gets its share of an amount in the upper half of its usual range,
 * and never exceeds its maximum for a cup or a day. All herbs together have at most 6 g a cup and 12 g a day.
 */
export function calculateBlendGrams<AnyHerb extends BrewHerb>(
  blend: readonly BlendHerb<AnyHerb>[],
  cupsPerDay: number,
): BrewedHerb<AnyHerb>[] {
  const total = blend.reduce((sum, { share = 1 }) => sum + Math.max(0, share), 0)
  const shareSum = calculateShareSum(blend.length)
  const portions = blend.map(({ herb, share = 1 }) => {
    const shareFactor = total > 0 ? Math.min(1, (Math.max(0, share) / total) * shareSum) : 1
    const usualGrams = (herb.tea.gramsPerCupMin + 2 * herb.tea.gramsPerCupMax) / 3
    return { herb, grams: Math.min(shareFactor * usualGrams, calculateMaxPerCup(herb, cupsPerDay)) }
  })
  const gramsPerCup = portions.reduce((sum, { grams }) => sum + grams, 0)
  const scale = Math.min(1, maxCupGrams / gramsPerCup, maxDayGrams / (gramsPerCup * cupsPerDay))
  return portions.map(({ herb, grams }) => ({ herb, gramsPerCup: roundToScale(grams * scale) }))
}
