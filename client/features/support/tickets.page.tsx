import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { type EntryRef, LoadMoreEntries } from '#client/ui/load-more.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { paths } from '#domain/paths.ts'
import { ticketsLoadError, ownStatusLabels } from '#domain/support/support.messages.ts'
import type { TicketPage, TicketSummary } from '#domain/support/support.types.ts'

import { listTickets } from './support.api.ts'
import { TicketTags, TicketsNotLoaded } from './ticket-status.tsx'
import { replyCountLabel } from './ticket.messages.ts'

import stylesheet from '#client/styles/support.css?url'

type Loaded = { page: TicketPage | null; before: string | null }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const before = new URL(request.url).searchParams.get('before')
  return {
    page: await loadOrToast(listTickets(context, before), () => requireMember({ request, context }), ticketsLoadError),
    before,
  }
}

const ticketsUrl = (before: string | null) =>
  before === null ? paths.tickets : `${paths.tickets}?${new URLSearchParams({ before }).toString()}`

export function Component() {
  const { page, before } = useLoaderData<Loaded>()
  useReloadOnNotification(`${paths.tickets}/`)
  return (
    <div className="min-h-dvh">
      <PageHead title="Your tickets" description="Read your messages to us and our replies." />
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-12 pb-9">
        <h1>Your tickets</h1>
        <Link to={paths.contact} className="button">
          New ticket
        </Link>
      </div>
      {page ? (
        <LoadMoreEntries
          label="More tickets"
          page={page}
          hasPrevious={before !== null}
          getPageUrl={ticketsUrl}
          getEntries={({ tickets }) => tickets}
          renderEntry={(ticket, ref) => <TicketItem ticket={ticket} ref={ref} />}
        >
          {(items) => (page.tickets.length === 0 ? <NoTickets /> : <ul className="tickets">{items}</ul>)}
        </LoadMoreEntries>
      ) : (
        <TicketsNotLoaded />
      )}
    </div>
  )
}

const TicketItem = ({ ticket, ref }: { ticket: TicketSummary; ref: EntryRef | undefined }) => (
  <li ref={ref}>
    <div>
      <Link to={paths.ticket(ticket.id)} className="ticket-link" dir="auto">
        {ticket.subject}
      </Link>
      <p className="ticket-details">
        {formatDay(ticket.createdAt)} · {replyCountLabel(ticket.replyCount)}
        {ticket.status !== 'closed' && ` · ${ownStatusLabels[ticket.lastBy]}`}
      </p>
    </div>
    <TicketTags {...ticket} />
  </li>
)

const NoTickets = () => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">No tickets yet</p>
    <p className="mt-2 max-w-[44ch] text-balance text-quiet">
      Messages that you send from the contact page will appear here, with our replies.
    </p>
  </div>
)
