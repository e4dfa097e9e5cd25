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

/** The group of figures that each fact belongs to. */
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
 * What an administrator says of some facts of a herb: `mine` by fact, and `seen`, what the release said when that was decided.
 * `sources` are theirs, by fact.
 */
export type FactEdits = {
  mine: SomeFactValues
  seen: SomeFactValues
  sources: Partial<Record<FactName, Source>>
}

/** Nothing was edited. */
export const noEdits: FactEdits = { mine: {}, seen: {}, sources: {} }

/** The facts that are edited. */
export const editedFacts = ({ mine }: FactEdits): FactName[] => factNames.filter((name) => mine[name] !== undefined)

/** The facts of which a release says something else than it said when they were edited, and than what was edited. */
export function disputedFacts(released: HerbFactValues, edits: FactEdits): FactName[] {
  return editedFacts(edits).filter(
    (name) => !isSameFact(released[name], edits.seen[name]) && !isSameFact(released[name], edits.mine[name]),
  )
}

/** What holds: the administrator's facts over the release's, and of a disputed one the stricter. */
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

/** The herb of a release with the administrator's facts; the sources they name stand behind the groups of these facts. */
export function herbInUse<Given extends Herb>(released: Given, edits: FactEdits): Given {
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

/** The facts by which the new values allow something that the old ones did not. */
export const relaxedFacts = (before: HerbFactValues, after: HerbFactValues): FactName[] =>
  changedFacts(before, after).filter((name) => !isSameFact(stricterFact(name, before[name], after[name]), after[name]))

/** The facts that say something else. */
export const changedFacts = (before: HerbFactValues, after: HerbFactValues): FactName[] =>
  factNames.filter((name) => !isSameFact(before[name], after[name]))
