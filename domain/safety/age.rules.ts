import { exceeds, adultAmountsFromAge, childLimits, childMinorGrams, minimumAge } from './ages.ts'
import { dailyGrams } from './amounts.ts'
import type { Blend } from './blend.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import type { HerbAmount } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Person } from './profile.ts'

/** Raises findings about age (R16). A child's amounts come only from the age bands of the herbs. */
export function ageFindings(blend: Blend, { ageYears }: Person): RawFinding[] {
  const { amounts, cupsPerDay } = blend
  if (amounts.length === 0) return []
  if (ageYears === undefined) {
    const limit = minimumAge(amounts, cupsPerDay)
    const limitingAmounts = amounts.filter(({ herb }) => herb.minAgeYears === limit)
    return [createFinding('NOTICE', 'AGE_NOTICE', limitingAmounts, String(limit))]
  }
  return ageYears < adultAmountsFromAge ? childFindings(blend, ageYears) : minimumAgeFindings(blend, ageYears)
}

function minimumAgeFindings({ amounts, cupsPerDay }: Blend, ageYears: number): RawFinding[] {
  const tooYoungFor = amounts.filter(({ herb }) => herb.minAgeYears > ageYears)
  const [minor, aboveMinor] = [
    tooYoungFor.filter((amount) => isMinor(amount, cupsPerDay, 'minAge')),
    tooYoungFor.filter((amount) => !isMinor(amount, cupsPerDay, 'minAge')),
  ]
  const minAgeYears = Math.max(...aboveMinor.map(({ herb }) => herb.minAgeYears))
  return [
    ...(aboveMinor.length > 0 ? [createFinding('REFUSE', 'UNDER_MIN_AGE', aboveMinor, String(minAgeYears))] : []),
    ...minorNotice(minor),
  ]
}

function childFindings({ amounts, cupsPerDay }: Blend, ageYears: number): RawFinding[] {
  return amounts.flatMap((amount) => childFinding(amount, cupsPerDay, ageYears))
}

function childFinding(amount: HerbAmount, cupsPerDay: number, ageYears: number): RawFinding[] {
  const { herb, gramsPerCup } = amount
  const grams = dailyGrams(gramsPerCup, cupsPerDay)
  if (!exceeds(grams, childMinorGrams(herb, ageYears))) return minorNotice([amount])
  const limits = childLimits(herb, ageYears)
  if (!limits) return [createFinding('REFUSE', 'CHILD_AMOUNT_UNKNOWN', [amount])]
  if (exceeds(gramsPerCup, limits.gramsPerCupMax) || exceeds(grams, limits.maxDailyGrams))
    return [
      createFinding('REFUSE', 'CHILD_AMOUNT_EXCEEDED', [amount], `${limits.gramsPerCupMax} ${limits.maxDailyGrams}`),
    ]
  return [
    limits.doctorFirst
      ? createFinding('WARN', 'CHILD_ASK_FIRST', [amount])
      : createFinding('NOTICE', 'CHILD_NOTICE', [amount]),
  ]
}
