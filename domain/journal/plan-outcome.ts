import { addDays } from '../days.ts'
import { type DayMeans, mean } from './day-means.ts'
import { type Scale, scales } from './journal.schemas.ts'
import { datesOf } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'

/**
 * Days of the comparison period before the start, and the minimum number of days with entries before and during the
 * plan.
 */
const baselineDays = 14
export const comparisonDaysMin = 5

/** Mean, sample standard deviation (null for one day) and number of days. */
export type Spread = { mean: number; deviation: number | null; days: number }
type Comparison = { scale: Scale; before: Spread; during: Spread }

/** Numbers of days with entries before and during the plan. `comparisons` is undefined if either has too few. */
type Outcome = { before: number; during: number; comparisons: Comparison[] | undefined }

/**
 * Compares the days of a plan with the 14 days before its start. Only days with entries count, each once. Days in other
 * runs of the same plan (`otherRuns`) don't count as days before, because the plan would be compared with itself.
 */
export function outcomeOf(
  run: PlanRun,
  days: readonly DayMeans[],
  today: string,
  otherRuns: readonly PlanRun[] = [],
): Outcome {
  const others = new Set(otherRuns.flatMap((other) => (other.id === run.id ? [] : datesOf(other, today))))
  const dates = new Set(datesOf(run, today))
  const firstBefore = addDays(run.startedOn, -baselineDays)
  const before = days.filter(({ date }) => date >= firstBefore && date < run.startedOn && !others.has(date))
  const during = days.filter(({ date }) => dates.has(date))
  const isComparable = before.length >= comparisonDaysMin && during.length >= comparisonDaysMin
  return {
    before: before.length,
    during: during.length,
    comparisons: isComparable
      ? scales.map((scale) => ({
          scale,
          before: spreadOf(before.map((day) => day[scale])),
          during: spreadOf(during.map((day) => day[scale])),
        }))
      : undefined,
  }
}

/** Expects at least one figure. */
export function spreadOf(figures: readonly number[]): Spread {
  const middle = mean(figures)
  const squares = figures.reduce((sum, figure) => sum + (figure - middle) ** 2, 0)
  const deviation = figures.length > 1 ? Math.sqrt(squares / (figures.length - 1)) : null
  return { mean: middle, deviation, days: figures.length }
}

/**
 * Describes a difference of means. A difference no larger than the standard deviation is described as within the usual
 * range.
 */
export function differenceInWords({ before, during }: Comparison): string {
  const difference = during.mean - before.mean
  const usualRange = Math.max(before.deviation ?? 0, during.deviation ?? 0)
  if (Math.abs(difference) < 0.05) return 'about the same'
  const words = `${(Math.round(Math.abs(difference) * 10) / 10).toFixed(1)} ${difference > 0 ? 'higher' : 'lower'}`
  return Math.abs(difference) <= usualRange ? `${words}, within your usual range` : words
}
