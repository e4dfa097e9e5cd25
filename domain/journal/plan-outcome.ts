import { addDays } from '../days.ts'
import { type DayMeans, calculateMean } from './day-means.ts'
import { type Scale, scales } from './journal.schemas.ts'
import { listPlanDates } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'

/**
 * A plan is compared with the `baselineDays` before its start. Both periods need entries on at least
 * `minComparisonDays` days.
 */
const baselineDays = 14
export const minComparisonDays = 5

/** `deviation` is the sample standard deviation, or null for a single day. */
export type Spread = { mean: number; deviation: number | null; days: number }
type Comparison = { scale: Scale; before: Spread; during: Spread }

/**
 * `before` and `during` count the days with entries before and during the plan. `comparisons` is undefined if there are
 * too few.
 */
type Outcome = { before: number; during: number; comparisons: Comparison[] | undefined }

/**
 * Compares the days of a plan with the 14 days before its start. Only days with entries count. Days in other runs of
 * the same plan don't count as days before, so that the plan isn't compared with itself.
 */
export function calculateOutcome(
  run: PlanRun,
  days: readonly DayMeans[],
  today: string,
  otherRuns: readonly PlanRun[] = [],
): Outcome {
  const datesOfOtherRuns = new Set(
    otherRuns.flatMap((other) => (other.id === run.id ? [] : listPlanDates(other, today))),
  )
  const dates = new Set(listPlanDates(run, today))
  const baselineStart = addDays(run.startedOn, -baselineDays)
  const before = days.filter(({ date }) => date >= baselineStart && date < run.startedOn && !datesOfOtherRuns.has(date))
  const during = days.filter(({ date }) => dates.has(date))
  const isComparable = before.length >= minComparisonDays && during.length >= minComparisonDays
  return {
    before: before.length,
    during: during.length,
    comparisons: isComparable
      ? scales.map((scale) => ({
          scale,
          before: calculateSpread(before.map((day) => day[scale])),
          during: calculateSpread(during.map((day) => day[scale])),
        }))
      : undefined,
  }
}

/** Expects at least one value. */
export function calculateSpread(values: readonly number[]): Spread {
  const mean = calculateMean(values)
  const sumOfSquares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const deviation = values.length > 1 ? Math.sqrt(sumOfSquares / (values.length - 1)) : null
  return { mean, deviation, days: values.length }
}

/** Describes a difference between two means. A difference up to the standard deviation is within the usual range. */
export function formatDifference({ before, during }: Comparison): string {
  const difference = during.mean - before.mean
  const usualRange = Math.max(before.deviation ?? 0, during.deviation ?? 0)
  if (Math.abs(difference) < 0.05) return 'about the same'
  const text = `${(Math.round(Math.abs(difference) * 10) / 10).toFixed(1)} ${difference > 0 ? 'higher' : 'lower'}`
  return Math.abs(difference) <= usualRange ? `${text}, within your usual range` : text
}
