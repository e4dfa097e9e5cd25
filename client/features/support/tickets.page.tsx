import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useReloadOnNote } from '#client/core/notification-events.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { requireMember } from '#client/features/accounts/gate.ts'
import { type EntryRef, LoadMoreEntries } from '#client/ui/load-more.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { SupportStyles } from '#client/ui/support-styles.tsx'
import { paths } from '#domain/paths.ts'
import { ticketsNotLoaded, ownStatusLabels } from '#domain/support/support.messages.ts'
import type { TicketPage, TicketSummary } from '#domain/support/support.types.ts'

import { NotLoaded } from './not-loaded.tsx'
import { listTickets } from './support.api.ts'
import { TicketTags } from './ticket-tags.tsx'
import { replyCountWords } from './ticket.messages.ts'

type Loaded = { page: TicketPage | null; before: string | null }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const before = new URL(request.url).searchParams.get('before')
  return {
    page: await loadOrToast(listTickets(context, before), () => requireMember({ request, context }), ticketsNotLoaded),
    before,
  }
}

const addressOf = (before: string | null) =>
  before === null ? paths.tickets : `${paths.tickets}?${new URLSearchParams({ before }).toString()}`

export function Component() {
  const { page, before } = useLoaderData<Loaded>()
  useReloadOnNote(`${paths.tickets}/`)
  return (
    <div className="min-h-dvh">
      <PageHead title="Your tickets" description="Your messages to us and our replies." />
      <SupportStyles />
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
          isLater={before !== null}
          addressOf={addressOf}
          entriesOf={({ tickets }) => tickets}
          renderEntry={(ticket, ref) => <TicketLine ticket={ticket} ref={ref} />}
        >
          {(lines) => (page.tickets.length === 0 ? <NoTickets /> : <ul className="tickets">{lines}</ul>)}
        </LoadMoreEntries>
      ) : (
        <NotLoaded />
      )}
    </div>
  )
}

const TicketLine = ({ ticket, ref }: { ticket: TicketSummary; ref: EntryRef | undefined }) => (
  <li ref={ref}>
    <div>
      <Link to={paths.ticket(ticket.id)} className="ticket-link" dir="auto">
        {ticket.subject}
      </Link>
      <p className="ticket-facts">
        {formatDay(ticket.createdAt)} · {replyCountWords(ticket.replyCount)}
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
