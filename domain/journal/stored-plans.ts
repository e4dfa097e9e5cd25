import { isDay } from '../days.ts'
import type { PlanPause, PlanRun } from './plans.types.ts'
import { type ChecklistItem, checklistItems } from './protocols.ts'
import { type ProtocolKey, protocolKeys } from './protocols.types.ts'
import { parseRows } from './stored-entries.ts'

/** `unparsedRows` are the stored rows that aren't plans. Saving writes them back unchanged. */
type StoredPlans = { runs: PlanRun[]; unparsedRows: unknown[] }

/** Parses the stored plans. If two plans share an id, the last one wins. */
export function parseStoredPlans(text: string | null): StoredPlans {
  const byId = new Map<string, PlanRun>()
  const unparsedRows: unknown[] = []
  for (const row of parseRows(text)) {
    const run = parseRun(row)
    if (run) byId.set(run.id, run)
    else unparsedRows.push(row)
  }
  return { runs: [...byId.values()], unparsedRows }
}

export const serialisePlans = ({ runs, unparsedRows }: StoredPlans): string =>
  JSON.stringify([...runs, ...unparsedRows])

/** Parses a run and drops invalid parts. Returns undefined if the id, the plan or the start date is invalid. */
function parseRun(row: unknown): PlanRun | undefined {
  const { id, protocol, startedOn, endedOn, pauses, done } = toFields(row)
  if (typeof id !== 'string' || id === '' || !isProtocol(protocol) || !isDate(startedOn)) return undefined
  return {
    id,
    protocol,
    startedOn,
    endedOn: isDate(endedOn) ? endedOn : null,
    pauses: Array.isArray(pauses) ? pauses.flatMap(parsePause) : [],
    done: Object.fromEntries(Object.entries(toFields(done)).map(([day, items]) => [day, parseChecklistItems(items)])),
  }
}

function parsePause(value: unknown): PlanPause[] {
  const { from, until } = toFields(value)
  if (!isDate(from)) return []
  if (until === null) return [{ from, until }]
  return isDate(until) ? [{ from, until }] : []
}

/** Stored name of the item `action` before 27 November 2026. */
const formerActionItem = 'act'

const parseChecklistItems = (value: unknown): ChecklistItem[] =>
  Array.isArray(value)
    ? checklistItems.filter((item) => value.includes(item) || (item === 'action' && value.includes(formerActionItem)))
    : []

const isProtocol = (value: unknown): value is ProtocolKey => protocolKeys.some((key) => key === value)

const isDate = (value: unknown): value is string => typeof value === 'string' && isDay(value)

const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
