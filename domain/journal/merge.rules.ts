import type { JournalEntry } from './journal.schemas.ts'
import { hasSameContent } from './read-entry.ts'
import { newestFirst, addOrMerge } from './stored-entries.ts'

/** Result of an import for each entry. `older`: the journal has a newer version, which stays. */
type Comparison = { fresh: JournalEntry[]; newer: JournalEntry[]; older: JournalEntry[]; same: JournalEntry[] }

/**
 * Merges two journals by id, newest day first. The entry edited last wins; if the edit times are equal, both stay. The
 * result doesn't depend on the order, and merging again changes nothing.
 */
export function mergeEntries(current: readonly JournalEntry[], incoming: readonly JournalEntry[]): JournalEntry[] {
  const byId = new Map(current.map((entry) => [entry.id, entry]))
  for (const entry of incoming) addOrMerge(byId, entry)
  return [...byId.values()].toSorted(newestFirst)
}

/** Predicts the result of `mergeEntries` for each incoming entry. */
export function compareEntries(current: readonly JournalEntry[], incoming: readonly JournalEntry[]): Comparison {
  const known = new Map(current.map((entry) => [entry.id, entry]))
  const byId = new Map(known)
  const result: Comparison = { fresh: [], newer: [], older: [], same: [] }
  for (const entry of incoming) {
    const status = addOrMerge(byId, entry)
    const before = known.get(status.id)
    result[classify(entry, status, before)].push(entry)
  }
  return result
}

function classify(entry: JournalEntry, status: JournalEntry, before: JournalEntry | undefined): keyof Comparison {
  if (!before) return 'fresh'
  if (hasSameContent(before, entry)) return 'same'
  if (status === before) return 'older'
  return before.editedAt < entry.editedAt ? 'newer' : 'fresh'
}
