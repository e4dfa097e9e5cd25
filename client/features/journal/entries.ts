import { useSyncExternalStore } from 'react'

import { type JournalEntry, journalKey } from '#domain/journal/journal.schemas.ts'
import {
  compareNewestFirst,
  parseStoredEntries,
  type StoredEntries,
  serialiseEntries,
} from '#domain/journal/stored-entries.ts'

/** Change to the entries. Must be pure, because it runs again if another tab has written entries meanwhile. */
type Change = (entries: JournalEntry[]) => JournalEntry[]
type Snapshot = { text: string | null; stored: StoredEntries }

const noEntries: readonly JournalEntry[] = []
const listeners = new Set<() => void>()
/** Changes that the storage rejected. They are retried until they succeed or the page is closed. */
let unsavedChanges: readonly Change[] = []
let snapshot: Snapshot | undefined
let cachedView: { snapshot: Snapshot; unsavedChanges: readonly Change[]; entries: readonly JournalEntry[] } | undefined

/** Returns the journal of this browser, newest day first, including changes from other tabs. */
export const useEntries = (): readonly JournalEntry[] => useSyncExternalStore(listen, getEntries, () => noEntries)

/** Returns an entry of the journal of this browser, as another tab may have just stored it. */
export function findEntry(id: string): JournalEntry | undefined {
  readSnapshot()
  return getEntries().find((entry) => entry.id === id)
}

/** Returns the number of stored rows that can't be read as entries. */
export const useUnreadableCount = (): number =>
  useSyncExternalStore(
    listen,
    () => (snapshot ?? readSnapshot()).stored.unparsedRows.length,
    () => 0,
  )

/** Returns false while there are changes that couldn't be stored. Closing the page would lose them. */
export const useIsJournalStored = (): boolean =>
  useSyncExternalStore(
    listen,
    () => unsavedChanges.length === 0,
    () => true,
  )

/**
 * Applies a change to the stored entries, which another tab may have updated. Returns false if the browser couldn't
 * store the change; the change then lasts until the page is closed.
 */
export function updateEntries(change: Change): boolean {
  const changes = [...unsavedChanges, change]
  unsavedChanges = tryStore(changes) ? [] : changes
  notify()
  return unsavedChanges.length === 0
}

/** Works like `updateEntries`, but changes nothing if the browser can't store the entries. */
export function updateEntriesIfStored(change: Change): boolean {
  const isStored = tryStore([...unsavedChanges, change])
  if (isStored) unsavedChanges = []
  notify()
  return isStored
}

/** Returns the journal as JSON for a later import, including rows that can't be read as entries. */
export function exportEntries(): string {
  const { stored } = readSnapshot()
  return serialiseEntries({ ...stored, entries: applyChanges(unsavedChanges, stored) }, 2)
}

/** Cached because parsing years of entries is slow and React calls this often. */
function getEntries(): readonly JournalEntry[] {
  const current = snapshot ?? readSnapshot()
  if (cachedView?.snapshot !== current || cachedView.unsavedChanges !== unsavedChanges)
    cachedView = { snapshot: current, unsavedChanges, entries: applyChanges(unsavedChanges, current.stored) }
  return cachedView.entries
}

const applyChanges = (changes: readonly Change[], { entries }: StoredEntries): JournalEntry[] =>
  changes.length === 0
    ? entries
    : changes.reduce((result, change) => change(result), [...entries]).toSorted(compareNewestFirst)

function tryStore(changes: readonly Change[]): boolean {
  const { stored } = readSnapshot()
  try {
    localStorage.setItem(journalKey, serialiseEntries({ ...stored, entries: applyChanges(changes, stored) }))
    return true
  } catch {
    return false
  }
}

function readSnapshot(): Snapshot {
  const text = readText()
  if (!snapshot || snapshot.text !== text) snapshot = { text, stored: parseStoredEntries(text) }
  return snapshot
}

function readText(): string | null {
  try {
    return localStorage.getItem(journalKey)
  } catch {
    return null
  }
}

function notify() {
  readSnapshot()
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  if (listeners.size === 0) {
    readSnapshot()
    addEventListener('storage', onStorage)
    // A page in the back/forward cache receives no storage events.
    addEventListener('pageshow', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', notify)
  }
}

function onStorage({ key }: StorageEvent) {
  if (key !== null && key !== journalKey) return
  if (unsavedChanges.length > 0 && tryStore(unsavedChanges)) unsavedChanges = []
  notify()
}
