import type { Blend } from './blend.rules.ts'
import type { HerbFacts } from './facts.ts'
import { type FindingCode, type Level, createFinding, type RawFinding } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Person } from './profile.ts'
import type { Trimester } from './trimesters.ts'
import { personStatuses } from './vocabulary.ts'

type Status = HerbFacts['pregnancy']
type Codes = {
  avoid: FindingCode
  food_amounts_only: FindingCode
  caution: FindingCode
  no_data: FindingCode
  notice: FindingCode
}

const pregnancyCodes: Codes = {
  avoid: 'PREGNANCY_AVOID',
  food_amounts_only: 'PREGNANCY_ABOVE_FOOD_AMOUNT',
  caution: 'PREGNANCY_CAUTION',
  no_data: 'PREGNANCY_NO_DATA',
  notice: 'PREGNANCY_NOTICE',
}
const lactationCodes: Codes = {
  avoid: 'LACTATION_AVOID',
  food_amounts_only: 'LACTATION_ABOVE_FOOD_AMOUNT',
  caution: 'LACTATION_CAUTION',
  no_data: 'LACTATION_NO_DATA',
  notice: 'LACTATION_NOTICE',
}

/** Statuses that raise findings, the strictest first. A herb that is `ok` raises none. */
const reportedStatuses = ['avoid', 'food_amounts_only', 'caution', 'no_data'] as const
type ReportedStatus = (typeof reportedStatuses)[number]
const levelOf: Record<ReportedStatus, Level> = {
  avoid: 'REFUSE',
  food_amounts_only: 'REFUSE',
  caution: 'WARN',
  no_data: 'WARN',
}

/** Raises findings about pregnancy and breastfeeding (R18), and for a person who is trying to conceive (R18a). */
export function pregnancyFindings(blend: Blend, person: Person): RawFinding[] {
  const pregnancy = sortByStatus(blend, 'pregnancy', ({ herb }) => pregnancyStatus(herb, person.trimesters))
  const planned = person.conditions?.has('trying_to_conceive')
    ? [...pregnancy.counted.avoid, ...pregnancy.counted.food_amounts_only]
    : []
  return [
    ...statusFindings(pregnancy, person.pregnant, pregnancyCodes),
    ...(planned.length > 0 ? [createFinding('WARN', 'PREGNANCY_PLANNED', planned)] : []),
    ...statusFindings(
      sortByStatus(blend, 'lactation', ({ herb }) => herb.lactation),
      person.breastfeeding,
      lactationCodes,
    ),
  ]
}

/** Returns the strictest status of a herb in these trimesters, or in all when none is named. */
export function pregnancyStatus(
  herb: Pick<HerbFacts, 'pregnancy' | 'pregnancyTrimesters'>,
  trimesters: readonly Trimester[],
): Status {
  const { pregnancy, pregnancyTrimesters: byTrimester } = herb
  if (!byTrimester) return pregnancy
  const possible =
    trimesters.length > 0 ? trimesters.map((one) => byTrimester[one]) : [pregnancy, ...Object.values(byTrimester)]
  return personStatuses.find((status) => possible.includes(status)) ?? pregnancy
}

type PartsByStatus = { counted: Record<ReportedStatus, Part[]>; minor: Part[] }

function sortByStatus(
  { parts, cupsPerDay }: Blend,
  group: 'pregnancy' | 'lactation',
  statusOf: (part: Part) => Status,
): PartsByStatus {
  const sorted: PartsByStatus = { counted: { avoid: [], food_amounts_only: [], caution: [], no_data: [] }, minor: [] }
  for (const part of parts) {
    const status = statusOf(part)
    if (status === 'ok') continue
    if (isMinor(part, cupsPerDay, group)) sorted.minor.push(part)
    else sorted.counted[status].push(part)
  }
  return sorted
}

/** Raises findings by status. A person who has not answered gets one notice about the strictest status. */
function statusFindings({ counted, minor }: PartsByStatus, answer: boolean | undefined, codes: Codes): RawFinding[] {
  if (answer === false) return []
  if (answer === undefined) {
    const strictest = reportedStatuses.find((status) => counted[status].length > 0)
    return strictest ? [createFinding('NOTICE', codes.notice, counted[strictest], strictest)] : []
  }
  return [
    ...reportedStatuses.flatMap((status) =>
      counted[status].length > 0 ? [createFinding(levelOf[status], codes[status], counted[status])] : [],
    ),
    ...minorNotice(minor),
  ]
}
