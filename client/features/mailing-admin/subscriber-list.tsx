import type { ReactNode } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { LoadMoreEntries, type EntryRef } from '#client/ui/load-more.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { useFocusAfterAction } from '#client/ui/use-focus-after-action.ts'
import {
  noSubscribers,
  sourceLabels,
  statusLabels,
  suppressionReasonLabels,
} from '#domain/mailing/subscribers.messages.ts'
import {
  type SubscriberFilters,
  type SubscriberPage,
  sources,
  type Subscriber,
} from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'

import { subscribersUrl, defaultFilters } from './subscriber-filters.ts'

type ListProps = { page: SubscriberPage; filters: SubscriberFilters; hasPrevious: boolean }

export const SubscriberList = ({ page, filters, hasPrevious }: ListProps) => (
  <LoadMoreEntries
    label="More subscribers"
    page={page}
    hasPrevious={hasPrevious}
    getPageUrl={(after) => subscribersUrl(filters, after)}
    getEntries={({ subscribers }) => subscribers}
    renderEntry={(subscriber, ref) => <SubscriberRow subscriber={subscriber} ref={ref} />}
  >
    {(rows) => (
      <>
        {page.subscribers.length === 0 ? (
          <NoSubscribers filters={filters} />
        ) : (
          <SubscriberTable>{rows}</SubscriberTable>
        )}
        {page.isCut && <p className="note mt-4">These are the newest 500 matches. Type more to narrow your search.</p>}
      </>
    )}
  </LoadMoreEntries>
)

const NoSubscribers = ({ filters }: { filters: SubscriberFilters }) => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">
      {subscribersUrl(filters, null) === subscribersUrl({ ...defaultFilters, order: filters.order }, null)
        ? noSubscribers
        : 'No matching subscribers.'}
    </p>
  </div>
)

const columns = ['Email', 'First Name', 'Last Name', 'Subscription Date', 'Status', 'Source'] as const

const cellStyle =
  'py-2.25 pe-4.5 align-middle wrap-anywhere last:pe-0 @max-[56rem]:block @max-[56rem]:py-0.5 @max-[56rem]:pe-0'
const headStyle = 'border-b-2 border-cobalt py-2.25 pe-4.5 text-[0.94rem] font-semibold whitespace-nowrap text-cobalt'
const remarkStyle = 'block text-[0.88rem] leading-[1.4] text-quiet'

/** On a narrow screen each row is a card that shows the column names. */
const SubscriberTable = ({ children }: { children: ReactNode }) => (
  <table className="w-full @max-[56rem]:block">
    <caption className="sr-only">Subscribers</caption>
    <thead className="@max-[56rem]:hidden">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={headStyle}>
            {column}
          </th>
        ))}
        <th scope="col" className={headStyle}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody className="@max-[56rem]:block">{children}</tbody>
  </table>
)

type CellProps = { column: (typeof columns)[number]; className?: string; dir?: 'auto'; children: ReactNode }

const Cell = ({ column, className = '', ...props }: CellProps) => (
  <td
    {...props}
    data-column={column}
    className={`${cellStyle} @max-[56rem]:before:inline-block @max-[56rem]:before:min-w-[9.5rem] @max-[56rem]:before:text-quiet @max-[56rem]:before:content-[attr(data-column)] @max-[56rem]:empty:hidden ${className}`}
  />
)

type RowProps = { subscriber: Subscriber; ref: EntryRef | undefined }

function SubscriberRow({ subscriber, ref }: RowProps) {
  const { email, firstName, lastName, subscriptionDate, status, source, consentSource, consentAt, suppressedFor } =
    subscriber
  const unsubscribeFetcher = useFetcher<ActionResult>()
  const head = useFocusAfterAction<HTMLTableCellElement>(unsubscribeFetcher)
  return (
    <tr ref={ref} className="border-b border-line @max-[56rem]:block @max-[56rem]:py-3.5">
      <th ref={head} scope="row" className={`${cellStyle} min-w-[13rem] font-semibold`} dir="auto" tabIndex={-1}>
        {email}
      </th>
      <Cell column="First Name" className="min-w-[7rem]" dir="auto">
        {firstName}
      </Cell>
      <Cell column="Last Name" className="min-w-[7rem]" dir="auto">
        {lastName}
      </Cell>
      <Cell column="Subscription Date">{formatDay(subscriptionDate)}</Cell>
      <Cell column="Status">
        <span className="tag whitespace-nowrap" data-status={status}>
          {statusLabels[status]}
        </span>
        {suppressedFor && <small className={remarkStyle}>{suppressionReasonLabels[suppressedFor]}</small>}
      </Cell>
      <Cell column="Source" className="wrap-normal!">
        {sourceLabel(source)}
        {consentSource !== null && (
          <small className={remarkStyle} dir="auto">
            {consentSource}
            {consentAt !== null && `, ${formatDay(consentAt)}`}
          </small>
        )}
      </Cell>
      <td
        className={`${cellStyle} subscriber-actions text-end @max-[56rem]:pt-2 @max-[56rem]:text-start @max-[56rem]:empty:hidden`}
      >
        {(status === 'active' || status === 'unconfirmed') && (
          <Unsubscribe subscriber={subscriber} fetcher={unsubscribeFetcher} />
        )}
      </td>
    </tr>
  )
}

const sourceLabel = (source: string) => {
  const knownSource = sources.find((one) => one === source)
  return knownSource ? sourceLabels[knownSource] : source
}

type UnsubscribeProps = { subscriber: Subscriber; fetcher: FetcherWithComponents<ActionResult> }

const Unsubscribe = ({ subscriber: { id, email }, fetcher: { submit, state } }: UnsubscribeProps) => (
  <ConfirmButton
    itemName={email}
    title="Unsubscribe this person?"
    consequences={`${email} won’t get any more newsletters. Only the owner of this address can subscribe again.`}
    labels={{ open: 'Unsubscribe', busy: 'Unsubscribing...', confirm: 'Unsubscribe' }}
    isDeleting={state !== 'idle'}
    onDelete={() => void submit({ intent: 'unsubscribe', id }, { method: 'post', action: paths.mailingSubscribers })}
  />
)
