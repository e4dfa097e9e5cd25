import type { ChecklistItem } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

export const plansKey = 'healingJournalPlans'

/** `until` is the date on which the plan continued, or null while it is paused. */
export type PlanPause = { from: string; until: string | null }

/** One run of a plan. Dates are `yyyy-mm-dd`. `done` maps a day's number, counted from 1, to the checked items. */
export type PlanRun = {
  id: string
  protocol: ProtocolKey
  startedOn: string
  pauses: readonly PlanPause[]
  endedOn: string | null
  done: Readonly<Record<string, readonly ChecklistItem[]>>
}
