import { listPlanCups, type PlanCup } from '#domain/calendar/cup-events.ts'
import { createPersonalTea } from '#domain/journal/personal-tea.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { countTeaDays } from '#domain/journal/protocol-check.ts'
import { getProtocol } from '#domain/journal/protocols.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

/**
 * Returns the cups of these plans from `today` on, without teas that don't suit the reader; null while that isn't
 * known.
 */
export function listSuitableCups(
  runs: readonly PlanRun[],
  today: string,
  personalCheck: BrowserCheck,
): PlanCup[] | null {
  if (personalCheck.state === 'no-answers')
    return runs.flatMap((run) => listPlanCups(run, { today, isSuitable: () => true }))
  if (personalCheck.state !== 'ready') return null
  const { runCheck } = personalCheck
  return runs.flatMap((run) =>
    listPlanCups(run, {
      today,
      isSuitable: (tea) =>
        createPersonalTea(tea, countTeaDays(getProtocol(run.protocol), tea), runCheck).remainingTea !== undefined,
    }),
  )
}
