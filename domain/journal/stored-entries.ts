import { type JournalEntry, journalEntry } from './journal.schemas.ts'

/** `unread` are the rows that are no entries: whoever writes puts them back as they were. */
export type StoredEntries = { entries: JournalEntry[]; unread: unknown[] }

/** Reads what the browser keeps of the journal, the newest day first; two of one id are one, the one edited last. */
export function readStoredEntries(text: string | null): StoredEntries {
  const rows = readRows(text)
  const byId = new Map<string, JournalEntry>()
  const unread: unknown[] = []
  for (const row of rows) {
    const { data: entry } = journalEntry.safeParse(row)
    if (!entry) unread.push(row)
    else if (entry.editedAt >= (byId.get(entry.id)?.editedAt ?? 0)) byId.set(entry.id, entry)
  }
  return { entries: [...byId.values()].toSorted(newestFirst), unread }
}

/** What the browser keeps; a text that is no list is put back as one row of it. */
export const writeStoredEntries = ({ entries, unread }: StoredEntries): string =>
  JSON.stringify([...entries, ...unread])

export const newestFirst = (one: JournalEntry, other: JournalEntry): number =>
  other.date.localeCompare(one.date) || other.editedAt - one.editedAt || other.id.localeCompare(one.id)

function readRows(text: string | null): unknown[] {
  if (text === null || text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : [stored]
  } catch {
    return [text]
  }
}
