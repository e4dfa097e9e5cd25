import { calculateCupsPerDay, calculateBlendGrams } from '../brewing/amounts.rules.ts'
import type { Aim, BlendParts, HerbToBlend } from './blends.types.ts'
import { findBestFit } from './herb-fit.rules.ts'

/** Relative weights of the herbs in a blend, from the first herb to the last. */
const herbShares = [4, 3.5, 2.5, 2]

const cupsByCategory: Partial<Record<Aim['category'], number>> = {
  'Sleep Problems': 1,
  'Stress & Anxiety': 2,
  'Headaches & Migraines': 2,
  'Energy & Focus': 2,
  Inflammation: 2,
  "Women's Health": 2,
}
const defaultCups = 3
const cupsForTaste = 2

/** Returns the cups per day and each herb's grams per cup. Herbs that serve the aims best come first. */
export function createBlendParts(herbs: readonly HerbToBlend[], aims: readonly Aim[]): BlendParts {
  const calculateWeight = (herb: HerbToBlend) =>
    aims.reduce((sum, aim) => sum + (findBestFit(herb, aim)?.weight ?? 0), 0)
  const sortedHerbs = herbs
    .map((herb) => ({ herb, weight: calculateWeight(herb) }))
    .toSorted((one, other) => other.weight - one.weight || (one.herb.slug < other.herb.slug ? -1 : 1))
    .map(({ herb }) => herb)
  const cupsForAims =
    aims.length > 0 ? Math.min(...aims.map(({ category }) => cupsByCategory[category] ?? defaultCups)) : cupsForTaste
  const cupsPerDay = calculateCupsPerDay(sortedHerbs, cupsForAims)
  const weightedHerbs = sortedHerbs.map((herb, position) => ({ herb, share: herbShares[position] ?? 1 }))
  return {
    aims: aims.map(({ code }) => code),
    herbs: calculateBlendGrams(weightedHerbs, cupsPerDay).map(({ herb: { slug }, gramsPerCup }) => ({
      slug,
      gramsPerCup,
    })),
    cupsPerDay,
  }
}
