import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { ageFindings } from './age.rules.ts'
import { allergyFindings } from './allergy.rules.ts'
import type { Blend } from './blend.rules.ts'
import { conditionFindings } from './condition.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import { pregnancyFindings } from './pregnancy.rules.ts'
import type { Person } from './profile.ts'

/** Raises findings about the person (R16 to R19 and R22), and notices for everybody when an answer is missing. */
export function personFindings(blend: Blend, person: Person, kitchen: readonly SafeIngredient[]): RawFinding[] {
  return [
    ...ageFindings(blend, person),
    ...pregnancyFindings(blend, person),
    ...conditionFindings(blend, person),
    ...allergyFindings(blend, person, kitchen),
    ...courseFindings(blend),
  ]
}

/** Raises findings about the course. Only a maximum from a source refuses; "see a doctor if it lasts" is advice. */
function courseFindings({ parts, courseDays }: Blend): RawFinding[] {
  const limited = parts.filter(({ herb }) => herb.maxDurationDays !== null)
  const shortest = Math.min(...limited.map(({ herb }) => herb.maxDurationDays ?? Infinity))
  if (courseDays !== null && courseDays > shortest) {
    const exceeded = limited.filter(({ herb }) => courseDays > (herb.maxDurationDays ?? Infinity))
    return [createFinding('REFUSE', 'DURATION_EXCEEDED', exceeded, String(shortest))]
  }
  const days = Math.min(courseDays ?? Infinity, shortest)
  const ending = limited.filter(({ herb }) => herb.maxDurationDays === days)
  const advice = Math.min(...parts.map(({ herb }) => herb.adviceAfterDays ?? Infinity))
  const partsWithAdvice = parts.filter(({ herb }) => herb.adviceAfterDays === advice)
  return [
    ...(Number.isFinite(days) ? [createFinding('NOTICE', 'DURATION_NOTICE', ending, String(days))] : []),
    ...(Number.isFinite(advice) && advice < days
      ? [createFinding('NOTICE', 'DURATION_ADVICE', partsWithAdvice, String(advice))]
      : []),
  ]
}
