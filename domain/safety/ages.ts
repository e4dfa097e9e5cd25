import { dailyGrams } from './amounts.ts'
import { caffeineMg, caffeineOf } from './caffeine.ts'
import type { HerbFacts } from './facts.ts'

type Facts = Pick<
  HerbFacts,
  'constituents' | 'minAgeYears' | 'childDoses' | 'cookingGramsPerDay' | 'minorGramsPerDay' | 'maxDailyGrams'
> & { tea: Pick<HerbFacts['tea'], 'gramsPerCupMax'> }
type Part = { herb: Facts; gramsPerCup: number }
type ChildDose = HerbFacts['childDoses'][number]

/** Years; from this age on the amounts of adults hold, unless a herb says otherwise. */
export const adultAmountsFromAge = 12
export const adultYears = 18
/** Years; older people are not asked about pregnancy and breastfeeding. */
export const childbearingYearsMax = 55
/** Years; younger children drink nothing that no source gives an amount for, not even a cooking amount. */
export const cookingAmountsFromAge = 4
/** Share of an adult's cooking amount that a child eats; a limit of our own. */
export const childCookingShare = 0.5

/** Comparisons allow this much; every limit is inclusive. */
export const above = (value: number, limit: number) => value > limit + 1e-9

/** The most of a herb for a child of that age in grams of dried herb; undefined where no source gives an amount. */
export function childLimits(
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

/** Grams of dried herb a day that are an ordinary amount in a child's food. */
export function childMinorGrams(
  { cookingGramsPerDay, minorGramsPerDay }: Pick<HerbFacts, 'cookingGramsPerDay' | 'minorGramsPerDay'>,
  ageYears: number,
): number {
  if (ageYears < cookingAmountsFromAge) return 0
  return minorGramsPerDay['children'] ?? (cookingGramsPerDay ?? 0) * childCookingShare
}

/** Years of the youngest for whom every amount passes; more caffeine than young people may have makes it 18. */
export function minimumAge(parts: readonly Part[], cupsPerDay: number): number {
  const starts = new Set(parts.flatMap(({ herb }) => herb.childDoses.map(({ fromAgeYears }) => fromAgeYears)))
  const childAge = [...starts].toSorted((one, other) => one - other).find((age) => isForChild(parts, cupsPerDay, age))
  if (childAge !== undefined) return childAge
  const cup = parts.reduce((sum, { herb, gramsPerCup }) => sum + caffeineOf(herb, gramsPerCup), 0)
  const { day, cup: cupMax } = caffeineMg.under18
  const stimulating = above(cup, cupMax) || above(dailyGrams(cup, cupsPerDay), day)
  const counted = parts.filter(({ herb, gramsPerCup }) =>
    above(dailyGrams(gramsPerCup, cupsPerDay), herb.minorGramsPerDay['minAge'] ?? herb.cookingGramsPerDay ?? 0),
  )
  return Math.max(stimulating ? adultYears : adultAmountsFromAge, ...counted.map(({ herb }) => herb.minAgeYears))
}

/** True where every herb has an amount for a child of that age that needs no doctor first, and the cup keeps to it. */
function isForChild(parts: readonly Part[], cupsPerDay: number, ageYears: number): boolean {
  const caffeine = parts.reduce((sum, { herb, gramsPerCup }) => sum + caffeineOf(herb, gramsPerCup), 0)
  if (above(dailyGrams(caffeine, cupsPerDay), caffeineMg.under12.day)) return false
  return parts.every(({ herb, gramsPerCup }) => {
    const grams = dailyGrams(gramsPerCup, cupsPerDay)
    if (!above(grams, childMinorGrams(herb, ageYears))) return true
    const limits = childLimits(herb, ageYears)
    if (!limits || limits.doctorFirst) return false
    return !above(gramsPerCup, limits.gramsPerCupMax) && !above(grams, limits.maxDailyGrams)
  })
}
