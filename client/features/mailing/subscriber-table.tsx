import type { ReactNode } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import type { EntryRef } from '#client/ui/load-more.tsx'
import { useFocusAfterAction } from '#client/ui/use-focus-after-action.ts'
import { sourceLabels, statusLabels, suppressionReasonLabels } from '#domain/mailing/subscribers.messages.ts'
import { sources, type Subscriber } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'

/** On a narrow screen each row is a card that shows the column names. */
export const SubscriberTable = ({ children }: { children: ReactNode }) => (
  <table className="subscribers">
    <caption className="sr-only">Subscribers</caption>
    <thead>
      <tr>
        <th scope="col">Email</th>
        <th scope="col">First Name</th>
        <th scope="col">Last Name</th>
        <th scope="col">Subscription Date</th>
        <th scope="col">Status</th>
        <th scope="col">Source</th>
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

type RowProps = { subscriber: Subscriber; ref: EntryRef | undefined }

export function SubscriberRow({ subscriber, ref }: RowProps) {
  const { email, firstName, lastName, subscriptionDate, status, source, consentSource, consentAt, suppressedFor } =
    subscriber
  const unsubscribeFetcher = useFetcher<ActionResult>()
  const head = useFocusAfterAction<HTMLTableCellElement>(unsubscribeFetcher)
  return (
    <tr ref={ref}>
      <th ref={head} scope="row" dir="auto" tabIndex={-1}>
        {email}
      </th>
      <td data-column="First Name" dir="auto">
        {firstName}
      </td>
      <td data-column="Last Name" dir="auto">
        {lastName}
      </td>
      <td data-column="Subscription Date">{formatDay(subscriptionDate)}</td>
      <td data-column="Status">
        <span className="tag" data-status={status}>
          {statusLabels[status]}
        </span>
        {suppressedFor && <small>{suppressionReasonLabels[suppressedFor]}</small>}
      </td>
      <td data-column="Source">
        {sourceLabel(source)}
        {consentSource !== null && (
          <small dir="auto">
            {consentSource}
            {consentAt !== null && `, ${formatDay(consentAt)}`}
          </small>
        )}
      </td>
      <td>
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
