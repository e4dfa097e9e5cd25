import type { JournalEntry } from './journal.schemas.ts'
import { withNewId, hasSameContent, readEntry, contentText } from './read-entry.ts'

/**
 * `unread` holds the rows that aren't entries. `rows` holds the original row of each entry that differs from it. Saving
 * writes both back unchanged, unless the user edited the entry.
 */
export type StoredEntries = {
  entries: JournalEntry[]
  unread: readonly unknown[]
  rows: ReadonlyMap<JournalEntry, unknown>
}

/**
 * Reads the stored journal, newest day first. If two entries share an id, the one edited last wins; if the edit times
 * are equal, both stay.
 */
export function readStoredEntries(text: string | null): StoredEntries {
  const byId = new Map<string, JournalEntry>()
  const rows = new Map<JournalEntry, unknown>()
  const unread: unknown[] = []
  for (const row of readRows(text)) {
    const entry = readEntry(row)
    if (!entry) unread.push(row)
    else {
      const status = addOrMerge(byId, entry)
      if (status === entry && entry !== row) rows.set(entry, hasId(row) ? row : { ...Object(row), id: entry.id })
    }
  }
  return { entries: [...byId.values()].toSorted(newestFirst), unread, rows }
}

/** Returns the text to store. Rows that nobody edited stay unchanged. */
export const writeStoredEntries = ({ entries, unread, rows }: StoredEntries, space = 0): string =>
  JSON.stringify([...entries.map((entry) => rows.get(entry) ?? entry), ...unread], null, space)

export function newestFirst(one: JournalEntry, other: JournalEntry): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  if (one.editedAt !== other.editedAt) return other.editedAt - one.editedAt
  if (one.id === other.id) return 0
  return one.id < other.id ? 1 : -1
}

/**
 * Adds the entry to the map and returns the entry that is kept for it. If two share an id, the one edited last wins; if
 * the edit times are equal, both stay and one gets a new id. The result doesn't depend on the order.
 */
export function addOrMerge(byId: Map<string, JournalEntry>, entry: JournalEntry): JournalEntry {
  const other = byId.get(entry.id)
  if (other) {
    if (other.editedAt > entry.editedAt) return other
    if (other.editedAt === entry.editedAt) {
      if (hasSameContent(other, entry)) return other
      if (contentText(other) < contentText(entry)) return addOrMerge(byId, withNewId(entry))
      addOrMerge(byId, withNewId(other))
    }
  }
  byId.set(entry.id, entry)
  return entry
}

const hasId = (row: unknown): boolean => typeof Object(row).id === 'string' && Object(row).id !== ''

/** Returns a text that isn't a JSON list as one row. */
export function readRows(text: string | null): unknown[] {
  if (text === null || text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : [stored]
  } catch {
    return [text]
  }
}
