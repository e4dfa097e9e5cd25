import type { Source } from '#domain/safety/facts.ts'

import {
  type FactGroup,
  type FactName,
  toFactValues,
  factNames,
  type HerbFactValues,
  isSameFactValue,
  mapFacts,
  type PartialFactValues,
  applyFactValues,
} from './fact-values.ts'
import type { Herb } from './herbs.schemas.ts'
import { chooseStricterFact, clampToOwnLimits } from './stricter-facts.ts'

export const factGroups: Record<FactName, FactGroup> = {
  gramsPerCupMin: 'dose',
  gramsPerCupMax: 'dose',
  cupsPerDayMax: 'dose',
  maxDailyGrams: 'dose',
  gramsPerTeaspoon: 'dose',
  cookingGramsPerDay: 'cookingAmount',
  requirements: 'dose',
  constituents: 'dose',
  pregnancy: 'pregnancy',
  lactation: 'lactation',
  minAgeYears: 'minAge',
  adviceAfterDays: 'duration',
  maxDurationDays: 'duration',
  contraindications: 'contraindications',
  conditionCautions: 'contraindications',
  interactions: 'interactions',
  allergens: 'allergens',
  effectTags: 'effects',
  conditional: 'effects',
  uses: 'uses',
}

/**
 * Edits to a herb's facts by administrators. `values` contains the edited values, `baseValues` the released values at
 * the time of the edit, and `sources` the source of each edit.
 */
export type FactEdits = {
  values: PartialFactValues
  baseValues: PartialFactValues
  sources: Partial<Record<FactName, Source>>
}

export const noEdits: FactEdits = { values: {}, baseValues: {}, sources: {} }

export const listEditedFacts = ({ values }: FactEdits): FactName[] =>
  factNames.filter((name) => values[name] !== undefined)

/** Returns the edited facts that have since changed in the release, unless the new value equals the edit. */
export function findDisputedFacts(releasedValues: HerbFactValues, edits: FactEdits): FactName[] {
  return listEditedFacts(edits).filter(
    (name) =>
      !isSameFactValue(releasedValues[name], edits.baseValues[name]) &&
      !isSameFactValue(releasedValues[name], edits.values[name]),
  )
}

/**
 * Returns the values in use. An edited value overrides the released value. For a disputed fact, the stricter value
 * applies.
 */
export function resolveFactValues(releasedValues: HerbFactValues, edits: FactEdits): HerbFactValues {
  const editedNames = listEditedFacts(edits)
  if (editedNames.length === 0) return releasedValues
  const disputedNames = new Set(findDisputedFacts(releasedValues, edits))
  return clampToOwnLimits(
    mapFacts((name) => {
      const editedValue = edits.values[name]
      if (editedValue === undefined) return releasedValues[name]
      return disputedNames.has(name) ? chooseStricterFact(name, editedValue, releasedValues[name]) : editedValue
    }),
  )
}

/** Returns the herb with the edits applied. The source of an edit replaces all sources of its fact group. */
export function applyFactEdits<HerbType extends Herb>(releasedValues: HerbType, edits: FactEdits): HerbType {
  const editedNames = listEditedFacts(edits)
  if (editedNames.length === 0) return releasedValues
  const sources = [...releasedValues.sources]
  const figures = { ...releasedValues.figures }
  for (const name of editedNames) {
    const source = edits.sources[name]
    if (!source) continue
    const existing = sources.find(({ cite }) => cite === source.cite)
    const id = existing?.id ?? `edited-${factGroups[name].toLowerCase()}-${sources.length}`
    if (!existing) sources.push({ ...source, id })
    for (const key of Object.keys(figures)) if (key.split('.')[0] === factGroups[name]) delete figures[key]
    figures[factGroups[name]] = [id]
  }
  return {
    ...applyFactValues(releasedValues, resolveFactValues(toFactValues(releasedValues), edits)),
    sources,
    figures,
  }
}

export const findRelaxedFacts = (before: HerbFactValues, after: HerbFactValues): FactName[] =>
  findChangedFacts(before, after).filter(
    (name) => !isSameFactValue(chooseStricterFact(name, before[name], after[name]), after[name]),
  )

export const findChangedFacts = (before: HerbFactValues, after: HerbFactValues): FactName[] =>
  factNames.filter((name) => !isSameFactValue(before[name], after[name]))
