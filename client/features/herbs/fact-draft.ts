import type { FactChange, Grounds } from '#domain/herbs/fact-change.schemas.ts'
import type { FactEditor } from '#domain/herbs/fact-desk.types.ts'
import { changedFacts, factGroups } from '#domain/herbs/fact-edits.ts'
import { type FactGroup, type FactName, factNames, type HerbFactValues } from '#domain/herbs/fact-values.ts'

/** As the fields hold it: figures as they are typed, so that what is no figure is told and not lost. */
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

/** Facts that an administrator has changed, with the grounds of their groups. Any other fact is shown as it is saved. */
export type FactEdits = { facts: Partial<FactDraft>; grounds: Partial<Record<FactGroup, GroundsDraft>> }
export const noEdits: FactEdits = { facts: {}, grounds: {} }

export type GroundsDraft = Omit<Grounds, 'address'> & { address: string }
export const noGrounds: GroundsDraft = { cite: '', address: '', tier: 'regulator_page', reason: '' }

type Figures = Record<FigureName, string>

export const draftOf = (values: HerbFactValues): FactDraft => ({
  ...values,
  ...(Object.fromEntries(figureNames.map((name) => [name, String(values[name] ?? '')])) as Figures),
})

/** Nothing typed is no limit; what is no figure stays as it was typed, for the worker to refuse it by name. */
function figureOf(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const figure = Number(typed.replace(',', '.'))
  return Number.isFinite(figure) ? figure : typed
}

const isFigure = (name: FactName): name is FigureName => figureNames.some((figure) => figure === name)

/** What the fields hold, each fact of its kind but for figures that are none. */
const valuesOf = (draft: FactDraft): HerbFactValues =>
  Object.fromEntries(
    factNames.map((name) => [name, isFigure(name) ? figureOf(draft[name]) : draft[name]]),
  ) as HerbFactValues

/** The facts that differ from those in use. */
export const changesOf = (values: HerbFactValues, draft: FactDraft): FactName[] => changedFacts(values, valuesOf(draft))

export const groupsOf = (names: readonly FactName[]): FactGroup[] => [
  ...new Set(factNames.filter((name) => names.includes(name)).map((name) => factGroups[name])),
]

/** Returns the edits without facts that are as they are saved, and without the grounds of their groups. */
export function effectiveEdits(values: HerbFactValues, { facts, grounds }: FactEdits): FactEdits {
  const names = changesOf(values, { ...draftOf(values), ...facts })
  return {
    facts: Object.fromEntries(names.map((name) => [name, facts[name]])),
    grounds: Object.fromEntries(groupsOf(names).flatMap((group) => (grounds[group] ? [[group, grounds[group]]] : []))),
  }
}

/** Returns undefined for a draft whose facts are not of today's kinds. */
export function readEdits(values: HerbFactValues, draft: unknown): FactEdits | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const { facts, grounds } = draft as Partial<FactEdits>
  if (typeof facts !== 'object' || typeof grounds !== 'object') return undefined
  const known: Readonly<Record<string, unknown>> = draftOf(values)
  const isAlike = ([name, value]: [string, unknown]) =>
    typeof value === typeof known[name] && Array.isArray(value) === Array.isArray(known[name])
  return Object.entries(facts).every(isAlike) ? { facts, grounds } : undefined
}

/** What is sent: the facts that changed, with the grounds of their groups. */
export function changeOf(
  { revision, dataVersion, values }: FactEditor,
  draft: FactDraft,
  grounds: Partial<Record<FactGroup, GroundsDraft>>,
): FactChange {
  const names = changesOf(values, draft)
  const wanted = valuesOf(draft)
  return {
    revision,
    dataVersion,
    facts: Object.fromEntries(names.map((name) => [name, wanted[name]])),
    grounds: Object.fromEntries(
      groupsOf(names).map((group) => {
        const { address, ...ground } = grounds[group] ?? noGrounds
        return [group, { ...ground, ...(address.trim() && { address: address.trim() }) }]
      }),
    ),
    decisions: {},
  }
}
