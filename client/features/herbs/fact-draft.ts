import type { FactChange, Grounds } from '#domain/herbs/fact-change.schemas.ts'
import type { FactEditor } from '#domain/herbs/fact-editor.types.ts'
import { findChangedFacts, factGroups } from '#domain/herbs/fact-edits.ts'
import { type FactGroup, type FactName, factNames, type HerbFactValues } from '#domain/herbs/fact-values.ts'

/** Facts as form values. Figures are text, so that invalid input stays in its field and is reported. */
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
 * Facts that an administrator has changed, with a source and a reason for each changed group. The form shows all other
 * facts as saved.
 */
export type FactEdits = { facts: Partial<FactDraft>; grounds: Partial<Record<FactGroup, GroundsDraft>> }
export const noEdits: FactEdits = { facts: {}, grounds: {} }

export type GroundsDraft = Omit<Grounds, 'address'> & { address: string }
export const emptyGrounds: GroundsDraft = { cite: '', address: '', tier: 'regulator_page', reason: '' }

type Figures = Record<FigureName, string>

export const createFactDraft = (values: HerbFactValues): FactDraft => ({
  ...values,
  ...(Object.fromEntries(figureNames.map((name) => [name, String(values[name] ?? '')])) as Figures),
})

/**
 * Returns null, meaning no limit, for an empty field. Leaves invalid input as text, so that the worker's error names
 * the field.
 */
function parseFigure(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const figure = Number(typed.replace(',', '.'))
  return Number.isFinite(figure) ? figure : typed
}

const isFigure = (name: FactName): name is FigureName => figureNames.some((figure) => figure === name)

/** Parses the figures. Invalid figures stay text. */
const parseFactValues = (draft: FactDraft): HerbFactValues =>
  Object.fromEntries(
    factNames.map((name) => [name, isFigure(name) ? parseFigure(draft[name]) : draft[name]]),
  ) as HerbFactValues

export const findChangedNames = (values: HerbFactValues, draft: FactDraft): FactName[] =>
  findChangedFacts(values, parseFactValues(draft))

export const listGroups = (names: readonly FactName[]): FactGroup[] => [
  ...new Set(factNames.filter((name) => names.includes(name)).map((name) => factGroups[name])),
]

/** Returns the edits without unchanged facts, and without the grounds of groups that don't change. */
export function removeUnchanged(values: HerbFactValues, { facts, grounds }: FactEdits): FactEdits {
  const names = findChangedNames(values, { ...createFactDraft(values), ...facts })
  return {
    facts: Object.fromEntries(names.map((name) => [name, facts[name]])),
    grounds: Object.fromEntries(
      listGroups(names).flatMap((group) => (grounds[group] ? [[group, grounds[group]]] : [])),
    ),
  }
}

/** Parses a stored draft. Returns undefined if its facts have types other than the current ones. */
export function parseEdits(values: HerbFactValues, draft: unknown): FactEdits | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const { facts, grounds } = draft as Partial<FactEdits>
  if (typeof facts !== 'object' || typeof grounds !== 'object') return undefined
  const currentDraft: Readonly<Record<string, unknown>> = createFactDraft(values)
  const hasSameType = ([name, value]: [string, unknown]) =>
    typeof value === typeof currentDraft[name] && Array.isArray(value) === Array.isArray(currentDraft[name])
  return Object.entries(facts).every(hasSameType) ? { facts, grounds } : undefined
}

/** Returns the request body: the changed facts with the grounds of their groups. */
export function createFactChange(
  { revision, dataVersion, values }: FactEditor,
  draft: FactDraft,
  grounds: Partial<Record<FactGroup, GroundsDraft>>,
): FactChange {
  const names = findChangedNames(values, draft)
  const newValues = parseFactValues(draft)
  return {
    revision,
    dataVersion,
    facts: Object.fromEntries(names.map((name) => [name, newValues[name]])),
    grounds: Object.fromEntries(
      listGroups(names).map((group) => {
        const { address, ...ground } = grounds[group] ?? emptyGrounds
        return [group, { ...ground, ...(address.trim() && { address: address.trim() }) }]
      }),
    ),
    decisions: {},
  }
}
