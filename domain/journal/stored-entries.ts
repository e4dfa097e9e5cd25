import type { JournalEntry } from './journal.schemas.ts'
import { assignNewId, hasSameContent, parseEntry, serialiseContent } from './parse-entry.ts'

/**
 * `unparsedRows` are the stored rows that aren't entries. `originalRows` maps each repaired entry to its stored row.
 * Saving writes both back unchanged, unless the user has edited the entry.
 */
export type StoredEntries = {
  entries: JournalEntry[]
  unparsedRows: readonly unknown[]
  originalRows: ReadonlyMap<JournalEntry, unknown>
}

/** Parses the stored journal, newest day first. Merges entries that share an id with `addOrMerge`. */
export function parseStoredEntries(text: string | null): StoredEntries {
  const byId = new Map<string, JournalEntry>()
  const originalRows = new Map<JournalEntry, unknown>()
  const unparsedRows: unknown[] = []
  for (const row of parseRows(text)) {
    const entry = parseEntry(row)
    if (!entry) unparsedRows.push(row)
    else {
      const mergedEntry = addOrMerge(byId, entry)
      if (mergedEntry === entry && entry !== row)
        originalRows.set(entry, hasId(row) ? row : { ...Object(row), id: entry.id })
    }
  }
  return { entries: [...byId.values()].toSorted(compareNewestFirst), unparsedRows, originalRows }
}

/** Serialises the journal. Unedited rows stay unchanged. */
export const serialiseEntries = ({ entries, unparsedRows, originalRows }: StoredEntries, space = 0): string =>
  JSON.stringify([...entries.map((entry) => originalRows.get(entry) ?? entry), ...unparsedRows], null, space)

export function compareNewestFirst(one: JournalEntry, other: JournalEntry): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  if (one.editedAt !== other.editedAt) return other.editedAt - one.editedAt
  if (one.id === other.id) return 0
  return one.id < other.id ? 1 : -1
}

/**
 * Adds an entry to the map and returns the entry that was kept. If two entries share an id, the later edit wins. If
 * their edit times are equal but the contents differ, both stay and one gets a new id. The result doesn't depend on the
 * order of the entries.
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

/** Parses a JSON list. Returns any other text as a single row. */
export function parseRows(text: string | null): unknown[] {
  if (text === null || text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : [stored]
  } catch {
    return [text]
  }
}
