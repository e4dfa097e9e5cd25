import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { OlderEntries } from './older-entries.tsx'

type Listed = { next: string | number | null }
type Named = { id: string }
/** Ref for the first new entry. Focuses the entry if possible, otherwise its first link. */
export type EntryRef = (part: HTMLElement | null) => void

type EntryOptions<Page, Entry> = {
  /**
   * Returns the URL that continues the list after this cursor, or starts it for null. Its loader returns a `page`,
   * which is null if the call failed.
   */
  addressOf: (cursor: string | null) => string
  entriesOf: (page: Page) => readonly Entry[]
  renderEntry: (entry: Entry, ref?: EntryRef) => ReactNode
}

type LoadMoreEntriesProps<Page, Entry> = EntryOptions<Page, Entry> & {
  label: string
  page: Page
  isLater: boolean
  /** Wraps the entries, for example in a list. */
  children: (entries: ReactNode) => ReactNode
}

/** List with cursors. Shows the first page and every page that the user has loaded, also after Back or Forward. */
export function LoadMoreEntries<Page extends Listed, Entry extends Named>(props: LoadMoreEntriesProps<Page, Entry>) {
  const { search } = useLocation()
  return <Entries key={search} {...props} />
}

function Entries<Page extends Listed, Entry extends Named>({
  label,
  page,
  isLater,
  children,
  ...options
}: LoadMoreEntriesProps<Page, Entry>) {
  const { addressOf, entriesOf, renderEntry } = options
  const list = useId()
  const { cursors, addCursor } = useCursors()
  const last = cursors.at(-1)
  const { data, state, load } = useFetcher<{ page: Page | null }>(
    last === undefined ? {} : { key: fetcherKey(list, last) },
  )
  const shown = last === undefined ? page : data?.page
  const appendNext = (next: string) => {
    if (state !== 'idle') return
    if (next === last) void load(addressOf(next))
    else addCursor(next)
  }
  const entries = entriesOf(page)
  return (
    <>
      {children(
        <>
          {entries.map((entry) => (
            <Fragment key={entry.id}>{renderEntry(entry)}</Fragment>
          ))}
          <LoadMore {...options} list={list} before={page} cursors={cursors} above={entries} />
        </>,
      )}
      <OlderEntries
        label={label}
        isLater={isLater}
        next={shown ? (shown.next?.toString() ?? null) : (last ?? null)}
        addressOf={addressOf}
        appendNext={appendNext}
        isBusy={state !== 'idle'}
      />
    </>
  )
}

const focusEntry: EntryRef = (part) =>
  (part?.matches('[tabindex]') ? part : part?.querySelector<HTMLElement>('a, [tabindex]'))?.focus()

const fetcherKey = (list: string, cursor: string) => `${list} ${cursor}`

/** Loaded cursors for each history entry that the user may return to. */
const loadedCursors = new Map<string, readonly string[]>()

function useCursors() {
  const { key, pathname, search } = useLocation()
  const visit = `${key} ${pathname}${search}`
  const [cursors, setCursors] = useState(() => loadedCursors.get(visit) ?? [])
  const addCursor = (cursor: string) => {
    const next = [...cursors, cursor]
    loadedCursors.set(visit, next)
    setCursors(next)
  }
  return { cursors, addCursor }
}

type LoadMoreProps<Page, Entry> = EntryOptions<Page, Entry> & {
  list: string
  before: Page | null | undefined
  cursors: readonly string[]
  above: readonly Entry[]
}

const LoadMore = <Page extends Listed, Entry extends Named>({
  cursors: [cursor, ...rest],
  ...props
}: LoadMoreProps<Page, Entry>) =>
  cursor === undefined ? null : <LoadMorePage {...props} cursor={cursor} rest={rest} />

type LoadMorePageProps<Page, Entry> = Omit<LoadMoreProps<Page, Entry>, 'cursors'> & {
  cursor: string
  rest: readonly string[]
}

/**
 * Continues from the current end of the previous page. If entries have been deleted since, some entries of this page
 * may already be shown above.
 */
function LoadMorePage<Page extends Listed, Entry extends Named>({
  list,
  before,
  cursor,
  rest,
  above,
  ...options
}: LoadMorePageProps<Page, Entry>) {
  const { addressOf, entriesOf, renderEntry } = options
  const { data, load } = useFetcher<{ page: Page | null }>({ key: fetcherKey(list, cursor) })
  const address = addressOf(before?.next?.toString() ?? cursor)
  useEffect(() => void load(address), [load, address])
  const known = new Set(above.map(({ id }) => id))
  const entries = data?.page ? entriesOf(data.page).filter(({ id }) => !known.has(id)) : []
  const [first, setFirst] = useState<string>()
  if (first === undefined && entries[0]) setFirst(entries[0].id)
  const refOf = ({ id }: Entry) => (id === first && rest.length === 0 ? focusEntry : undefined)
  return (
    <>
      {entries.map((entry) => (
        <Fragment key={entry.id}>{renderEntry(entry, refOf(entry))}</Fragment>
      ))}
      <LoadMore {...options} list={list} before={data?.page} cursors={rest} above={[...above, ...entries]} />
    </>
  )
}
