import { useToday } from '#client/core/use-today.ts'
import { isActive } from '#domain/journal/plans.rules.ts'

import { CombinedTeasWarning } from './combined-teas-warning.tsx'
import { PlanDayCard } from './plan-day-card.tsx'
import type { RenderWithCheck } from './plan-types.ts'
import { usePlanRuns } from './plans.ts'

/** Today's tasks of the active plans. Renders nothing without an active plan. */
export function TodaysPlans({ renderWithCheck }: { renderWithCheck: RenderWithCheck }) {
  const today = useToday()
  const activeRuns = usePlanRuns().filter((run) => isActive(run, today))
  if (activeRuns.length === 0) return null
  return renderWithCheck((personalCheck) => (
    <section className="plans-today" aria-label="Your plan today">
      {personalCheck.state === 'failed' && (
        <p className="refusal" role="status">
          We couldn’t check today’s teas for you. Until we can, don’t drink any of them unless you know it is suitable
          for you.
        </p>
      )}
      {activeRuns.map((run) => (
        <PlanDayCard key={run.id} run={run} today={today} personalCheck={personalCheck} />
      ))}
      <CombinedTeasWarning runs={activeRuns} today={today} personalCheck={personalCheck} />
    </section>
  ))
}
