import { useToday } from '#client/core/use-today.ts'
import { isActive } from '#domain/journal/plans.rules.ts'

import type { RenderWithCheck } from './plan-types.ts'
import { useRuns } from './plans.ts'
import { TodayOfPlan } from './today-of-plan.tsx'
import { TooMuchTogether } from './too-much-together.tsx'

/** Today's tasks of the active plans. Renders nothing without an active plan. */
export function PlanToday({ renderWithCheck }: { renderWithCheck: RenderWithCheck }) {
  const today = useToday()
  const active = useRuns().filter((run) => isActive(run, today))
  if (active.length === 0) return null
  return renderWithCheck((personalCheck) => (
    <section className="plans-today" aria-label="Your plan today">
      {personalCheck.state === 'failed' && (
        <p className="refusal" role="status">
          We couldn’t check today’s teas for you. Don’t drink them until we can, or drink only those you know are
          suitable for you.
        </p>
      )}
      {active.map((run) => (
        <TodayOfPlan key={run.id} run={run} today={today} personalCheck={personalCheck} />
      ))}
      <TooMuchTogether runs={active} today={today} personalCheck={personalCheck} />
    </section>
  ))
}
