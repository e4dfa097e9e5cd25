import { above, adultAmountsFromAge, childLimits, childMinorGrams, minimumAge } from './ages.ts'
import { dailyGrams } from './amounts.ts'
import type { Blend } from './blend.rules.ts'
import { raise, type Raised } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Person } from './profile.ts'

/** Raises findings about age (R16). Only the bands of the herbs give a child's amounts. */
export function ageFindings(blend: Blend, { ageYears }: Person): Raised[] {
  const { parts, cupsPerDay } = blend
  if (parts.length === 0) return []
  if (ageYears === undefined) {
    const limit = minimumAge(parts, cupsPerDay)
    const asking = parts.filter(({ herb }) => herb.minAgeYears === limit)
    return [raise('NOTICE', 'AGE_NOTICE', asking, String(limit))]
  }
  return ageYears < adultAmountsFromAge ? childFindings(blend, ageYears) : youngFindings(blend, ageYears)
}

function youngFindings({ parts, cupsPerDay }: Blend, ageYears: number): Raised[] {
  const young = parts.filter(({ herb }) => herb.minAgeYears > ageYears)
  const [minor, counted] = [
    young.filter((part) => isMinor(part, cupsPerDay, 'minAge')),
    young.filter((part) => !isMinor(part, cupsPerDay, 'minAge')),
  ]
  const youngest = Math.max(...counted.map(({ herb }) => herb.minAgeYears))
  return [
    ...(counted.length > 0 ? [raise('REFUSE', 'UNDER_MIN_AGE', counted, String(youngest))] : []),
    ...minorNotice(minor),
  ]
}

function childFindings({ parts, cupsPerDay }: Blend, ageYears: number): Raised[] {
  return parts.flatMap((part) => childFinding(part, cupsPerDay, ageYears))
}

function childFinding(part: Part, cupsPerDay: number, ageYears: number): Raised[] {
  const { herb, gramsPerCup } = part
  const grams = dailyGrams(gramsPerCup, cupsPerDay)
  if (!above(grams, childMinorGrams(herb, ageYears))) return minorNotice([part])
  const limits = childLimits(herb, ageYears)
  if (!limits) return [raise('REFUSE', 'CHILD_AMOUNT_UNKNOWN', [part])]
  if (above(gramsPerCup, limits.gramsPerCupMax) || above(grams, limits.maxDailyGrams))
    return [raise('REFUSE', 'CHILD_AMOUNT_EXCEEDED', [part], `${limits.gramsPerCupMax} ${limits.maxDailyGrams}`)]
  return [limits.doctorFirst ? raise('WARN', 'CHILD_ASK_FIRST', [part]) : raise('NOTICE', 'CHILD_NOTICE', [part])]
}
