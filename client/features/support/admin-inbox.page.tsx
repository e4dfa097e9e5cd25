import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { type EntryRef, LoadMoreEntries } from '#client/ui/load-more.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { paths } from '#domain/paths.ts'
import { ticketsLoadError, describeLastAuthor } from '#domain/support/support.messages.ts'
import { calculateWaitingTime } from '#domain/support/support.rules.ts'
import type { InboxFilters, InboxPage, InboxTicket } from '#domain/support/support.types.ts'

import { inboxUrl, InboxFilterLinks, readInboxFilters } from './inbox-filters.tsx'
import { listInbox } from './support.api.ts'
import { TicketTags, TicketsNotLoaded } from './ticket-status.tsx'
import { replyCountLabel, waitingTimeLabel } from './ticket.messages.ts'

type Loaded = { page: InboxPage | null; filters: InboxFilters; before: string | null; loadedAt: number }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const query = new URL(request.url).searchParams
  const [filters, before] = [readInboxFilters(query), query.get('before')]
  const page = await loadOrToast(
    listInbox(context, filters, before),
    () => requireAdmin({ request, context }),
    ticketsLoadError,
  )
  return { page, filters, before, loadedAt: Date.now() }
}

export function Component() {
  const { page, filters, before, loadedAt } = useLoaderData<Loaded>()
  useReloadOnNotification(paths.adminInbox)
  return (
    <AdminLayout title="Support Inbox">
      <InboxFilterLinks filters={filters} />
      {page ? (
        <LoadMoreEntries
          label="More tickets"
          page={page}
          hasPrevious={before !== null}
          getPageUrl={(cursor) => inboxUrl(filters, cursor)}
          getEntries={({ tickets }) => tickets}
          renderEntry={(ticket, ref) => <InboxItem ticket={ticket} now={loadedAt} ref={ref} />}
        >
          {(items) => (page.tickets.length === 0 ? <NoTickets /> : <ul className="tickets">{items}</ul>)}
        </LoadMoreEntries>
      ) : (
        <TicketsNotLoaded />
      )}
    </AdminLayout>
  )
}

type InboxItemProps = { ticket: InboxTicket; now: number; ref: EntryRef | undefined }

function InboxItem({ ticket, now, ref }: InboxItemProps) {
  const waitingTime = calculateWaitingTime(ticket, now)
  return (
    <li ref={ref}>
      <div>
        <Link to={paths.adminTicket(ticket.id)} className="ticket-link" dir="auto">
          {ticket.subject}
        </Link>
        <p className="ticket-details">
          {ticket.email ?? 'Former member'} · {formatDay(ticket.createdAt)} · {replyCountLabel(ticket.replyCount)}
        </p>
        <p className="ticket-details" data-late={waitingTime?.isLate}>
          <b>{describeLastAuthor(ticket)}</b>
          {waitingTime && ` · ${waitingTimeLabel(waitingTime)}`}
        </p>
      </div>
      <TicketTags {...ticket} />
    </li>
  )
}

const NoTickets = () => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">No support tickets found...</p>
  </div>
)
