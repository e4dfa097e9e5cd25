import { exceeds, adultAmountsFromAge, childLimits, childMinorGrams, minimumAge } from './ages.ts'
import { dailyGrams } from './amounts.ts'
import type { Blend } from './blend.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Person } from './profile.ts'

/** Raises findings about age (R16). A child's amounts come only from the age bands of the herbs. */
export function ageFindings(blend: Blend, { ageYears }: Person): RawFinding[] {
  const { parts, cupsPerDay } = blend
  if (parts.length === 0) return []
  if (ageYears === undefined) {
    const limit = minimumAge(parts, cupsPerDay)
    const limitingParts = parts.filter(({ herb }) => herb.minAgeYears === limit)
    return [createFinding('NOTICE', 'AGE_NOTICE', limitingParts, String(limit))]
  }
  return ageYears < adultAmountsFromAge ? childFindings(blend, ageYears) : minimumAgeFindings(blend, ageYears)
}

function minimumAgeFindings({ parts, cupsPerDay }: Blend, ageYears: number): RawFinding[] {
  const tooYoungFor = parts.filter(({ herb }) => herb.minAgeYears > ageYears)
  const [minor, counted] = [
    tooYoungFor.filter((part) => isMinor(part, cupsPerDay, 'minAge')),
    tooYoungFor.filter((part) => !isMinor(part, cupsPerDay, 'minAge')),
  ]
  const minAgeYears = Math.max(...counted.map(({ herb }) => herb.minAgeYears))
  return [
    ...(counted.length > 0 ? [createFinding('REFUSE', 'UNDER_MIN_AGE', counted, String(minAgeYears))] : []),
    ...minorNotice(minor),
  ]
}

function childFindings({ parts, cupsPerDay }: Blend, ageYears: number): RawFinding[] {
  return parts.flatMap((part) => childFinding(part, cupsPerDay, ageYears))
}

function childFinding(part: Part, cupsPerDay: number, ageYears: number): RawFinding[] {
  const { herb, gramsPerCup } = part
  const grams = dailyGrams(gramsPerCup, cupsPerDay)
  if (!exceeds(grams, childMinorGrams(herb, ageYears))) return minorNotice([part])
  const limits = childLimits(herb, ageYears)
  if (!limits) return [createFinding('REFUSE', 'CHILD_AMOUNT_UNKNOWN', [part])]
  if (exceeds(gramsPerCup, limits.gramsPerCupMax) || exceeds(grams, limits.maxDailyGrams))
    return [
      createFinding('REFUSE', 'CHILD_AMOUNT_EXCEEDED', [part], `${limits.gramsPerCupMax} ${limits.maxDailyGrams}`),
    ]
  return [
    limits.doctorFirst
      ? createFinding('WARN', 'CHILD_ASK_FIRST', [part])
      : createFinding('NOTICE', 'CHILD_NOTICE', [part]),
  ]
}
