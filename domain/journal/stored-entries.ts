import type { JournalEntry } from './journal.schemas.ts'
import { assignNewId, hasSameContent, parseEntry, serialiseContent } from './read-entry.ts'

/**
 * `unparsedRows` holds the rows that aren't entries. `originalRows` holds the original row of each entry that differs from it. Saving
 * writes both back unchanged, unless the user edited the entry.
 */
export type StoredEntries = {
  entries: JournalEntry[]
  unparsedRows: readonly unknown[]
  originalRows: ReadonlyMap<JournalEntry, unknown>
}

/**
 * Reads the stored journal, newest day first. If two entries share an id, the one edited last wins; if the edit times
 * are equal, both stay.
 */
export function parseStoredEntries(text: string | null): StoredEntries {
  const byId = new Map<string, JournalEntry>()
  const originalRows = new Map<JournalEntry, unknown>()
  const unparsedRows: unknown[] = []
  for (const row of parseRows(text)) {
    const entry = parseEntry(row)
    if (!entry) unparsedRows.push(row)
    else {
      const keptEntry = addOrMerge(byId, entry)
      if (keptEntry === entry && entry !== row)
        originalRows.set(entry, hasId(row) ? row : { ...Object(row), id: entry.id })
    }
  }
  return { entries: [...byId.values()].toSorted(compareNewestFirst), unparsedRows, originalRows }
}

/** Returns the text to store. Rows that nobody edited stay unchanged. */
export const serialiseEntries = ({ entries, unparsedRows, originalRows }: StoredEntries, space = 0): string =>
  JSON.stringify([...entries.map((entry) => originalRows.get(entry) ?? entry), ...unparsedRows], null, space)

export function compareNewestFirst(one: JournalEntry, existing: JournalEntry): number {
  if (one.date !== existing.date) return one.date < existing.date ? 1 : -1
  if (one.editedAt !== existing.editedAt) return existing.editedAt - one.editedAt
  if (one.id === existing.id) return 0
  return one.id < existing.id ? 1 : -1
}

/**
 * Adds the entry to the map and returns the entry that is kept for it. If two share an id, the one edited last wins; if
 * the edit times are equal, both stay and one gets a new id. The result doesn't depend on the order.
 */
export function addOrMerge(byId: Map<string, JournalEntry>, entry: JournalEntry): JournalEntry {
  const existing = byId.get(entry.id)
  if (existing) {
    if (existing.editedAt > entry.editedAt) return existing
    if (existing.editedAt === entry.editedAt) {
      if (hasSameContent(existing, entry)) return existing
      if (serialiseContent(existing) < serialiseContent(entry)) return addOrMerge(byId, assignNewId(entry))
      addOrMerge(byId, assignNewId(existing))
    }
  }
  byId.set(entry.id, entry)
  return entry
}

const hasId = (row: unknown): boolean => typeof Object(row).id === 'string' && Object(row).id !== ''

/** Returns a text that isn't a JSON list as one row. */
export function parseRows(text: string | null): unknown[] {
  if (text === null || text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : [stored]
  } catch {
    return [text]
  }
}
