import type { FactChange, Grounds } from '#domain/herbs/fact-change.schemas.ts'
import type { FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { findChangedFacts, factGroups } from '#domain/herbs/fact-edits.ts'
import { type FactGroup, type FactName, factNames, type HerbFactValues } from '#domain/herbs/fact-values.ts'

/** Facts as the form fields hold them. Figures are typed text, so that invalid input is preserved and reported. */
export type FactDraft = Omit<HerbFactValues, FigureName> & Record<FigureName, string>
export type FigureName =
  | 'gramsPerCupMin'
  | 'gramsPerCupMax'
  | 'cupsPerDayMax'
  | 'maxDailyGrams'
  | 'gramsPerTeaspoon'
  | 'cookingGramsPerDay'
  | 'minAgeYears'
  | 'adviceAfterDays'
  | 'maxDurationDays'

const figureNames: readonly FigureName[] = [
  'gramsPerCupMin',
  'gramsPerCupMax',
  'cupsPerDayMax',
  'maxDailyGrams',
  'gramsPerTeaspoon',
  'cookingGramsPerDay',
  'minAgeYears',
  'adviceAfterDays',
  'maxDurationDays',
]

/**
 * Facts that an administrator has changed, with the source and reason for each changed group. All other facts are shown
 * as saved.
 */
export type FactEdits = { facts: Partial<FactDraft>; grounds: Partial<Record<FactGroup, GroundsDraft>> }
export const noEdits: FactEdits = { facts: {}, grounds: {} }

export type GroundsDraft = Omit<Grounds, 'address'> & { address: string }
export const noGrounds: GroundsDraft = { cite: '', address: '', tier: 'regulator_page', reason: '' }

type Figures = Record<FigureName, string>

export const draftOf = (values: HerbFactValues): FactDraft => ({
  ...values,
  ...(Object.fromEntries(figureNames.map((name) => [name, String(values[name] ?? '')])) as Figures),
})

/**
 * Returns null, meaning no limit, for an empty field. Leaves invalid input as text, so that the worker's error names
 * the field.
 */
function figureOf(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const figure = Number(typed.replace(',', '.'))
  return Number.isFinite(figure) ? figure : typed
}

const isFigure = (name: FactName): name is FigureName => figureNames.some((figure) => figure === name)

/** Returns the fields as values of their types, except for invalid figures, which stay text. */
const valuesOf = (draft: FactDraft): HerbFactValues =>
  Object.fromEntries(
    factNames.map((name) => [name, isFigure(name) ? figureOf(draft[name]) : draft[name]]),
  ) as HerbFactValues

/** Returns the names of the facts that differ from those in use. */
export const changesOf = (values: HerbFactValues, draft: FactDraft): FactName[] =>
  findChangedFacts(values, valuesOf(draft))

export const groupsOf = (names: readonly FactName[]): FactGroup[] => [
  ...new Set(factNames.filter((name) => names.includes(name)).map((name) => factGroups[name])),
]

/** Returns the edits without unchanged facts, and without the grounds of groups that don't change. */
export function effectiveEdits(values: HerbFactValues, { facts, grounds }: FactEdits): FactEdits {
  const names = changesOf(values, { ...draftOf(values), ...facts })
  return {
    facts: Object.fromEntries(names.map((name) => [name, facts[name]])),
    grounds: Object.fromEntries(groupsOf(names).flatMap((group) => (grounds[group] ? [[group, grounds[group]]] : []))),
  }
}

/** Returns undefined for a draft whose facts have other types than today's. */
export function readEdits(values: HerbFactValues, draft: unknown): FactEdits | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const { facts, grounds } = draft as Partial<FactEdits>
  if (typeof facts !== 'object' || typeof grounds !== 'object') return undefined
  const known: Readonly<Record<string, unknown>> = draftOf(values)
  const hasSameType = ([name, value]: [string, unknown]) =>
    typeof value === typeof known[name] && Array.isArray(value) === Array.isArray(known[name])
  return Object.entries(facts).every(hasSameType) ? { facts, grounds } : undefined
}

/** Returns the request body: the changed facts with the grounds of their groups. */
export function changeOf(
  { revision, dataVersion, values }: FactEditor,
  draft: FactDraft,
  grounds: Partial<Record<FactGroup, GroundsDraft>>,
): FactChange {
  const names = changesOf(values, draft)
  const newValues = valuesOf(draft)
  return {
    revision,
    dataVersion,
    facts: Object.fromEntries(names.map((name) => [name, newValues[name]])),
    grounds: Object.fromEntries(
      groupsOf(names).map((group) => {
        const { address, ...ground } = grounds[group] ?? noGrounds
        return [group, { ...ground, ...(address.trim() && { address: address.trim() }) }]
      }),
    ),
    decisions: {},
  }
}
