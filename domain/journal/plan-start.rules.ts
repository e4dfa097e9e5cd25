import { findRequiredRest, type RequiredRest } from './plan-rest.ts'
import { isActive } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import type { ProtocolKey } from './protocols.types.ts'

/**
 * Maximum number of active plans. The check refuses all four plans on the same day. Two plans leave room for other
 * teas.
 */
const maxActivePlans = 2

type StartRefusal = 'already running' | 'too many plans' | RequiredRest

/** Returns the reason that a plan can't start today, or undefined if the plan can start. */
export function findStartRefusal(
  runs: readonly PlanRun[],
  protocol: ProtocolKey,
  today: string,
): StartRefusal | undefined {
  const activeRuns = runs.filter((run) => isActive(run, today))
  if (activeRuns.some((run) => run.protocol === protocol)) return 'already running'
  return activeRuns.length >= maxActivePlans ? 'too many plans' : findRequiredRest(runs, protocol, today)
}

/** Adds a run that starts today. Returns the runs unchanged if the plan can't start. */
export function startPlan(runs: readonly PlanRun[], protocol: ProtocolKey, today: string, id: string): PlanRun[] {
  if (findStartRefusal(runs, protocol, today)) return [...runs]
  return [...runs, { id, protocol, startedOn: today, pauses: [], endedOn: null, done: {} }]
}
