import type { JournalEntry } from './journal.schemas.ts'
import { hasSameContent } from './parse-entry.ts'
import { compareNewestFirst, addOrMerge } from './stored-entries.ts'

/** Imported entries by outcome. The merge ignores `older` entries, because the journal has a newer version. */
type Comparison = { added: JournalEntry[]; newer: JournalEntry[]; older: JournalEntry[]; same: JournalEntry[] }

/**
 * Merges two journals by id, newest day first. If two entries share an id, the later edit wins. If their edit times are
 * equal but the contents differ, both stay. The order of the journals makes no difference.
 */
export function mergeEntries(current: readonly JournalEntry[], incoming: readonly JournalEntry[]): JournalEntry[] {
  const byId = new Map(current.map((entry) => [entry.id, entry]))
  for (const entry of incoming) addOrMerge(byId, entry)
  return [...byId.values()].toSorted(compareNewestFirst)
}

/** Predicts the result of `mergeEntries` for each incoming entry. */
export function compareEntries(current: readonly JournalEntry[], incoming: readonly JournalEntry[]): Comparison {
  const currentById = new Map(current.map((entry) => [entry.id, entry]))
  const byId = new Map(currentById)
  const result: Comparison = { added: [], newer: [], older: [], same: [] }
  for (const entry of incoming) {
    const mergedEntry = addOrMerge(byId, entry)
    const previous = currentById.get(mergedEntry.id)
    result[classify(entry, mergedEntry, previous)].push(entry)
  }
  return result
}

function classify(
  entry: JournalEntry,
  mergedEntry: JournalEntry,
  previous: JournalEntry | undefined,
): keyof Comparison {
  if (!previous) return 'added'
  if (hasSameContent(previous, entry)) return 'same'
  if (mergedEntry === previous) return 'older'
  return previous.editedAt < entry.editedAt ? 'newer' : 'added'
}
