import type { Source } from '#domain/safety/facts.ts'

import {
  type FactGroup,
  type FactName,
  factValuesOf,
  factNames,
  type HerbFactValues,
  isSameFact,
  mapFacts,
  type SomeFactValues,
  withFactValues,
} from './fact-values.ts'
import type { Herb } from './herbs.schemas.ts'
import { stricterFact, withinItself } from './stricter-facts.ts'

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
 * Facts of a herb that an administrator edited: `mine` are the edited values, `seen` the values of the release at that
 * time, `sources` the sources of the edits.
 */
export type FactEdits = {
  mine: SomeFactValues
  seen: SomeFactValues
  sources: Partial<Record<FactName, Source>>
}

export const noEdits: FactEdits = { mine: {}, seen: {}, sources: {} }

export const editedFacts = ({ mine }: FactEdits): FactName[] => factNames.filter((name) => mine[name] !== undefined)

/** Returns the edited facts whose value in the release has changed since the edit, and isn't the edited value. */
export function disputedFacts(released: HerbFactValues, edits: FactEdits): FactName[] {
  return editedFacts(edits).filter(
    (name) => !isSameFact(released[name], edits.seen[name]) && !isSameFact(released[name], edits.mine[name]),
  )
}

/**
 * Returns the values in use: the edited ones before those of the release. For a disputed fact, the stricter one counts.
 */
export function valuesInUse(released: HerbFactValues, edits: FactEdits): HerbFactValues {
  const edited = editedFacts(edits)
  if (edited.length === 0) return released
  const disputed = new Set(disputedFacts(released, edits))
  return withinItself(
    mapFacts((name) => {
      const mine = edits.mine[name]
      if (mine === undefined) return released[name]
      return disputed.has(name) ? stricterFact(name, mine, released[name]) : mine
    }),
  )
}

/** Returns a herb with its edited facts. The sources of the edits replace those of their groups. */
export function herbInUse<AnyHerb extends Herb>(released: AnyHerb, edits: FactEdits): AnyHerb {
  const edited = editedFacts(edits)
  if (edited.length === 0) return released
  const sources = [...released.sources]
  const figures = { ...released.figures }
  for (const name of edited) {
    const source = edits.sources[name]
    if (!source) continue
    const known = sources.find(({ cite }) => cite === source.cite)
    const id = known?.id ?? `edited-${factGroups[name].toLowerCase()}-${sources.length}`
    if (!known) sources.push({ ...source, id })
    for (const key of Object.keys(figures)) if (key.split('.')[0] === factGroups[name]) delete figures[key]
    figures[factGroups[name]] = [id]
  }
  return { ...withFactValues(released, valuesInUse(factValuesOf(released), edits)), sources, figures }
}

/** Returns the facts whose new value allows something that the old one didn't. */
export const relaxedFacts = (before: HerbFactValues, after: HerbFactValues): FactName[] =>
  changedFacts(before, after).filter((name) => !isSameFact(stricterFact(name, before[name], after[name]), after[name]))

export const changedFacts = (before: HerbFactValues, after: HerbFactValues): FactName[] =>
  factNames.filter((name) => !isSameFact(before[name], after[name]))
