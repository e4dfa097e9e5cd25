import { restBefore, type Rest } from './plan-rest.ts'
import { isActive } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import type { ProtocolKey } from './protocols.types.ts'

/** The check lets no day hold all four; two leave room for what somebody drinks besides. */
const plansAtOnceMax = 2

type StartRefusal = 'runs already' | 'too many at once' | Rest

/** Why a plan may not be started now; undefined where it may. */
export function startRefusal(runs: readonly PlanRun[], protocol: ProtocolKey, today: string): StartRefusal | undefined {
  const active = runs.filter((run) => isActive(run, today))
  if (active.some((run) => run.protocol === protocol)) return 'runs already'
  return active.length >= plansAtOnceMax ? 'too many at once' : restBefore(runs, protocol, today)
}

/** The runs with a new one that starts on `today`; as they were where it may not. */
export function withStarted(runs: readonly PlanRun[], protocol: ProtocolKey, today: string, id: string): PlanRun[] {
  if (startRefusal(runs, protocol, today)) return [...runs]
  return [...runs, { id, protocol, startedOn: today, pauses: [], endedOn: null, done: {} }]
}
