import { findDayRefusals, createPersonalTea } from '#domain/journal/personal-tea.ts'
import { getPlanDay, getStatus } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { countTeaDays } from '#domain/journal/protocol-check.ts'
import { getProtocol } from '#domain/journal/protocols.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { Findings } from './findings.tsx'

type CombinedTeasWarningProps = { runs: readonly PlanRun[]; today: string; personalCheck: BrowserCheck }

/** Warning if today's teas are each suitable for the user but too much together. */
export function CombinedTeasWarning({ runs, today, personalCheck }: CombinedTeasWarningProps) {
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
    <div className="refusal">
      <p className="font-semibold">Together, today’s teas are too much for you. Drink only one of them.</p>
      <Findings findings={refusals} />
    </div>
  )
}
