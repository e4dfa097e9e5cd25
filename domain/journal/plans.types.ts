import type { CheckOff } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

export const plansKey = 'healingJournalPlans'

/** Days between which a plan stood still; `until` is the day on which it went on, null while it still waits. */
export type PlanPause = { from: string; until: string | null }

/** A plan that somebody started; days are `yyyy-mm-dd`, `done` holds by the number of a day, from 1, what was checked off. */
export type PlanRun = {
  id: string
  protocol: ProtocolKey
  startedOn: string
  pauses: readonly PlanPause[]
  endedOn: string | null
  done: Readonly<Record<string, readonly CheckOff[]>>
}
