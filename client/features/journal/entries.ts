import { useSyncExternalStore } from 'react'

import { type JournalEntry, journalKey } from '#domain/journal/journal.schemas.ts'
import {
  newestFirst,
  readStoredEntries,
  type StoredEntries,
  writeStoredEntries,
} from '#domain/journal/stored-entries.ts'

/** Must give the same whenever it is done: it is done again on what another tab has written meanwhile. */
type Change = (entries: JournalEntry[]) => JournalEntry[]
type Seen = { text: string | null; stored: StoredEntries }

const none: readonly JournalEntry[] = []
const listeners = new Set<() => void>()
/** What the storage refused to take, until it does, or the page is left. */
let refused: readonly Change[] = []
let seen: Seen | undefined
let shown: { seen: Seen; refused: readonly Change[]; entries: readonly JournalEntry[] } | undefined

/** The journal of this browser, the newest day first; it follows what other tabs write. */
export const useEntries = (): readonly JournalEntry[] => useSyncExternalStore(listen, showEntries, () => none)

/** How many rows stand among the journal that are no entries to this page. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    listen,
    () => (seen ?? readNow()).stored.unread.length,
    () => 0,
  )

/** False while the browser keeps some of the journal only as long as the page. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    listen,
    () => refused.length === 0,
    () => true,
  )

/** Changes what stands there now, not what this tab saw last. False where the browser keeps it only as long as the page. */
export function changeEntries(change: Change): boolean {
  const changes = [...refused, change]
  refused = isWritten(changes) ? [] : changes
  tell()
  return refused.length === 0
}

/** As `changeEntries`, but where the browser does not keep it, nothing is changed. */
export function changeIfKept(change: Change): boolean {
  const isKept = isWritten([...refused, change])
  if (isKept) refused = []
  tell()
  return isKept
}

/** The journal as a text that this page reads again, with what of it is no entry. */
export function exportEntries(): string {
  const { stored } = readNow()
  return writeStoredEntries({ ...stored, entries: applied(refused, stored) }, 2)
}

/** As this tab heard of it last: a journal of years is long to read, and React asks often. */
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
    // A page that the browser had laid aside has heard of nothing meanwhile.
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
