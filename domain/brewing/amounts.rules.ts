import type { BrewedHerb, BrewHerb } from './brewing.types.ts'

/** Herb with its share of a blend. Shares are relative weights; the default is 1. */
export type BlendHerb<AnyHerb extends BrewHerb = BrewHerb> = { herb: AnyHerb; share?: number }

/** Returns the sum of the shares of `count` herbs. It grows with every herb, so that a mixed tea isn't weak. */
const calculateShareSum = (count: number) => (count < 2 ? 1 : Math.min(2, 0.9 + count * 0.25))
const maxCupGrams = 6
const maxDayGrams = 12

/**
 * Rounds grams down to a kitchen scale's steps: 0.25 g from one gram, 0.1 g from 0.3 g, otherwise 0.05 g. Never returns
 * less than 0.05 g.
 */
function roundToScale(grams: number): number {
  const step = grams < 0.3 ? 0.05 : grams < 1 ? 0.1 : 0.25
  return Math.max(0.05, Number((Math.floor(grams / step + 1e-6) * step).toFixed(2)))
}

const calculateMaxPerCup = ({ tea, maxDailyGrams }: BrewHerb, cupsPerDay: number) =>
  Math.min(tea.gramsPerCupMax, maxDailyGrams / cupsPerDay)

/** Returns the requested cups per day, or fewer if a herb allows only fewer. Never returns less than 1. */
export const calculateCupsPerDay = (herbs: readonly BrewHerb[], requestedCups: number): number =>
  Math.max(1, Math.floor(Math.min(requestedCups, ...herbs.map(({ tea }) => tea.cupsPerDayMax))))

/**
 * Returns each herb's grams of dried herb per cup. Stays within every herb's maximum per cup and per day. All herbs
 * together weigh at most 6 g per cup and 12 g per day.
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
