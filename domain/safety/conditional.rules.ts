import { maxChildbearingAgeYears } from './ages.ts'
import { type CheckedOrigin, createFinding, type RawFinding } from './findings.ts'
import { herbInteractions } from './herb-interactions.ts'
import type { HerbAmount } from './ingredients.rules.ts'
import { isMinor } from './minor-amounts.ts'
import type { Person } from './profile.ts'

/**
 * Raises findings about herbs that are only for some people. A person's recipe raises a warning until the reader has
 * answered every question that may exclude them. Two such herbs in one cup are always refused.
 */
export function conditionalFindings(
  { amounts, cupsPerDay }: { amounts: readonly HerbAmount[]; cupsPerDay: number },
  person: Person,
  origin: CheckedOrigin,
): RawFinding[] {
  const conditionalAmounts = amounts.filter(
    (amount) => amount.herb.conditional && !isMinor(amount, cupsPerDay, 'effects'),
  )
  if (conditionalAmounts.length === 0) return []
  const unanswered = conditionalAmounts.filter((amount) => !hasRelevantAnswers(amount, person))
  const level = unanswered.length > 0 ? 'WARN' : 'NOTICE'
  const conditionalFinding = createFinding(
    origin === 'human' ? level : 'REVIEW',
    'CONDITIONAL_HERB',
    conditionalAmounts,
  )
  return conditionalAmounts.length === 1
    ? [conditionalFinding]
    : [conditionalFinding, createFinding('REFUSE', 'TOO_MANY_CONDITIONAL', conditionalAmounts)]
}

function hasRelevantAnswers({ herb }: HerbAmount, person: Person): boolean {
  const { ageYears, pregnant, breastfeeding, conditions, unansweredConditions, drugClasses, hasAllergyAnswer } = person
  if (ageYears === undefined || !hasAllergyAnswer) return false
  const isPastChildbearing = ageYears > maxChildbearingAgeYears
  const excludingConditions = [...herb.contraindications, ...herb.conditionCautions]
  return (
    (isPastChildbearing || herb.pregnancy === 'ok' || pregnant !== undefined) &&
    (isPastChildbearing || herb.lactation === 'ok' || breastfeeding !== undefined) &&
    (excludingConditions.length === 0 || conditions !== undefined) &&
    !excludingConditions.some((condition) => unansweredConditions.has(condition)) &&
    (herbInteractions(herb).length === 0 || drugClasses !== undefined)
  )
}
