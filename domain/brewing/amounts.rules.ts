import type { BrewedHerb, BrewHerb } from './brewing.types.ts'

/** A herb with its share of a blend; shares are weights beside each other, 1 unless given. */
export type Shared<Given extends BrewHerb = BrewHerb> = { herb: Given; share?: number }

/** In company herbs need less each, but not so much less that the cup is thin: what the shares add up to grows with each herb. */
const fullnessOf = (count: number) => (count < 2 ? 1 : Math.min(2, 0.9 + count * 0.25))
const cupGramsMax = 6
const dayGramsMax = 12

/** Weighable on a kitchen scale: tenths below a gram, quarters above; the smallest spices in twentieths. */
function weighable(grams: number): number {
  const step = grams < 0.3 ? 0.05 : grams < 1 ? 0.1 : 0.25
  return Math.max(0.05, Number((Math.floor(grams / step + 1e-6) * step).toFixed(2)))
}

const cupMost = ({ tea, maxDailyGrams }: BrewHerb, cupsPerDay: number) =>
  Math.min(tea.gramsPerCupMax, maxDailyGrams / cupsPerDay)

/** The most cups a day that each of the herbs lets pass, and no more than wanted; at least 1. */
export const cupsFor = (herbs: readonly BrewHerb[], wanted: number): number =>
  Math.max(1, Math.floor(Math.min(wanted, ...herbs.map(({ tea }) => tea.cupsPerDayMax))))

/**
 * Grams of dried herb a cup: of each its share of the upper half of what is usual in a cup, never above that, the most of a day, nor
 * all together more than 6 g a cup and 12 g a day.
 */
export function gramsOfBlend<Given extends BrewHerb>(
  blend: readonly Shared<Given>[],
  cupsPerDay: number,
): BrewedHerb<Given>[] {
  const total = blend.reduce((sum, { share = 1 }) => sum + Math.max(0, share), 0)
  const fullness = fullnessOf(blend.length)
  const wanted = blend.map(({ herb, share = 1 }) => {
    const part = total > 0 ? Math.min(1, (Math.max(0, share) / total) * fullness) : 1
    const usual = (herb.tea.gramsPerCupMin + 2 * herb.tea.gramsPerCupMax) / 3
    return { herb, grams: Math.min(part * usual, cupMost(herb, cupsPerDay)) }
  })
  const cup = wanted.reduce((sum, { grams }) => sum + grams, 0)
  const thinner = Math.min(1, cupGramsMax / cup, dayGramsMax / (cup * cupsPerDay))
  return wanted.map(({ herb, grams }) => ({ herb, gramsPerCup: weighable(grams * thinner) }))
}
