import type { Blend } from './blend.rules.ts'
import type { HerbFacts } from './facts.ts'
import { type FindingCode, type Level, createFinding, type RawFinding } from './findings.ts'
import type { HerbAmount } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Person } from './profile.ts'
import type { Trimester } from './trimesters.ts'
import { personStatuses } from './vocabulary.ts'

type Status = HerbFacts['pregnancy']
type StatusCodes = {
  avoid: FindingCode
  food_amounts_only: FindingCode
  caution: FindingCode
  no_data: FindingCode
  notice: FindingCode
}

const pregnancyCodes: StatusCodes = {
  avoid: 'PREGNANCY_AVOID',
  food_amounts_only: 'PREGNANCY_ABOVE_FOOD_AMOUNT',
  caution: 'PREGNANCY_CAUTION',
  no_data: 'PREGNANCY_NO_DATA',
  notice: 'PREGNANCY_NOTICE',
}
const lactationCodes: StatusCodes = {
  avoid: 'LACTATION_AVOID',
  food_amounts_only: 'LACTATION_ABOVE_FOOD_AMOUNT',
  caution: 'LACTATION_CAUTION',
  no_data: 'LACTATION_NO_DATA',
  notice: 'LACTATION_NOTICE',
}

/** Statuses that raise findings, strictest first. `ok` raises none. */
const reportedStatuses = ['avoid', 'food_amounts_only', 'caution', 'no_data'] as const
type ReportedStatus = (typeof reportedStatuses)[number]
const levelByStatus: Record<ReportedStatus, Level> = {
  avoid: 'REFUSE',
  food_amounts_only: 'REFUSE',
  caution: 'WARN',
  no_data: 'WARN',
}

/** Raises findings about pregnancy and breastfeeding (R18) and about trying to conceive (R18a). */
export function pregnancyFindings(blend: Blend, person: Person): RawFinding[] {
  const pregnancy = groupByStatus(blend, 'pregnancy', ({ herb }) => getPregnancyStatus(herb, person.trimesters))
  const unsuitableAmounts = person.conditions?.has('trying_to_conceive')
    ? [...pregnancy.aboveMinor.avoid, ...pregnancy.aboveMinor.food_amounts_only]
    : []
  return [
    ...statusFindings(pregnancy, person.pregnant, pregnancyCodes),
    ...(unsuitableAmounts.length > 0 ? [createFinding('WARN', 'PREGNANCY_PLANNED', unsuitableAmounts)] : []),
    ...statusFindings(
      groupByStatus(blend, 'lactation', ({ herb }) => herb.lactation),
      person.breastfeeding,
      lactationCodes,
    ),
  ]
}

/** Returns a herb's strictest status in these trimesters, or in all trimesters when none is given. */
export function getPregnancyStatus(
  herb: Pick<HerbFacts, 'pregnancy' | 'pregnancyTrimesters'>,
  trimesters: readonly Trimester[],
): Status {
  const { pregnancy, pregnancyTrimesters: byTrimester } = herb
  if (!byTrimester) return pregnancy
  const statuses =
    trimesters.length > 0
      ? trimesters.map((trimester) => byTrimester[trimester])
      : [pregnancy, ...Object.values(byTrimester)]
  return personStatuses.find((status) => statuses.includes(status)) ?? pregnancy
}

type AmountsByStatus = { aboveMinor: Record<ReportedStatus, HerbAmount[]>; minor: HerbAmount[] }

function groupByStatus(
  { amounts, cupsPerDay }: Blend,
  group: 'pregnancy' | 'lactation',
  getStatus: (amount: HerbAmount) => Status,
): AmountsByStatus {
  const groups: AmountsByStatus = {
    aboveMinor: { avoid: [], food_amounts_only: [], caution: [], no_data: [] },
    minor: [],
  }
  for (const amount of amounts) {
    const status = getStatus(amount)
    if (status === 'ok') continue
    if (isMinor(amount, cupsPerDay, group)) groups.minor.push(amount)
    else groups.aboveMinor[status].push(amount)
  }
  return groups
}

/** Raises findings by status. Without an answer, raises one notice about the strictest status. */
function statusFindings(
  { aboveMinor, minor }: AmountsByStatus,
  answer: boolean | undefined,
  codes: StatusCodes,
): RawFinding[] {
  if (answer === false) return []
  if (answer === undefined) {
    const strictest = reportedStatuses.find((status) => aboveMinor[status].length > 0)
    return strictest ? [createFinding('NOTICE', codes.notice, aboveMinor[strictest], strictest)] : []
  }
  return [
    ...reportedStatuses.flatMap((status) =>
      aboveMinor[status].length > 0 ? [createFinding(levelByStatus[status], codes[status], aboveMinor[status])] : [],
    ),
    ...minorNotice(minor),
  ]
}
