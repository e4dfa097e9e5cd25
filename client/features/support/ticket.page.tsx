import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData, useParams } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useMarkAsRead, useReloadOnNotification } from '#client/core/notification-events.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { SupportStyles } from '#client/ui/support-styles.tsx'
import { paths } from '#domain/paths.ts'
import { ticketsLoadError, ownStatusLabels } from '#domain/support/support.messages.ts'
import type { Ticket } from '#domain/support/support.types.ts'

import { Conversation } from './conversation.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { getTicket } from './support.api.ts'
import { replyDraft } from './ticket-drafts.ts'
import { TicketTags } from './ticket-tags.tsx'
import type { ReplyResult } from './ticket.action.ts'
import { TicketsNotLoaded } from './tickets-not-loaded.tsx'

type Loaded = { ticket: Ticket | null }

export async function loader({ params: { id = '' }, ...args }: LoaderFunctionArgs): Promise<Loaded> {
  return (
    (await loadOrToast(getTicket(args.context, id), () => requireMember(args), ticketsLoadError)) ?? { ticket: null }
  )
}

export { ticketAction as action } from './ticket.action.ts'

const authorNames = { member: 'You', admin: 'Herbal Remedies' }

/** The key resets the page when a notification opens another ticket, so that typed text isn't carried over. */
export const Component = () => <OwnTicket key={useParams()['id']} />

function OwnTicket() {
  const loaded = useLoaderData<Loaded>()
  const ticket = useLastNonNull(loaded.ticket)
  const fetcher = useFetcher<ReplyResult>()
  return (
    <div className="min-h-dvh">
      <PageHead title={ticket?.subject ?? 'Your ticket'} description="Read your messages to us and our replies." />
      <SupportStyles />
      <Link to={paths.tickets} className="stand-alone mt-10 gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        Your tickets
      </Link>
      {loaded.ticket === null && <TicketsNotLoaded />}
      {ticket && <TicketContent ticket={ticket} />}
      {ticket && <EmergencyNote emergencies={fetcher.data?.emergencies ?? []} />}
      {ticket && ticket.status !== 'closed' && (
        <ReplyForm fetcher={fetcher} label="Your reply" draft={replyDraft(ticket.id)} />
      )}
    </div>
  )
}

function TicketContent({ ticket }: { ticket: Ticket }) {
  const isClosed = ticket.status === 'closed'
  useReloadOnNotification(paths.ticket(ticket.id))
  useMarkAsRead(paths.ticket(ticket.id))
  return (
    <>
      <h1 className="ticket-title" dir="auto">
        {ticket.subject}
      </h1>
      <div className="ticket-head">
        <TicketTags {...ticket} />
        <p className="text-quiet">
          Opened {formatDay(ticket.createdAt)} · {isClosed ? 'closed' : ownStatusLabels[ticket.lastBy]}
        </p>
        <StatusButtons
          actions={[isClosed ? { status: 'open', label: 'Reopen' } : { status: 'closed', label: 'Close' }]}
        />
      </div>
      <Conversation ticket={ticket} viewer="member" authorNames={authorNames} />
      {isClosed && <p className="note mt-6 max-w-[44rem]">This ticket is closed. Reopen it to reply.</p>}
    </>
  )
}
