import type { Blend } from './blend.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import type { HerbAmount } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Condition, Person } from './profile.ts'

/** Raises findings about the person's illnesses (R19), including illnesses that their medicines are taken for. */
export function conditionFindings(blend: Blend, person: Person): RawFinding[] {
  const { conditions, unansweredConditions, impliedConditions, possibleConditions } = person
  const statedConditions = new Set([...(conditions ?? []), ...impliedConditions])
  const otherPossibleConditions = [...possibleConditions].filter((condition) => !statedConditions.has(condition))
  const findings = [
    ...[...statedConditions].flatMap((condition) => statedConditionFindings(blend, condition)),
    ...otherPossibleConditions.flatMap((condition) =>
      possibleConditionFindings(blend, condition, conditions !== undefined && !unansweredConditions.has(condition)),
    ),
  ]
  if (conditions && unansweredConditions.size === 0) return findings
  const isUnanswered = (condition: Condition) =>
    !statedConditions.has(condition) &&
    (!conditions || unansweredConditions.has(condition)) &&
    !otherPossibleConditions.includes(condition)
  return [...findings, ...unansweredNotices(blend, isUnanswered)]
}

/**
 * Conditions for which a herb matters only within two hours of a meal or tablet. Tannins bind the iron, so the advice
 * is to drink tea between meals.
 */
const separateConditions: ReadonlySet<Condition> = new Set<Condition>(['iron_deficiency'])

function statedConditionFindings(blend: Blend, condition: Condition): RawFinding[] {
  const { excludedAmounts, cautionedAmounts, minorAmounts } = classifyAmounts(blend, condition)
  return [
    ...(excludedAmounts.length > 0 ? [createFinding('REFUSE', 'CONTRAINDICATED', excludedAmounts, condition)] : []),
    ...cautionFinding(cautionedAmounts, condition),
    ...minorNotice(minorAmounts),
  ]
}

function cautionFinding(cautionedAmounts: readonly HerbAmount[], condition: Condition): RawFinding[] {
  if (cautionedAmounts.length === 0) return []
  return separateConditions.has(condition)
    ? [createFinding('SEPARATE', 'CONDITION_SEPARATE', cautionedAmounts, condition)]
    : [createFinding('WARN', 'CONDITION_CAUTION', cautionedAmounts, condition)]
}

/**
 * Raises a warning, or a notice when the person has answered and does not have the illness: they may take the medicine
 * for another reason.
 */
function possibleConditionFindings(blend: Blend, condition: Condition, isAnswered: boolean): RawFinding[] {
  const { excludedAmounts, cautionedAmounts } = classifyAmounts(blend, condition)
  if (separateConditions.has(condition) && excludedAmounts.length === 0 && !isAnswered)
    return cautionFinding(cautionedAmounts, condition)
  const amounts = [...excludedAmounts, ...cautionedAmounts]
  return amounts.length > 0
    ? [createFinding(isAnswered ? 'NOTICE' : 'WARN', 'CONDITION_POSSIBLE', amounts, condition)]
    : []
}

function unansweredNotices(blend: Blend, isUnanswered: (condition: Condition) => boolean): RawFinding[] {
  const { amounts, cupsPerDay } = blend
  const isRelevant = (amount: HerbAmount, condition: Condition, group: 'contraindications' | 'cautions') =>
    isUnanswered(condition) && !isMinor(amount, cupsPerDay, group, condition)
  const excludingConditions = new Set(
    amounts.flatMap((amount) =>
      amount.herb.contraindications.filter((condition) => isRelevant(amount, condition, 'contraindications')),
    ),
  )
  const cautionConditions = new Set(
    amounts.flatMap((amount) =>
      amount.herb.conditionCautions.filter(
        (condition) => !excludingConditions.has(condition) && isRelevant(amount, condition, 'cautions'),
      ),
    ),
  )
  return [
    ...conditionNotice('avoid', excludingConditions, amounts, ({ herb }) => herb.contraindications),
    ...conditionNotice('caution', cautionConditions, amounts, ({ herb }) => herb.conditionCautions),
  ]
}

function conditionNotice(
  kind: 'avoid' | 'caution',
  findings: ReadonlySet<Condition>,
  amounts: readonly HerbAmount[],
  getConditions: (amount: HerbAmount) => readonly Condition[],
): RawFinding[] {
  if (findings.size === 0) return []
  const affectedAmounts = amounts.filter((amount) => getConditions(amount).some((condition) => findings.has(condition)))
  return [createFinding('NOTICE', 'CONDITION_NOTICE', affectedAmounts, [kind, ...[...findings].toSorted()].join(' '))]
}

function classifyAmounts({ amounts, cupsPerDay }: Blend, condition: Condition) {
  const contraindicatedAmounts = amounts.filter(({ herb }) => herb.contraindications.includes(condition))
  const cautionAmounts = amounts.filter(({ herb }) => herb.conditionCautions.includes(condition))
  const isMinorExclusion = (amount: HerbAmount) => isMinor(amount, cupsPerDay, 'contraindications', condition)
  const isMinorCaution = (amount: HerbAmount) => isMinor(amount, cupsPerDay, 'cautions', condition)
  return {
    excludedAmounts: contraindicatedAmounts.filter((amount) => !isMinorExclusion(amount)),
    cautionedAmounts: cautionAmounts.filter((amount) => !isMinorCaution(amount)),
    minorAmounts: [...contraindicatedAmounts.filter(isMinorExclusion), ...cautionAmounts.filter(isMinorCaution)],
  }
}
