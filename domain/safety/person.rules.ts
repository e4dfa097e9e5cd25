import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { ageFindings } from './age.rules.ts'
import { allergyFindings } from './allergy.rules.ts'
import type { Blend } from './blend.rules.ts'
import { conditionFindings } from './condition.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import { pregnancyFindings } from './pregnancy.rules.ts'
import type { Person } from './profile.ts'

/** Raises findings about the person (R16 to R19, R22), and notices for everybody about unanswered questions. */
export function personFindings(blend: Blend, person: Person, kitchen: readonly SafeIngredient[]): RawFinding[] {
  return [
    ...ageFindings(blend, person),
    ...pregnancyFindings(blend, person),
    ...conditionFindings(blend, person),
    ...allergyFindings(blend, person, kitchen),
    ...courseFindings(blend),
  ]
}

/**
 * Raises findings about the course. Only a maximum from a source refuses a recipe; “see a doctor if it lasts” is
 * advice.
 */
function courseFindings({ amounts, courseDays }: Blend): RawFinding[] {
  const limitedAmounts = amounts.filter(({ herb }) => herb.maxDurationDays !== null)
  const shortestDays = Math.min(...limitedAmounts.map(({ herb }) => herb.maxDurationDays ?? Infinity))
  if (courseDays !== null && courseDays > shortestDays) {
    const exceedingAmounts = limitedAmounts.filter(({ herb }) => courseDays > (herb.maxDurationDays ?? Infinity))
    return [createFinding('REFUSE', 'DURATION_EXCEEDED', exceedingAmounts, String(shortestDays))]
  }
  const days = Math.min(courseDays ?? Infinity, shortestDays)
  const limitingAmounts = limitedAmounts.filter(({ herb }) => herb.maxDurationDays === days)
  const adviceDays = Math.min(...amounts.map(({ herb }) => herb.adviceAfterDays ?? Infinity))
  const amountsWithAdvice = amounts.filter(({ herb }) => herb.adviceAfterDays === adviceDays)
  return [
    ...(Number.isFinite(days) ? [createFinding('NOTICE', 'DURATION_NOTICE', limitingAmounts, String(days))] : []),
    ...(Number.isFinite(adviceDays) && adviceDays < days
      ? [createFinding('NOTICE', 'DURATION_ADVICE', amountsWithAdvice, String(adviceDays))]
      : []),
  ]
}
