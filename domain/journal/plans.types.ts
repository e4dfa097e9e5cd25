import type { CheckOff } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

export const plansKey = 'healingJournalPlans'

/** A pause of a plan. `until` is the date on which it continued, null while it is paused. */
export type PlanPause = { from: string; until: string | null }

/**
 * A plan that someone started. Dates are `yyyy-mm-dd`. `done` maps the number of a day, from 1, to its checked items.
 */
export type PlanRun = {
  id: string
  protocol: ProtocolKey
  startedOn: string
  pauses: readonly PlanPause[]
  endedOn: string | null
  done: Readonly<Record<string, readonly CheckOff[]>>
}
