import { childbearingYearsMax } from './ages.ts'
import type { Blend } from './blend.rules.ts'
import { type CheckedOrigin, createFinding, type RawFinding } from './findings.ts'
import { herbInteractions } from './herb-interactions.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor } from './minor-amounts.ts'
import type { Person } from './profile.ts'

/**
 * Raises findings about herbs that are only for some people. A recipe by a person warns until the reader has answered
 * everything that may exclude them; the answers then raise findings of their own. Two such herbs in one cup are always
 * refused.
 */
export function conditionalFindings(blend: Blend, person: Person, origin: CheckedOrigin): RawFinding[] {
  const herbs = blend.parts.filter((part) => part.herb.conditional && !isMinor(part, blend.cupsPerDay, 'effects'))
  if (herbs.length === 0) return []
  const open = herbs.filter((part) => !isAnswered(part, person))
  const level = open.length > 0 ? 'WARN' : 'NOTICE'
  const alone = createFinding(origin === 'human' ? level : 'REVIEW', 'CONDITIONAL_HERB', herbs)
  return herbs.length === 1 ? [alone] : [alone, createFinding('REFUSE', 'TOO_MANY_CONDITIONAL', herbs)]
}

/** True when the person has answered every question that decides whether the herb is suitable for them. */
function isAnswered({ herb }: Part, person: Person): boolean {
  const { ageYears, pregnant, breastfeeding, conditions, unansweredConditions, drugClasses, hasAllergyAnswer } = person
  if (ageYears === undefined || !hasAllergyAnswer) return false
  const isPastChildbearing = ageYears > childbearingYearsMax
  const excluding = [...herb.contraindications, ...herb.conditionCautions]
  return (
    (isPastChildbearing || herb.pregnancy === 'ok' || pregnant !== undefined) &&
    (isPastChildbearing || herb.lactation === 'ok' || breastfeeding !== undefined) &&
    (excluding.length === 0 || conditions !== undefined) &&
    !excluding.some((condition) => unansweredConditions.has(condition)) &&
    (herbInteractions(herb).length === 0 || drugClasses !== undefined)
  )
}
