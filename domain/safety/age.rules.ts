import { calculateDailyGrams } from '../amounts/weights.ts'
import { exceeds, adultAmountsFromAge, getChildLimits, getChildMinorGrams, findMinimumAge } from './ages.ts'
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
    const limit = findMinimumAge(amounts, cupsPerDay)
    const limitingAmounts = amounts.filter(({ herb }) => herb.minAgeYears === limit)
    return [createFinding('NOTICE', 'AGE_NOTICE', limitingAmounts, String(limit))]
  }
  return ageYears < adultAmountsFromAge ? childFindings(blend, ageYears) : minimumAgeFindings(blend, ageYears)
}

function minimumAgeFindings({ amounts, cupsPerDay }: Blend, ageYears: number): RawFinding[] {
  const unsuitableAmounts = amounts.filter(({ herb }) => herb.minAgeYears > ageYears)
  const [minorAmounts, amountsAboveMinor] = [
    unsuitableAmounts.filter((amount) => isMinor(amount, cupsPerDay, 'minAge')),
    unsuitableAmounts.filter((amount) => !isMinor(amount, cupsPerDay, 'minAge')),
  ]
  const minAgeYears = Math.max(...amountsAboveMinor.map(({ herb }) => herb.minAgeYears))
  return [
    ...(amountsAboveMinor.length > 0
      ? [createFinding('REFUSE', 'UNDER_MIN_AGE', amountsAboveMinor, String(minAgeYears))]
      : []),
    ...minorNotice(minorAmounts),
  ]
}

function childFindings({ amounts, cupsPerDay }: Blend, ageYears: number): RawFinding[] {
  return amounts.flatMap((amount) => childFinding(amount, cupsPerDay, ageYears))
}

function childFinding(amount: HerbAmount, cupsPerDay: number, ageYears: number): RawFinding[] {
  const { herb, gramsPerCup } = amount
  const grams = calculateDailyGrams(gramsPerCup, cupsPerDay)
  if (!exceeds(grams, getChildMinorGrams(herb, ageYears))) return minorNotice([amount])
  const limits = getChildLimits(herb, ageYears)
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
