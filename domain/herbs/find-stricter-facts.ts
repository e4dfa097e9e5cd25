import { formatCondition } from '#domain/safety/condition-names.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import { drugClasses, personStatuses, severities } from '#domain/safety/vocabulary.ts'

/** Facts whose tightening members are told about. */
export type WatchedFacts = Pick<
  HerbFacts,
  | 'maxDailyGrams'
  | 'maxDurationDays'
  | 'minAgeYears'
  | 'pregnancy'
  | 'lactation'
  | 'contraindications'
  | 'conditionCautions'
  | 'interactions'
> & { gramsPerCupMax: number }

/** Returns only the facts that are watched. */
export const toWatchedFacts = ({ tea, ...herb }: HerbFacts): WatchedFacts => ({
  maxDailyGrams: herb.maxDailyGrams,
  gramsPerCupMax: tea.gramsPerCupMax,
  maxDurationDays: herb.maxDurationDays,
  minAgeYears: herb.minAgeYears,
  pregnancy: herb.pregnancy,
  lactation: herb.lactation,
  contraindications: herb.contraindications,
  conditionCautions: herb.conditionCautions,
  interactions: herb.interactions,
})

type Compare = (before: WatchedFacts, after: WatchedFacts) => string[]
type PersonStatus = WatchedFacts['pregnancy']
type Interaction = WatchedFacts['interactions'][number]

const comparePersonStatus = (circumstance: string, before: PersonStatus, after: PersonStatus): string[] => {
  if (personStatuses.indexOf(after) >= personStatuses.indexOf(before)) return []
  return [after === 'avoid' ? `not ${circumstance}` : `ask first ${circumstance}`]
}

const severityTexts: Record<Interaction['severity'], (medicines: string) => string> = {
  avoid: (medicines) => `not with ${medicines}`,
  caution: (medicines) => `ask a pharmacist first if you take ${medicines}`,
  separate: (medicines) => `two hours apart from ${medicines}`,
  monitor: (medicines) => `tell your pharmacist if you take ${medicines}`,
}

/** Returns the position of the worst severity for medicines of a class; the number of severities if there is none. */
const rankInteraction = (interactions: readonly Interaction[], drugClass: string): number =>
  Math.min(
    severities.length,
    ...interactions.filter((one) => one.drugClass === drugClass).map(({ severity }) => severities.indexOf(severity)),
  )

const compareInteractions: Compare = (before, after) =>
  [...new Set(after.interactions.map(({ drugClass }) => drugClass))].flatMap((drugClass) => {
    const rank = rankInteraction(after.interactions, drugClass)
    const severity = severities[rank]
    if (severity === undefined || rank >= rankInteraction(before.interactions, drugClass)) return []
    return [severityTexts[severity](drugClasses[drugClass])]
  })

const compareConditions: Compare = (before, after) => {
  const knownCautions = new Set<string>([...before.contraindications, ...before.conditionCautions])
  return [
    ...after.contraindications
      .filter((code) => !before.contraindications.includes(code))
      .map((code) => `not with ${formatCondition(code)}`),
    ...after.conditionCautions
      .filter((code) => !knownCautions.has(code))
      .map((code) => `ask first with ${formatCondition(code)}`),
  ]
}

const compareAmounts: Compare = (before, after) => [
  ...(after.maxDailyGrams < before.maxDailyGrams
    ? [`at most ${after.maxDailyGrams} g a day instead of ${before.maxDailyGrams} g`]
    : []),
  ...(after.gramsPerCupMax < before.gramsPerCupMax
    ? [`at most ${after.gramsPerCupMax} g in a cup instead of ${before.gramsPerCupMax} g`]
    : []),
  ...(after.maxDurationDays !== null && after.maxDurationDays < (before.maxDurationDays ?? Infinity)
    ? [`for at most ${after.maxDurationDays} days`]
    : []),
]

const comparisons: readonly Compare[] = [
  compareInteractions,
  compareConditions,
  (before, after) => comparePersonStatus('in pregnancy', before.pregnancy, after.pregnancy),
  (before, after) => comparePersonStatus('while breastfeeding', before.lactation, after.lactation),
  (before, after) => (after.minAgeYears > before.minAgeYears ? [`not under ${after.minAgeYears} years of age`] : []),
  compareAmounts,
]

/** Returns what became stricter, in a few words each, the gravest first; nothing if the facts are the same or looser. */
export const findStricterFacts = (before: WatchedFacts, after: WatchedFacts): string[] =>
  comparisons.flatMap((compare) => compare(before, after))
