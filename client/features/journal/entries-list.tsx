import { useDeferredValue, useId, useRef, useState } from 'react'

import { showToast } from '#client/core/toasts.ts'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { useIsHydrated } from '#client/ui/use-is-hydrated.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { groupDigits } from '#domain/figures.ts'
import { formatEntryCount } from '#domain/journal/journal.messages.ts'
import type { JournalEntry } from '#domain/journal/journal.schemas.ts'
import { findEntries } from '#domain/journal/search.rules.ts'

import type { RenderHelp } from './emergency-help.tsx'
import { updateEntries, useEntries, useUnreadableCount } from './entries.ts'
import { EntryItem } from './entry-item.tsx'
import { notSaved } from './journal-messages.ts'

const recentCount = 5
const pageSize = 50

/** The server doesn't know the entries of this browser, so the jar keeps its place until they are read. */
function NoEntries() {
  const isHydrated = useIsHydrated()
  return (
    <>
      <p className="mt-3">No entries yet. Start with how you feel today.</p>
      <EmptyState className={`mt-5 w-32 ${isHydrated ? '' : 'invisible'}`} />
    </>
  )
}

/** Recent entries. The user can load older ones and search all of them. */
export function Entries({ renderHelp }: { renderHelp: RenderHelp }) {
  const entries = useEntries()
  const [visibleCount, setVisibleCount] = useState(recentCount)
  const [searchText, setSearchText] = useState('')
  const search = useDeferredValue(searchText)
  const heading = useRef<HTMLHeadingElement>(null)
  const { deleted, remove, restore } = useUndoableDelete(heading)
  const matches = findEntries(entries, search)
  const isSearch = search.trim() !== ''
  const visibleEntries = matches.slice(0, isSearch ? Math.max(visibleCount, pageSize) : visibleCount)
  return (
    <section
      className="min-[62rem]:col-start-2 min-[62rem]:row-span-2 min-[62rem]:row-start-1"
      aria-labelledby="entries"
    >
      <h2 ref={heading} id="entries" tabIndex={-1}>
        {headingText(isSearch, visibleCount)}
      </h2>
      {(entries.length > recentCount || isSearch) && (
        <EntrySearch searchText={searchText} setSearchText={setSearchText} />
      )}
      <p role="status" className="mt-2 text-quiet">
        {entries.length === 0
          ? ''
          : `${visibleEntries.length} of ${formatEntryCount(matches.length)}${isSearch ? ' found' : ''}`}
      </p>
      {deleted && <DeletedEntryNote key={deleted.id} entry={deleted} restore={restore} />}
      {entries.length === 0 && <NoEntries />}
      <UnreadableRowsNote />
      <ol className="entry-list">
        {visibleEntries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} renderHelp={renderHelp} onDelete={() => remove(entry)} />
        ))}
      </ol>
      {matches.length > visibleEntries.length && (
        <button
          type="button"
          className="button plain"
          onClick={() =>
            setVisibleCount(visibleEntries.length < pageSize ? pageSize : visibleEntries.length + pageSize)
          }
        >
          {visibleCount === recentCount && !isSearch
            ? `Show all ${formatEntryCount(entries.length)}`
            : 'Show older entries'}
        </button>
      )}
    </section>
  )
}

function UnreadableRowsNote() {
  const count = useUnreadableCount()
  if (count === 0) return null
  return (
    <p className="note mt-4">
      {count === 1
        ? 'We can’t read one entry in your journal.'
        : `We can’t read ${groupDigits(count)} entries in your journal.`}{' '}
      Nothing has been lost: <a href="#export-journal">the JSON file</a> contains everything.
    </p>
  )
}

function headingText(isSearch: boolean, visibleCount: number): string {
  if (isSearch) return 'Entries found'
  return visibleCount === recentCount ? 'Recent entries' : 'All entries'
}

function EntrySearch({ searchText, setSearchText }: { searchText: string; setSearchText: (text: string) => void }) {
  const id = useId()
  return (
    <div className="labelled mt-3" role="search">
      <label htmlFor={id}>Search your entries</label>
      <input
        className="field"
        id={id}
        type="search"
        value={searchText}
        placeholder="For example headache, or Nov 2026"
        autoComplete="off"
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
    </div>
  )
}

/** Tracks the entries deleted since the page was opened. The last one can be restored. */
function useUndoableDelete(heading: { readonly current: HTMLElement | null }) {
  const [deletedEntries, setDeletedEntries] = useState<readonly JournalEntry[]>([])
  const remove = (entry: JournalEntry) => {
    const isStored = updateEntries((entries) => entries.filter(({ id }) => id !== entry.id))
    if (!isStored) showToast('error', notSaved)
    setDeletedEntries([...deletedEntries, entry])
  }
  const restore = () => {
    const entry = deletedEntries.at(-1)
    if (!entry) return
    const isStored = updateEntries((entries) => [...entries.filter(({ id }) => id !== entry.id), entry])
    if (!isStored) showToast('error', notSaved)
    setDeletedEntries(deletedEntries.slice(0, -1))
    heading.current?.focus()
  }
  return { deleted: deletedEntries.at(-1), remove, restore }
}

function DeletedEntryNote({ entry, restore }: { entry: JournalEntry; restore: () => void }) {
  return (
    <p
      className="mt-3.5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-box bg-wash px-4.5 py-2.5"
      role="status"
    >
      <span>{`Entry for ${formatDay(entry.date)} deleted.`}</span>
      <button ref={focusOnMount} type="button" className="button plain" onClick={restore}>
        Undo
      </button>
    </p>
  )
}
