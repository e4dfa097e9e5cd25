import { useMemo, useSyncExternalStore } from 'react'

import { type JournalEntry, journalKey } from '#domain/journal/journal.schemas.ts'
import { readStoredEntries, type StoredEntries, writeStoredEntries } from '#domain/journal/stored-entries.ts'

const listeners = new Set<() => void>()
/** What the storage refused to take, until the page is left; undefined where it stands there. */
let unkept: string | undefined

/** The journal of this browser, the newest day first; it follows what other tabs write. */
export function useEntries(): readonly JournalEntry[] {
  const text = useSyncExternalStore(listen, readText, () => null)
  return useMemo(() => readStoredEntries(text).entries, [text])
}

/** Changes what stands there now, not what this tab saw last. False where the browser keeps it only as long as the page. */
export function changeEntries(change: (entries: JournalEntry[]) => JournalEntry[]): boolean {
  const { entries, unread }: StoredEntries = readStoredEntries(readText())
  const text = writeStoredEntries({ entries: change(entries), unread })
  try {
    localStorage.setItem(journalKey, text)
    unkept = undefined
  } catch {
    unkept = text
  }
  for (const listener of listeners) listener()
  return unkept === undefined
}

function readText(): string | null {
  if (unkept !== undefined) return unkept
  try {
    return localStorage.getItem(journalKey)
  } catch {
    return null
  }
}

function listen(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== journalKey) return
    unkept = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
