import { isDay } from '../days.ts'
import type { PlanPause, PlanRun } from './plans.types.ts'
import { type CheckOff, checkOffs } from './protocols.ts'
import { type ProtocolKey, protocolKeys } from './protocols.types.ts'
import { readRows } from './stored-entries.ts'

/** `unread` holds the rows that aren't plans. Saving writes them back unchanged. */
type StoredPlans = { runs: PlanRun[]; unread: unknown[] }

/** Reads the stored plans. If two share an id, the last one wins. */
export function readStoredPlans(text: string | null): StoredPlans {
  const byId = new Map<string, PlanRun>()
  const unread: unknown[] = []
  for (const row of readRows(text)) {
    const run = readRun(row)
    if (run) byId.set(run.id, run)
    else unread.push(row)
  }
  return { runs: [...byId.values()], unread }
}

/** Returns the text to store, including the unread rows. */
export const writeStoredPlans = ({ runs, unread }: StoredPlans): string => JSON.stringify([...runs, ...unread])

/** Returns a run without its unreadable parts. Undefined if plan, start or id is missing. */
function readRun(row: unknown): PlanRun | undefined {
  const { id, protocol, startedOn, endedOn, pauses, done } = fieldsOf(row)
  if (typeof id !== 'string' || id === '' || !isProtocol(protocol) || !isDate(startedOn)) return undefined
  return {
    id,
    protocol,
    startedOn,
    endedOn: isDate(endedOn) ? endedOn : null,
    pauses: Array.isArray(pauses) ? pauses.flatMap(readPause) : [],
    done: Object.fromEntries(Object.entries(fieldsOf(done)).map(([day, items]) => [day, readCheckOffs(items)])),
  }
}

function readPause(value: unknown): PlanPause[] {
  const { from, until } = fieldsOf(value)
  if (!isDate(from)) return []
  if (until === null) return [{ from, until }]
  return isDate(until) ? [{ from, until }] : []
}

const readCheckOffs = (value: unknown): CheckOff[] =>
  Array.isArray(value) ? checkOffs.filter((checkOff) => value.includes(checkOff)) : []

const isProtocol = (value: unknown): value is ProtocolKey => protocolKeys.some((key) => key === value)

const isDate = (value: unknown): value is string => typeof value === 'string' && isDay(value)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
