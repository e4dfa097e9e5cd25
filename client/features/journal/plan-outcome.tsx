import { useMemo } from 'react'

import { calculateDayMeans } from '#domain/journal/day-means.ts'
import { scaleLabels } from '#domain/journal/journal.messages.ts'
import { minComparisonDays, formatDifference, calculateOutcome, type Spread } from '#domain/journal/plan-outcome.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { formatPlural } from '#domain/words.ts'

import { useEntries } from './entries.ts'

const cell = 'border-t border-line py-2 pe-2.5 align-top font-normal'
const columnHead = 'py-2 pe-2.5 align-top text-[0.92rem] font-normal text-quiet'

/** Compares the days before a plan with the days during it: means and standard deviations. */
export function PlanOutcome({ run, rounds, today }: { run: PlanRun; rounds: readonly PlanRun[]; today: string }) {
  const entries = useEntries()
  const days = useMemo(() => calculateDayMeans(entries), [entries])
  const { before: daysBefore, during: daysDuring, comparisons } = calculateOutcome(run, days, today, rounds)
  return (
    <div className="text-[.96rem]">
      <h4>Before and during the plan</h4>
      {comparisons ? (
        <>
          <table className="my-2 w-full tabular-nums">
            <thead>
              <tr>
                <th scope="col" className={columnHead}>
                  Average ± spread
                </th>
                <th scope="col" className={columnHead}>{`Before (${daysBefore} days)`}</th>
                <th scope="col" className={columnHead}>{`Plan (${daysDuring} days)`}</th>
              </tr>
            </thead>
            <tbody>
              {comparisons.map((comparison) => (
                <tr key={comparison.scale}>
                  <th scope="row" className={cell}>
                    {scaleLabels[comparison.scale]}
                    <small className="block text-[.9rem] leading-[1.35] text-quiet">
                      {formatDifference(comparison)}
                    </small>
                  </th>
                  <td className={`${cell} whitespace-nowrap`}>{formatSpread(comparison.before)}</td>
                  <td className={`${cell} whitespace-nowrap`}>{formatSpread(comparison.during)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            The spread is the standard deviation of your daily scores. A difference does not prove that the plan worked.
            The weather, a holiday or your own expectations could have caused it.
          </p>
        </>
      ) : (
        <p>
          {`You don’t have enough entries yet. You wrote entries on ${daysBefore} of the 14 days before the plan, and on ${formatPlural(daysDuring, 'day')} of the plan. We need at least ${minComparisonDays} days of each to compare them.`}
        </p>
      )}
    </div>
  )
}

const formatSpread = ({ mean, deviation }: Spread) => `${mean.toFixed(1)} ± ${(deviation ?? 0).toFixed(1)}`
