import { evidenceGrades, personStatuses, severities } from '#domain/safety/vocabulary.ts'

import { type FactName, type HerbFactValues, mapFacts } from './fact-values.ts'

type Stricter = { [Name in FactName]: (one: HerbFactValues[Name], other: HerbFactValues[Name]) => HerbFactValues[Name] }

/**
 * Functions that return the stricter of two values of a fact. If neither is stricter, they return what both contain.
 */
const stricter: Stricter = {
  gramsPerCupMin: Math.min,
  gramsPerCupMax: Math.min,
  cupsPerDayMax: Math.min,
  maxDailyGrams: Math.min,
  // Recipes without grams are weighed by the teaspoon, so more grams a teaspoon is stricter.
  gramsPerTeaspoon: Math.max,
  // Null means that no amount counts as a cooking amount, which is stricter than any amount.
  cookingGramsPerDay: (one, other) => (one === null || other === null ? null : Math.min(one, other)),
  requirements: union,
  constituents: (one, other) => [
    ...mergeByKey(
      [...one, ...other],
      ({ name }) => name,
      (some, more) => (more.mgPerGram > some.mgPerGram ? more : some),
    ),
  ],
  pregnancy: (one, other) => firstOf(personStatuses, one, other),
  lactation: (one, other) => firstOf(personStatuses, one, other),
  minAgeYears: Math.max,
  adviceAfterDays: (one, other) => (one === null || other === null ? (one ?? other) : Math.min(one, other)),
  maxDurationDays: (one, other) => (one === null || other === null ? (one ?? other) : Math.min(one, other)),
  contraindications: union,
  conditionCautions: union,
  interactions: (one, other) => [
    ...mergeByKey(
      [...one, ...other],
      ({ drugClass, effect }) => `${drugClass} ${effect}`,
      (some, more) => (firstOf(severities, some.severity, more.severity) === some.severity ? some : more),
    ),
  ],
  allergens: union,
  effectTags: union,
  conditional: (one, other) => one || other,
  uses: (one, other) =>
    one.flatMap((use) => {
      const same = other.find(({ use: words, category }) => words === use.use && category === use.category)
      return same ? [firstOf(weakestFirst, use.evidence, same.evidence) === use.evidence ? use : same] : []
    }),
}

const weakestFirst = evidenceGrades.toReversed()

/**
 * Returns the stricter value of a fact, which allows no more than either of the two. Values are grams, years, days or
 * codes.
 */
export const stricterFact = <Name extends FactName>(
  name: Name,
  one: HerbFactValues[Name],
  other: HerbFactValues[Name],
): HerbFactValues[Name] => stricter[name](one, other)

export const stricterValues = (one: HerbFactValues, other: HerbFactValues): HerbFactValues =>
  withinItself(mapFacts((name) => stricterFact(name, one[name], other[name])))

/** Lowers the daily maximum to what the cups allow, and the minimum of a cup to its maximum. */
export function withinItself(values: HerbFactValues): HerbFactValues {
  const { gramsPerCupMin, gramsPerCupMax, cupsPerDayMax, maxDailyGrams } = values
  return {
    ...values,
    gramsPerCupMin: Math.min(gramsPerCupMin, gramsPerCupMax),
    maxDailyGrams: Math.min(maxDailyGrams, Number((gramsPerCupMax * cupsPerDayMax).toFixed(6))),
  }
}

function union<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  return [...new Set([...one, ...other])]
}

function mergeByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  join: (one: Item, other: Item) => Item,
) {
  const merged = new Map<string, Item>()
  for (const item of items) {
    const same = merged.get(keyOf(item))
    merged.set(keyOf(item), same === undefined ? item : join(same, item))
  }
  return merged.values()
}

const firstOf = <Item>(ranked: readonly Item[], one: Item, other: Item): Item =>
  ranked.indexOf(one) <= ranked.indexOf(other) ? one : other
