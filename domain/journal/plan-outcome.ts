import { addDays } from '../days.ts'
import { type DayMeans, mean } from './day-means.ts'
import { type Scale, scales } from './journal.schemas.ts'
import { datesOf } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'

/** Days before the start that count as before, and how many days either side needs before anything is said. */
const baselineDays = 14
export const comparableFrom = 5

/** The mean of some days, how far they lie around it (sample standard deviation; null for one day), and their number. */
export type Spread = { mean: number; deviation: number | null; days: number }
type Comparison = { scale: Scale; before: Spread; during: Spread }

/** How many days of either side have entries, and the scales side by side where both have enough. */
type Outcome = { before: number; during: number; comparisons: Comparison[] | undefined }

/**
 * The days of a plan beside the 14 days before its start; only days with entries count, each once. Days of another round of it
 * (`rounds`) are no days before: they would be set against themselves.
 */
export function outcomeOf(
  run: PlanRun,
  days: readonly DayMeans[],
  today: string,
  rounds: readonly PlanRun[] = [],
): Outcome {
  const others = new Set(rounds.flatMap((other) => (other.id === run.id ? [] : datesOf(other, today))))
  const dates = new Set(datesOf(run, today))
  const firstBefore = addDays(run.startedOn, -baselineDays)
  const before = days.filter(({ date }) => date >= firstBefore && date < run.startedOn && !others.has(date))
  const during = days.filter(({ date }) => dates.has(date))
  const isComparable = before.length >= comparableFrom && during.length >= comparableFrom
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

/** Of at least one figure. */
export function spreadOf(figures: readonly number[]): Spread {
  const middle = mean(figures)
  const squares = figures.reduce((sum, figure) => sum + (figure - middle) ** 2, 0)
  const deviation = figures.length > 1 ? Math.sqrt(squares / (figures.length - 1)) : null
  return { mean: middle, deviation, days: figures.length }
}

/** What a difference of means is worth in words: smaller than the days differ among themselves is said to be within it. */
export function differenceInWords({ before, during }: Comparison): string {
  const difference = during.mean - before.mean
  const usual = Math.max(before.deviation ?? 0, during.deviation ?? 0)
  if (Math.abs(difference) < 0.05) return 'about the same'
  const words = `${(Math.round(Math.abs(difference) * 10) / 10).toFixed(1)} ${difference > 0 ? 'higher' : 'lower'}`
  return Math.abs(difference) <= usual ? `${words}, within what your days differ anyway` : words
}
