import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { OpenJar } from '#client/ui/jar.tsx'
import { OlderEntries } from '#client/ui/older-entries.tsx'
import type { SubscriberFilters, SubscriberPage } from '#domain/mailing/subscribers.types.ts'
import { noSubscribers } from '#domain/mailing/subscribers.words.ts'

import { subscribersAddress, usualFilters } from './subscriber-address.ts'
import { SubscriberRows, SubscriberTable } from './subscriber-table.tsx'

type ListProps = { page: SubscriberPage; filters: SubscriberFilters; isLater: boolean }
type Further = { page: SubscriberPage | null }

/** A page of subscribers, and below it every further one that was asked for. */
export function SubscriberList({ page, filters, isLater }: ListProps) {
  const [places, setPlaces] = useState<readonly string[]>([])
  const last = places.at(-1)
  const addressOf = (after: string | null) => subscribersAddress(filters, after)
  const { data, state, load } = useFetcher<Further>(last === undefined ? {} : { key: addressOf(last) })
  const shown = last === undefined ? page : data?.page
  const goOn = (next: string) => {
    if (state !== 'idle') return
    if (next === last) void load(addressOf(next))
    else setPlaces([...places, next])
  }
  return (
    <>
      {page.subscribers.length === 0 ? (
        <Nobody filters={filters} />
      ) : (
        <SubscriberTable>
          <SubscriberRows subscribers={page.subscribers} />
          <FurtherRows addresses={places.map(addressOf)} above={page.subscribers} />
        </SubscriberTable>
      )}
      {page.isCut && (
        <p className="note mt-4">
          More were found than are looked at: of the matches the newest 500. Type more letters.
        </p>
      )}
      <OlderEntries
        label="Further subscribers"
        isLater={isLater}
        next={shown ? (shown.next?.toString() ?? null) : (last ?? null)}
        addressOf={addressOf}
        goOn={goOn}
        isBusy={state !== 'idle'}
      />
    </>
  )
}

const Nobody = ({ filters }: { filters: SubscriberFilters }) => (
  <div className="flex flex-col items-center py-10 text-center">
    <OpenJar className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">
      {subscribersAddress(filters, null) === subscribersAddress({ ...usualFilters, order: filters.order }, null)
        ? noSubscribers
        : 'Nobody on the list is like that.'}
    </p>
  </div>
)

type FurtherProps = { addresses: readonly string[]; above: SubscriberPage['subscribers'] }

const FurtherRows = ({ addresses: [address, ...rest], above }: FurtherProps) =>
  address === undefined ? null : <FurtherPage key={address} address={address} rest={rest} above={above} />

type FurtherPageProps = { address: string; rest: readonly string[]; above: FurtherProps['above'] }

/** Asks for its rows, and has the focus once they are there. Where rows have gone since, some of them may stand above already. */
function FurtherPage({ address, rest, above }: FurtherPageProps) {
  const { data, load } = useFetcher<Further>({ key: address })
  const rows = useRef<HTMLTableSectionElement>(null)
  useEffect(() => void load(address), [load, address])
  const isThere = Boolean(data?.page)
  useEffect(() => {
    if (isThere) rows.current?.querySelector('th')?.focus()
  }, [isThere])
  const known = new Set(above.map(({ id }) => id))
  const subscribers = data?.page?.subscribers.filter(({ id }) => !known.has(id)) ?? []
  return (
    <>
      <SubscriberRows subscribers={subscribers} ref={rows} />
      <FurtherRows addresses={rest} above={[...above, ...subscribers]} />
    </>
  )
}
