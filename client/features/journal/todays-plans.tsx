import { useToday } from '#client/core/use-today.ts'
import type { PlanCup } from '#domain/calendar/cup-events.ts'
import { findDayRefusals, createPersonalTea } from '#domain/journal/personal-tea.ts'
import { isActive, getPlanDay, getStatus } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { countTeaDays } from '#domain/journal/protocol-check.ts'
import { getProtocol } from '#domain/journal/protocols.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { CalendarSync } from './calendar-sync.tsx'
import { PlanDayCard } from './plan-day-card.tsx'
import type { RenderWithCheck } from './plan-types.ts'
import { usePlanRuns } from './plans.ts'
import { Findings } from './protocol-for-you.tsx'
import { listSuitableCups } from './suitable-cups.ts'

/** Today's tasks of the active plans. Renders nothing without an active plan. */
export function TodaysPlans({ renderWithCheck }: { renderWithCheck: RenderWithCheck }) {
  const today = useToday()
  const activeRuns = usePlanRuns().filter((run) => isActive(run, today))
  if (activeRuns.length === 0) return <CalendarSync cups={noCups} />
  return renderWithCheck((personalCheck) => (
    <section
      className="mb-10 grid max-w-240 grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] items-start gap-5.5"
      aria-label="Your plan today"
    >
      {personalCheck.state === 'failed' && (
        <p className="refusal col-span-full" role="status">
          We couldn’t check today’s teas for you. Until we can, don’t drink any of them unless you know it is suitable
          for you.
        </p>
      )}
      {activeRuns.map((run) => (
        <PlanDayCard key={run.id} run={run} today={today} personalCheck={personalCheck} />
      ))}
      <CalendarSync cups={listSuitableCups(activeRuns, today, personalCheck)} />
      <CombinedTeasWarning runs={activeRuns} today={today} personalCheck={personalCheck} />
    </section>
  ))
}

const noCups: readonly PlanCup[] = []

type CombinedTeasWarningProps = { runs: readonly PlanRun[]; today: string; personalCheck: BrowserCheck }

/** Warning if today's teas are each suitable for the user but too much together. */
function CombinedTeasWarning({ runs, today, personalCheck }: CombinedTeasWarningProps) {
  if (personalCheck.state !== 'ready') return null
  const teas = runs.flatMap((run) => {
    const status = getStatus(run, today)
    if (status.state !== 'running') return []
    const protocol = getProtocol(run.protocol)
    const plannedTeas = getPlanDay(run, status.day)?.teas ?? []
    return plannedTeas.map((tea) => createPersonalTea(tea, countTeaDays(protocol, tea), personalCheck.runCheck))
  })
  const refusals = findDayRefusals(teas, personalCheck.runCheck)
  if (refusals.length === 0) return null
  return (
    <div className="refusal col-span-full">
      <p className="font-semibold">Together, today’s teas are too much for you. Drink only one of them.</p>
      <Findings findings={refusals} />
    </div>
  )
}
