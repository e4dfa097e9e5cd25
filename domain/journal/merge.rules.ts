import type { JournalEntry } from './journal.schemas.ts'
import { isSame } from './read-entry.ts'
import { newestFirst, settle } from './stored-entries.ts'

/** Result of an import for each entry. `older`: the journal has a newer version, which stays. */
type Coming = { fresh: JournalEntry[]; newer: JournalEntry[]; older: JournalEntry[]; same: JournalEntry[] }

/**
 * Merges two journals by id, newest day first. The entry edited last wins; if the edit times are equal, both stay. The
 * result doesn't depend on the order, and merging again changes nothing.
 */
export function mergeEntries(own: readonly JournalEntry[], coming: readonly JournalEntry[]): JournalEntry[] {
  const byId = new Map(own.map((entry) => [entry.id, entry]))
  for (const entry of coming) settle(byId, entry)
  return [...byId.values()].toSorted(newestFirst)
}

/** Predicts the result of `mergeEntries` for each incoming entry. */
export function compareEntries(own: readonly JournalEntry[], coming: readonly JournalEntry[]): Coming {
  const known = new Map(own.map((entry) => [entry.id, entry]))
  const byId = new Map(known)
  const found: Coming = { fresh: [], newer: [], older: [], same: [] }
  for (const entry of coming) {
    const status = settle(byId, entry)
    const before = known.get(status.id)
    found[fate(entry, status, before)].push(entry)
  }
  return found
}

function fate(entry: JournalEntry, status: JournalEntry, before: JournalEntry | undefined): keyof Coming {
  if (!before) return 'fresh'
  if (isSame(before, entry)) return 'same'
  if (status === before) return 'older'
  return before.editedAt < entry.editedAt ? 'newer' : 'fresh'
}
