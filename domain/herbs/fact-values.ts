import type * as z from 'zod'

import type { factGroupNames } from './fact-limits.ts'
import type { herbFactValues, partialFactValues } from './fact-values.schemas.ts'
import type { Herb } from './herbs.schemas.ts'

export type HerbFactValues = z.infer<typeof herbFactValues>
export type PartialFactValues = z.infer<typeof partialFactValues>
export type FactName = keyof HerbFactValues
export type FactValue = HerbFactValues[FactName]

export const factNames = [
  'gramsPerCupMin',
  'gramsPerCupMax',
  'cupsPerDayMax',
  'maxDailyGrams',
  'gramsPerTeaspoon',
  'cookingGramsPerDay',
  'requirements',
  'constituents',
  'pregnancy',
  'lactation',
  'minAgeYears',
  'adviceAfterDays',
  'maxDurationDays',
  'contraindications',
  'conditionCautions',
  'interactions',
  'allergens',
  'effectTags',
  'conditional',
  'uses',
] as const satisfies readonly FactName[]

/** Builds the values of all facts. `getValue` must return a value of the fact's type. */
export const mapFacts = (getValue: (name: FactName) => FactValue): HerbFactValues =>
  Object.fromEntries(factNames.map((name) => [name, getValue(name)])) as HerbFactValues

export type FactGroup = (typeof factGroupNames)[number]

export function toFactValues({ tea: cup, ...facts }: Omit<Herb, 'slug'>): HerbFactValues {
  return {
    gramsPerCupMin: cup.gramsPerCupMin,
    gramsPerCupMax: cup.gramsPerCupMax,
    cupsPerDayMax: cup.cupsPerDayMax,
    maxDailyGrams: facts.maxDailyGrams,
    gramsPerTeaspoon: facts.gramsPerTeaspoon,
    cookingGramsPerDay: facts.cookingGramsPerDay,
    requirements: cup.requirements,
    constituents: facts.constituents,
    pregnancy: facts.pregnancy,
    lactation: facts.lactation,
    minAgeYears: facts.minAgeYears,
    adviceAfterDays: facts.adviceAfterDays,
    maxDurationDays: facts.maxDurationDays,
    contraindications: facts.contraindications,
    conditionCautions: facts.conditionCautions,
    interactions: facts.interactions,
    allergens: facts.allergens,
    effectTags: facts.effectTags,
    conditional: facts.conditional,
    uses: facts.uses,
  }
}

export function applyFactValues<HerbType extends Herb>(herb: HerbType, values: HerbFactValues): HerbType {
  const { gramsPerCupMin, gramsPerCupMax, cupsPerDayMax, requirements, ...facts } = values
  return { ...herb, ...facts, tea: { ...herb.tea, gramsPerCupMin, gramsPerCupMax, cupsPerDayMax, requirements } }
}

/** True if two values are equal. Ignores the order of lists. */
export function isSameFactValue(one: FactValue | undefined, other: FactValue | undefined): boolean {
  return toComparableText(one) === toComparableText(other)
}

const toComparableText = (value: FactValue | undefined): string =>
  Array.isArray(value)
    ? JSON.stringify(
        value.map((item) => (typeof item === 'string' ? item : JSON.stringify(listSortedEntries(item)))).toSorted(),
      )
    : JSON.stringify(value ?? null)

const listSortedEntries = (item: object) => Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1))
