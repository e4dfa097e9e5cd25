import { evidenceGrades, personStatuses, severities } from '#domain/safety/vocabulary.ts'

import { type FactName, type HerbFactValues, mapFacts } from './fact-values.ts'

type StricterFunctions = {
  [Name in FactName]: (one: HerbFactValues[Name], other: HerbFactValues[Name]) => HerbFactValues[Name]
}

/** Functions that return the stricter of two values of a fact. Two lists are combined. */
const stricterFunctions: StricterFunctions = {
  gramsPerCupMin: Math.min,
  gramsPerCupMax: Math.min,
  cupsPerDayMax: Math.min,
  maxDailyGrams: Math.min,
  // Amounts in teaspoons are converted to grams, so a heavier teaspoon is stricter.
  gramsPerTeaspoon: Math.max,
  // Null is strictest: no amount counts as a cooking amount.
  cookingGramsPerDay: (one, other) => (one === null || other === null ? null : Math.min(one, other)),
  requirements: mergeLists,
  constituents: (one, other) => [
    ...mergeByKey(
      [...one, ...other],
      ({ name }) => name,
      (current, added) => (added.mgPerGram > current.mgPerGram ? added : current),
    ),
  ],
  pregnancy: (one, other) => chooseFirst(personStatuses, one, other),
  lactation: (one, other) => chooseFirst(personStatuses, one, other),
  minAgeYears: Math.max,
  adviceAfterDays: (one, other) => (one === null || other === null ? (one ?? other) : Math.min(one, other)),
  maxDurationDays: (one, other) => (one === null || other === null ? (one ?? other) : Math.min(one, other)),
  contraindications: mergeLists,
  conditionCautions: mergeLists,
  interactions: (one, other) => [
    ...mergeByKey(
      [...one, ...other],
      ({ drugClass, effect }) => `${drugClass} ${effect}`,
      (current, added) =>
        chooseFirst(severities, current.severity, added.severity) === current.severity ? current : added,
    ),
  ],
  allergens: mergeLists,
  effectTags: mergeLists,
  conditional: (one, other) => one || other,
  uses: (one, other) =>
    one.flatMap((use) => {
      const matching = other.find(({ use: otherUse, category }) => otherUse === use.use && category === use.category)
      return matching
        ? [chooseFirst(gradesWeakestFirst, use.evidence, matching.evidence) === use.evidence ? use : matching]
        : []
    }),
}

const gradesWeakestFirst = evidenceGrades.toReversed()

/** Returns the stricter of two values. Combines two lists into one that is at least as strict as both. */
export const chooseStricterFact = <Name extends FactName>(
  name: Name,
  one: HerbFactValues[Name],
  other: HerbFactValues[Name],
): HerbFactValues[Name] => stricterFunctions[name](one, other)

export const chooseStricterValues = (one: HerbFactValues, other: HerbFactValues): HerbFactValues =>
  clampToOwnLimits(mapFacts((name) => chooseStricterFact(name, one[name], other[name])))

/** Caps `maxDailyGrams` at `gramsPerCupMax` × `cupsPerDayMax`, and `gramsPerCupMin` at `gramsPerCupMax`. */
export function clampToOwnLimits(values: HerbFactValues): HerbFactValues {
  const { gramsPerCupMin, gramsPerCupMax, cupsPerDayMax, maxDailyGrams } = values
  return {
    ...values,
    gramsPerCupMin: Math.min(gramsPerCupMin, gramsPerCupMax),
    maxDailyGrams: Math.min(maxDailyGrams, Number((gramsPerCupMax * cupsPerDayMax).toFixed(6))),
  }
}

function mergeLists<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  return [...new Set([...one, ...other])]
}

function mergeByKey<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
  merge: (one: Item, other: Item) => Item,
) {
  const itemByKey = new Map<string, Item>()
  for (const item of items) {
    const matching = itemByKey.get(getKey(item))
    itemByKey.set(getKey(item), matching === undefined ? item : merge(matching, item))
  }
  return itemByKey.values()
}

const chooseFirst = <Item>(ranked: readonly Item[], one: Item, other: Item): Item =>
  ranked.indexOf(one) <= ranked.indexOf(other) ? one : other
