import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { OlderEntries } from './older-entries.tsx'

type Listed = { next: string | number | null }
type Named = { id: string }
/** Ref for the first new entry: focuses the entry if it can have the focus, or else its first link. */
export type EntryRef = (part: HTMLElement | null) => void

type Reading<Page, Entry> = {
  /**
   * Address that continues the list after this cursor, or starts it for null. Its loader returns a `page`, null when
   * the call failed.
   */
  addressOf: (place: string | null) => string
  entriesOf: (page: Page) => readonly Entry[]
  renderEntry: (entry: Entry, ref?: EntryRef) => ReactNode
}

type FurtherEntriesProps<Page, Entry> = Reading<Page, Entry> & {
  label: string
  page: Page
  isLater: boolean
  /** Wraps the entries, for example in a list. */
  children: (entries: ReactNode) => ReactNode
}

/** List with cursors: the first page, then every page that the reader has loaded, also after Back or Forward. */
export function FurtherEntries<Page extends Listed, Entry extends Named>(given: FurtherEntriesProps<Page, Entry>) {
  const { search } = useLocation()
  return <Entries key={search} {...given} />
}

function Entries<Page extends Listed, Entry extends Named>({
  label,
  page,
  isLater,
  children,
  ...reading
}: FurtherEntriesProps<Page, Entry>) {
  const { addressOf, entriesOf, renderEntry } = reading
  const list = useId()
  const { places, askFor } = usePlaces()
  const last = places.at(-1)
  const { data, state, load } = useFetcher<{ page: Page | null }>(
    last === undefined ? {} : { key: fetcherKey(list, last) },
  )
  const shown = last === undefined ? page : data?.page
  const goOn = (next: string) => {
    if (state !== 'idle') return
    if (next === last) void load(addressOf(next))
    else askFor(next)
  }
  const entries = entriesOf(page)
  return (
    <>
      {children(
        <>
          {entries.map((entry) => (
            <Fragment key={entry.id}>{renderEntry(entry)}</Fragment>
          ))}
          <Further {...reading} list={list} before={page} places={places} above={entries} />
        </>,
      )}
      <OlderEntries
        label={label}
        isLater={isLater}
        next={shown ? (shown.next?.toString() ?? null) : (last ?? null)}
        addressOf={addressOf}
        goOn={goOn}
        isBusy={state !== 'idle'}
      />
    </>
  )
}

const comeIntoFocus: EntryRef = (part) =>
  (part?.matches('[tabindex]') ? part : part?.querySelector<HTMLElement>('a, [tabindex]'))?.focus()

const fetcherKey = (list: string, place: string) => `${list} ${place}`

/** Loaded cursors for each visit that the reader may return to. */
const askedBefore = new Map<string, readonly string[]>()

function usePlaces() {
  const { key, pathname, search } = useLocation()
  const visit = `${key} ${pathname}${search}`
  const [places, setPlaces] = useState(() => askedBefore.get(visit) ?? [])
  const askFor = (place: string) => {
    const asked = [...places, place]
    askedBefore.set(visit, asked)
    setPlaces(asked)
  }
  return { places, askFor }
}

type FurtherProps<Page, Entry> = Reading<Page, Entry> & {
  list: string
  before: Page | null | undefined
  places: readonly string[]
  above: readonly Entry[]
}

const Further = <Page extends Listed, Entry extends Named>({
  places: [asked, ...rest],
  ...given
}: FurtherProps<Page, Entry>) => (asked === undefined ? null : <FurtherPage {...given} asked={asked} rest={rest} />)

type FurtherPageProps<Page, Entry> = Omit<FurtherProps<Page, Entry>, 'places'> & {
  asked: string
  rest: readonly string[]
}

/**
 * Continues from the current end of the page before. If entries have been deleted since, some of this page may already
 * be shown above.
 */
function FurtherPage<Page extends Listed, Entry extends Named>({
  list,
  before,
  asked,
  rest,
  above,
  ...reading
}: FurtherPageProps<Page, Entry>) {
  const { addressOf, entriesOf, renderEntry } = reading
  const { data, load } = useFetcher<{ page: Page | null }>({ key: fetcherKey(list, asked) })
  const address = addressOf(before?.next?.toString() ?? asked)
  useEffect(() => void load(address), [load, address])
  const known = new Set(above.map(({ id }) => id))
  const entries = data?.page ? entriesOf(data.page).filter(({ id }) => !known.has(id)) : []
  const [first, setFirst] = useState<string>()
  if (first === undefined && entries[0]) setFirst(entries[0].id)
  const refOf = ({ id }: Entry) => (id === first && rest.length === 0 ? comeIntoFocus : undefined)
  return (
    <>
      {entries.map((entry) => (
        <Fragment key={entry.id}>{renderEntry(entry, refOf(entry))}</Fragment>
      ))}
      <Further {...reading} list={list} before={data?.page} places={rest} above={[...above, ...entries]} />
    </>
  )
}
