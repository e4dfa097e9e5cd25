import type { JournalEntry } from './journal.schemas.ts'
import { apart, isSame, readEntry, wordsOf } from './read-entry.ts'

/**
 * `unread` are the rows that are no entries, and `rows` what was written of each entry that is not the row itself: whoever
 * writes puts them back as they were, but for what was changed.
 */
export type StoredEntries = {
  entries: JournalEntry[]
  unread: readonly unknown[]
  rows: ReadonlyMap<JournalEntry, unknown>
}

/**
 * Reads what the browser keeps of the journal, the newest day first. Of two of one id the one edited last counts; where nothing
 * says which that is, both do.
 */
export function readStoredEntries(text: string | null): StoredEntries {
  const byId = new Map<string, JournalEntry>()
  const rows = new Map<JournalEntry, unknown>()
  const unread: unknown[] = []
  for (const row of readRows(text)) {
    const entry = readEntry(row)
    if (!entry) unread.push(row)
    else {
      const status = settle(byId, entry)
      if (status === entry && entry !== row) rows.set(entry, hasId(row) ? row : { ...Object(row), id: entry.id })
    }
  }
  return { entries: [...byId.values()].toSorted(newestFirst), unread, rows }
}

/** What the browser keeps: a list, of which nothing that nobody changed is other than before. */
export const writeStoredEntries = ({ entries, unread, rows }: StoredEntries, space = 0): string =>
  JSON.stringify([...entries.map((entry) => rows.get(entry) ?? entry), ...unread], null, space)

export function newestFirst(one: JournalEntry, other: JournalEntry): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  if (one.editedAt !== other.editedAt) return other.editedAt - one.editedAt
  if (one.id === other.id) return 0
  return one.id < other.id ? 1 : -1
}

/**
 * Puts the entry among others and gives what stands there for it. Of two of one id the one edited last stands; where nothing says
 * which that is, both do, one of them under an id of its own: the same one in whichever order they come.
 */
export function settle(byId: Map<string, JournalEntry>, entry: JournalEntry): JournalEntry {
  const other = byId.get(entry.id)
  if (other) {
    if (other.editedAt > entry.editedAt) return other
    if (other.editedAt === entry.editedAt) {
      if (isSame(other, entry)) return other
      if (wordsOf(other) < wordsOf(entry)) return settle(byId, apart(entry))
      settle(byId, apart(other))
    }
  }
  byId.set(entry.id, entry)
  return entry
}

const hasId = (row: unknown): boolean => typeof Object(row).id === 'string' && Object(row).id !== ''

/** A text that is no list is one row of it. */
export function readRows(text: string | null): unknown[] {
  if (text === null || text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : [stored]
  } catch {
    return [text]
  }
}
