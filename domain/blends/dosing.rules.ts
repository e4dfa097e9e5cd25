import { cupsFor, gramsOfBlend } from '../brewing/amounts.rules.ts'
import type { Aim, BlendParts, HerbToBlend } from './blends.types.ts'
import { fitOf } from './fitting.rules.ts'

/** Relative weights of the herbs in a blend, in order; the first herb gets the most. */
const shares = [4, 3.5, 2.5, 2]

const cupsOf: Partial<Record<Aim['category'], number>> = {
  'Sleep Problems': 1,
  'Stress & Anxiety': 2,
  'Headaches & Migraines': 2,
  'Energy & Focus': 2,
  Inflammation: 2,
  "Women's Health": 2,
}
const usualCups = 3
const cupsForTaste = 2

/** Returns the cups per day and the herbs with their grams, those that serve the aims best first. */
export function partsOf(herbs: readonly HerbToBlend[], aims: readonly Aim[]): BlendParts {
  const serving = (herb: HerbToBlend) => aims.reduce((sum, aim) => sum + (fitOf(herb, aim)?.weight ?? 0), 0)
  const ordered = herbs
    .map((herb) => ({ herb, weight: serving(herb) }))
    .toSorted((one, other) => other.weight - one.weight || (one.herb.slug < other.herb.slug ? -1 : 1))
    .map(({ herb }) => herb)
  const cupsForAims =
    aims.length > 0 ? Math.min(...aims.map(({ category }) => cupsOf[category] ?? usualCups)) : cupsForTaste
  const cupsPerDay = cupsFor(ordered, cupsForAims)
  const shared = ordered.map((herb, position) => ({ herb, share: shares[position] ?? 1 }))
  return {
    aims: aims.map(({ code }) => code),
    herbs: gramsOfBlend(shared, cupsPerDay).map(({ herb: { slug }, gramsPerCup }) => ({ slug, gramsPerCup })),
    cupsPerDay,
  }
}
