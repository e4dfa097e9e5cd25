import { type Amount, parseAmount } from './amount.ts'
import {
  cutUnits,
  findUnitInName,
  type Measure,
  teaspoonsInCup,
  type WeighedUnit,
  findMaterial,
  type Material,
} from './units.ts'

/** Plant materials with a factor from fresh to dried weight. */
export const plantMaterials = ['leaf', 'flower', 'herb', 'root', 'rhizome', 'fruit', 'seed', 'bark', 'peel'] as const

type PlantMaterial = (typeof plantMaterials)[number]

/**
 * Grams of dried herb from one gram of fresh material. These are editorial estimates that nobody has reviewed. The
 * factor for peel comes from the water in raw orange peel (72.5 g in 100 g, USDA); lemon peel contains more.
 */
export const freshToDriedFactor: Record<PlantMaterial, number> = {
  leaf: 0.25,
  flower: 0.2,
  herb: 0.25,
  root: 0.3,
  rhizome: 0.2,
  fruit: 0.2,
  seed: 1,
  bark: 0.5,
  peel: 0.3,
}

/** Grams in a pinch, a kitchen convention. */
export const pinchGrams = 0.3
export const defaultCupsPerDay = 3

/** Grams of one unit of a herb. `fresh` is true for the weight of the fresh plant. */
export type UnitWeight = { unit: WeighedUnit; grams: number; fresh: boolean }

/** Herb facts for converting an amount into grams of dried herb. */
export type WeighableHerb = {
  gramsPerTeaspoon: number
  tea: { gramsPerCupMax: number }
  freshPart: PlantMaterial | null
  weights?: readonly UnitWeight[] | undefined
}

/**
 * Returns the grams of dried herb in an amount; undefined for a unit without a weight for this herb. Fresh material
 * without a factor counts as dried. A tea bag always contains dried herb.
 */
export function calculateDriedGrams(
  { quantity, measure }: Amount,
  herb: WeighableHerb,
  material: Material,
): number | undefined {
  const factor = herb.freshPart ? freshToDriedFactor[herb.freshPart] : 1
  const standardGrams = standardUnitGrams(measure, herb)
  const weight = herb.weights?.find(({ unit }) => unit === measure)
  if (standardGrams !== undefined) {
    if (material !== 'fresh' || measure === 'teabag') return quantity * standardGrams
    return quantity * factor * Math.max(standardGrams, weight?.fresh ? weight.grams : 0)
  }
  if (!weight || (weight.fresh && material === 'dried' && cutUnits.has(measure))) return undefined
  return quantity * weight.grams * (weight.fresh ? factor : 1)
}

/** Returns the grams of a measure that every herb has. Fresh material is not converted. */
function standardUnitGrams(measure: Measure, herb: WeighableHerb): number | undefined {
  if (measure === 'gram') return 1
  if (measure === 'teaspoon') return herb.gramsPerTeaspoon
  if (measure === 'cup') return teaspoonsInCup * herb.gramsPerTeaspoon
  if (measure === 'pinch') return pinchGrams
  return measure === 'teabag' ? herb.tea.gramsPerCupMax : undefined
}

/**
 * Returns the grams of dried herb in a recipe line. A plain count takes its unit from the name: `4` with `fresh sage
 * leaves`. Returns undefined for an unclear amount: "a cup of tea" may mean brewed tea.
 */
export function parseDriedGrams(amount: string, name: string, herb: WeighableHerb): number | undefined {
  const parsed = parseAmount(amount)
  if (!parsed || (parsed.measure === 'cup' && /\bteas?$/i.test(name.trim()))) return undefined
  const measure = parsed.measure === 'whole' ? (findUnitInName(name) ?? 'whole') : parsed.measure
  const material =
    findMaterial(`${amount} ${name}`) ?? (herb.freshPart === 'rhizome' && gratedWords.test(name) ? 'fresh' : undefined)
  return calculateDriedGrams({ quantity: parsed.quantity, measure }, herb, material)
}

/**
 * Words that mean fresh ginger or turmeric: dried rhizomes are too hard to grate or mince. Dried rhizomes are sold
 * peeled, so `peeled` is not a sign.
 */
const gratedWords = /\b(?:grated|minced)\b/i

export const calculateDailyGrams = (gramsPerCup: number, cupsPerDay = defaultCupsPerDay): number =>
  gramsPerCup * cupsPerDay
