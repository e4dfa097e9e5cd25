import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { CursorPagination } from './cursor-pagination.tsx'

type CursorPage = { next: string | number | null }
type WithId = { id: string }
/** Ref for the first new entry. Focuses the entry if possible, otherwise its first link. */
export type EntryRef = (element: HTMLElement | null) => void

type EntryOptions<Page, Entry> = {
  /**
   * Returns the URL of the page after this cursor, or of the first page for null. Its loader returns a `page`, which is
   * null if the call failed.
   */
  getPageUrl: (cursor: string | null) => string
  getEntries: (page: Page) => readonly Entry[]
  renderEntry: (entry: Entry, ref?: EntryRef) => ReactNode
}

type LoadMoreEntriesProps<Page, Entry> = EntryOptions<Page, Entry> & {
  label: string
  page: Page
  hasPrevious: boolean
  children: (entries: ReactNode) => ReactNode
}

/** List paged by cursor. Shows the first page and all pages that the user has loaded, even after Back or Forward. */
export function LoadMoreEntries<Page extends CursorPage, Entry extends WithId>(
  props: LoadMoreEntriesProps<Page, Entry>,
) {
  const { search } = useLocation()
  return <Entries key={search} {...props} />
}

function Entries<Page extends CursorPage, Entry extends WithId>({
  label,
  page,
  hasPrevious,
  children,
  ...options
}: LoadMoreEntriesProps<Page, Entry>) {
  const { getPageUrl, getEntries, renderEntry } = options
  const list = useId()
  const { cursors, addCursor } = useCursors()
  const last = cursors.at(-1)
  const { data, state, load } = useFetcher<{ page: Page | null }>(
    last === undefined ? {} : { key: fetcherKey(list, last) },
  )
  const lastPage = last === undefined ? page : data?.page
  const appendNext = (next: string) => {
    if (state !== 'idle') return
    if (next === last) void load(getPageUrl(next))
    else addCursor(next)
  }
  const entries = getEntries(page)
  return (
    <>
      {children(
        <>
          {entries.map((entry) => (
            <Fragment key={entry.id}>{renderEntry(entry)}</Fragment>
          ))}
          <LoadMore {...options} list={list} previousPage={page} cursors={cursors} shownEntries={entries} />
        </>,
      )}
      <CursorPagination
        label={label}
        hasPrevious={hasPrevious}
        next={lastPage ? (lastPage.next?.toString() ?? null) : (last ?? null)}
        getPageUrl={getPageUrl}
        appendNext={appendNext}
        isBusy={state !== 'idle'}
      />
    </>
  )
}

const focusEntry: EntryRef = (element) =>
  (element?.matches('[tabindex]') ? element : element?.querySelector<HTMLElement>('a, [tabindex]'))?.focus()

const fetcherKey = (list: string, cursor: string) => `${list} ${cursor}`

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
  previousPage: Page | null | undefined
  cursors: readonly string[]
  shownEntries: readonly Entry[]
}

const LoadMore = <Page extends CursorPage, Entry extends WithId>({
  cursors: [cursor, ...rest],
  ...props
}: LoadMoreProps<Page, Entry>) =>
  cursor === undefined ? null : <LoadMorePage {...props} cursor={cursor} rest={rest} />

type LoadMorePageProps<Page, Entry> = Omit<LoadMoreProps<Page, Entry>, 'cursors'> & {
  cursor: string
  rest: readonly string[]
}

/**
 * Page of a list, loaded from the current end of the previous page. If entries have been deleted since, some of its
 * entries may already be shown above.
 */
function LoadMorePage<Page extends CursorPage, Entry extends WithId>({
  list,
  previousPage,
  cursor,
  rest,
  shownEntries,
  ...options
}: LoadMorePageProps<Page, Entry>) {
  const { getPageUrl, getEntries, renderEntry } = options
  const { data, load } = useFetcher<{ page: Page | null }>({ key: fetcherKey(list, cursor) })
  const url = getPageUrl(previousPage?.next?.toString() ?? cursor)
  useEffect(() => void load(url), [load, url])
  const shownIds = new Set(shownEntries.map(({ id }) => id))
  const entries = data?.page ? getEntries(data.page).filter(({ id }) => !shownIds.has(id)) : []
  const [first, setFirst] = useState<string>()
  if (first === undefined && entries[0]) setFirst(entries[0].id)
  const getRef = ({ id }: Entry) => (id === first && rest.length === 0 ? focusEntry : undefined)
  return (
    <>
      {entries.map((entry) => (
        <Fragment key={entry.id}>{renderEntry(entry, getRef(entry))}</Fragment>
      ))}
      <LoadMore
        {...options}
        list={list}
        previousPage={data?.page}
        cursors={rest}
        shownEntries={[...shownEntries, ...entries]}
      />
    </>
  )
}
