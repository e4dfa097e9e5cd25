import { dayRefusals, personalTea } from '#domain/journal/personal-tea.ts'
import { planDayOf, statusOn } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { daysWithTea } from '#domain/journal/protocol-check.ts'
import { protocolOf } from '#domain/journal/protocols.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { Findings } from './findings.tsx'

type CombinedTeasWarningProps = { runs: readonly PlanRun[]; today: string; personalCheck: BrowserCheck }

/** Warning if today's teas are each suitable for the user but too much together. */
export function CombinedTeasWarning({ runs, today, personalCheck }: CombinedTeasWarningProps) {
  if (personalCheck.state !== 'ready') return null
  const teas = runs.flatMap((run) => {
    const status = statusOn(run, today)
    if (status.state !== 'running') return []
    const protocol = protocolOf(run.protocol)
    const plannedTeas = planDayOf(run, status.day)?.teas ?? []
    return plannedTeas.map((tea) => personalTea(tea, daysWithTea(protocol, tea), personalCheck.runCheck))
  })
  const refusals = dayRefusals(teas, personalCheck.runCheck)
  if (refusals.length === 0) return null
  return (
    <div className="refusal">
      <p className="font-semibold">Together, today’s teas are too much for you. Drink only one of them.</p>
      <Findings findings={refusals} />
    </div>
  )
}
