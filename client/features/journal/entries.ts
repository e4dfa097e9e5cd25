import { useSyncExternalStore } from 'react'

import { type JournalEntry, journalKey } from '#domain/journal/journal.schemas.ts'
import {
  newestFirst,
  readStoredEntries,
  type StoredEntries,
  writeStoredEntries,
} from '#domain/journal/stored-entries.ts'

/** Must be repeatable: it runs again on entries that another tab has written meanwhile. */
type Change = (entries: JournalEntry[]) => JournalEntry[]
type Seen = { text: string | null; stored: StoredEntries }

const none: readonly JournalEntry[] = []
const listeners = new Set<() => void>()
/** Changes that the storage rejected. They are retried until they succeed or the page is closed. */
let refused: readonly Change[] = []
let seen: Seen | undefined
let shown: { seen: Seen; refused: readonly Change[]; entries: readonly JournalEntry[] } | undefined

/** Returns the journal of this browser, newest day first, including changes from other tabs. */
export const useEntries = (): readonly JournalEntry[] => useSyncExternalStore(listen, showEntries, () => none)

/** Returns the number of stored rows that can't be read as entries. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    listen,
    () => (seen ?? readNow()).stored.unread.length,
    () => 0,
  )

/** Returns false while some changes couldn't be stored and would be lost with the page. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    listen,
    () => refused.length === 0,
    () => true,
  )

/**
 * Applies a change to the stored entries, which another tab may have updated. Returns false if the browser couldn't
 * store it; the change then lasts until the page is closed.
 */
export function changeEntries(change: Change): boolean {
  const changes = [...refused, change]
  refused = isWritten(changes) ? [] : changes
  tell()
  return refused.length === 0
}

/** Works like `changeEntries`, but changes nothing if the browser can't store it. */
export function changeIfKept(change: Change): boolean {
  const isKept = isWritten([...refused, change])
  if (isKept) refused = []
  tell()
  return isKept
}

/** Returns the journal as JSON for a later import, including rows that can't be read as entries. */
export function exportEntries(): string {
  const { stored } = readNow()
  return writeStoredEntries({ ...stored, entries: applied(refused, stored) }, 2)
}

/** Cached because parsing years of entries is slow and React calls this often. */
function showEntries(): readonly JournalEntry[] {
  const now = seen ?? readNow()
  if (shown?.seen !== now || shown.refused !== refused)
    shown = { seen: now, refused, entries: applied(refused, now.stored) }
  return shown.entries
}

const applied = (changes: readonly Change[], { entries }: StoredEntries): JournalEntry[] =>
  changes.length === 0
    ? entries
    : changes.reduce((changed, change) => change(changed), [...entries]).toSorted(newestFirst)

function isWritten(changes: readonly Change[]): boolean {
  const { stored } = readNow()
  try {
    localStorage.setItem(journalKey, writeStoredEntries({ ...stored, entries: applied(changes, stored) }))
    return true
  } catch {
    return false
  }
}

function readNow(): Seen {
  const text = readText()
  if (!seen || seen.text !== text) seen = { text, stored: readStoredEntries(text) }
  return seen
}

function readText(): string | null {
  try {
    return localStorage.getItem(journalKey)
  } catch {
    return null
  }
}

function tell() {
  readNow()
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  if (listeners.size === 0) {
    readNow()
    addEventListener('storage', hear)
    // A page in the back/forward cache receives no storage events.
    addEventListener('pageshow', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', hear)
    removeEventListener('pageshow', tell)
  }
}

function hear({ key }: StorageEvent) {
  if (key !== null && key !== journalKey) return
  if (refused.length > 0 && isWritten(refused)) refused = []
  tell()
}
