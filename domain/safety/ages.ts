import { calculateDailyGrams } from '../amounts/weights.ts'
import { caffeineMg, calculateCaffeineMg } from './caffeine.ts'
import type { HerbFacts } from './facts.ts'

type Facts = Pick<
  HerbFacts,
  'constituents' | 'minAgeYears' | 'childDoses' | 'cookingGramsPerDay' | 'minorGramsPerDay' | 'maxDailyGrams'
> & { tea: Pick<HerbFacts['tea'], 'gramsPerCupMax'> }
type HerbAmount = { herb: Facts; gramsPerCup: number }
type ChildDose = HerbFacts['childDoses'][number]

/** Age in years from which adult amounts apply. A herb may have a different age. */
export const adultAmountsFromAge = 12
export const adultAge = 18
/** Age in years above which missing answers about pregnancy and breastfeeding do not count. */
export const maxChildbearingAgeYears = 55
/** Age in years below which a child may only have amounts from a source, not even a cooking amount. */
export const cookingAmountsFromAge = 4
/** Share of an adult's cooking amount that a child eats. This limit is our own. */
const childCookingShare = 0.5

/** True when the value is above the limit. Tolerates rounding errors. */
export const exceeds = (value: number, limit: number) => value > limit + 1e-9

/**
 * Returns a child's maximum amounts of a herb, in grams of dried herb; undefined when no source gives an amount for
 * that age.
 */
export function getChildLimits(
  { childDoses, tea, maxDailyGrams }: Pick<HerbFacts, 'childDoses' | 'maxDailyGrams'> & Pick<Facts, 'tea'>,
  ageYears: number,
): ChildDose | undefined {
  const dose = childDoses.findLast(({ fromAgeYears }) => fromAgeYears <= ageYears)
  if (!dose) return undefined
  return {
    ...dose,
    gramsPerCupMax: Math.min(dose.gramsPerCupMax, tea.gramsPerCupMax),
    maxDailyGrams: Math.min(dose.maxDailyGrams, maxDailyGrams),
  }
}

/** Returns a minor amount for a child, in grams of dried herb a day. */
export function getChildMinorGrams(
  { cookingGramsPerDay, minorGramsPerDay }: Pick<HerbFacts, 'cookingGramsPerDay' | 'minorGramsPerDay'>,
  ageYears: number,
): number {
  if (ageYears < cookingAmountsFromAge) return 0
  return minorGramsPerDay['children'] ?? (cookingGramsPerDay ?? 0) * childCookingShare
}

/**
 * Returns the youngest age in years at which every amount passes. Returns 18 when people under 18 should not have that
 * much caffeine.
 */
export function findMinimumAge(amounts: readonly HerbAmount[], cupsPerDay: number): number {
  const childAges = new Set(amounts.flatMap(({ herb }) => herb.childDoses.map(({ fromAgeYears }) => fromAgeYears)))
  const childAge = [...childAges]
    .toSorted((one, other) => one - other)
    .find((age) => isSuitableForChild(amounts, cupsPerDay, age))
  if (childAge !== undefined) return childAge
  const caffeinePerCup = amounts.reduce((sum, { herb, gramsPerCup }) => sum + calculateCaffeineMg(herb, gramsPerCup), 0)
  const { day, cup: maxPerCup } = caffeineMg.under18
  const hasTooMuchCaffeine =
    exceeds(caffeinePerCup, maxPerCup) || exceeds(calculateDailyGrams(caffeinePerCup, cupsPerDay), day)
  const aboveMinor = amounts.filter(({ herb, gramsPerCup }) =>
    exceeds(
      calculateDailyGrams(gramsPerCup, cupsPerDay),
      herb.minorGramsPerDay['minAge'] ?? herb.cookingGramsPerDay ?? 0,
    ),
  )
  return Math.max(
    hasTooMuchCaffeine ? adultAge : adultAmountsFromAge,
    ...aboveMinor.map(({ herb }) => herb.minAgeYears),
  )
}

/** True when a child of this age may drink each herb in this amount without asking a doctor. */
function isSuitableForChild(amounts: readonly HerbAmount[], cupsPerDay: number, ageYears: number): boolean {
  const caffeine = amounts.reduce((sum, { herb, gramsPerCup }) => sum + calculateCaffeineMg(herb, gramsPerCup), 0)
  if (exceeds(calculateDailyGrams(caffeine, cupsPerDay), caffeineMg.under12.day)) return false
  return amounts.every(({ herb, gramsPerCup }) => {
    const grams = calculateDailyGrams(gramsPerCup, cupsPerDay)
    if (!exceeds(grams, getChildMinorGrams(herb, ageYears))) return true
    const limits = getChildLimits(herb, ageYears)
    if (!limits || limits.doctorFirst) return false
    return !exceeds(gramsPerCup, limits.gramsPerCupMax) && !exceeds(grams, limits.maxDailyGrams)
  })
}
