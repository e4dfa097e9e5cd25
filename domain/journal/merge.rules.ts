import type { JournalEntry } from './journal.schemas.ts'
import { isSame } from './read-entry.ts'
import { newestFirst, settle } from './stored-entries.ts'

/** What would become of entries that come: `older` stand in the journal in a newer version, which stays. */
type Coming = { fresh: JournalEntry[]; newer: JournalEntry[]; older: JournalEntry[]; same: JournalEntry[] }

/**
 * One journal of both, the newest day first: by id, of two the one edited last. Where nothing says which that is, both stay. The
 * order of the two makes no difference, and what is merged once more changes nothing.
 */
export function mergeEntries(own: readonly JournalEntry[], coming: readonly JournalEntry[]): JournalEntry[] {
  const byId = new Map(own.map((entry) => [entry.id, entry]))
  for (const entry of coming) settle(byId, entry)
  return [...byId.values()].toSorted(newestFirst)
}

/** Says beforehand what `mergeEntries` would do with each that comes. */
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
