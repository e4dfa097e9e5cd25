import ArrowLeft from 'lucide-react/icons/arrow-left'
import {
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
  useParams,
  type ActionFunctionArgs,
  data,
} from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { textFields } from '#client/core/forms.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useMarkAsRead, useReloadOnNotification } from '#client/core/notification-events.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { type ActionResult, runAction } from '#client/core/run-action.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { paths } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { ticketsLoadError, ownStatusLabels, statusUpdateError } from '#domain/support/support.messages.ts'
import type { Ticket } from '#domain/support/support.types.ts'

import { Conversation } from './conversation.tsx'
import { ReplyForm } from './reply-form.tsx'
import { sendReply } from './send-reply.ts'
import { getTicket, replyToTicket, setOwnTicketStatus } from './support.api.ts'
import { StatusButtons, TicketTags, TicketsNotLoaded } from './ticket-status.tsx'
import { replyDraft } from './ticket.messages.ts'

import stylesheet from '#client/styles/support.css?url'

type Loaded = { ticket: Ticket | null }

export async function loader({ params: { id = '' }, ...args }: LoaderFunctionArgs): Promise<Loaded> {
  return (
    (await loadOrToast(getTicket(args.context, id), () => requireMember(args), ticketsLoadError)) ?? { ticket: null }
  )
}

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
      <link rel="stylesheet" href={stylesheet} precedence="page" />
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
      <h1 className="mt-2.5 mb-3.5 text-[clamp(1.7rem,1.3rem+1.6vw,2.6rem)]" dir="auto">
        {ticket.subject}
      </h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 pb-5 wrap-anywhere">
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

type ReplyResult = ActionResult & { emergencies?: readonly Emergency[] }

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { intent, message = '', draft } = Object.fromEntries(textFields(await request.formData()))
  if (intent === 'open' || intent === 'closed')
    return runAction(() => setOwnTicketStatus(context, id, intent), {
      success: intent === 'open' ? 'Ticket reopened' : 'Ticket closed',
      failure: () => statusUpdateError,
    })
  let emergencies: readonly Emergency[] = []
  const sendMessage = async () => {
    ;({ emergencies } = await replyToTicket(context, id, message))
  }
  const result = await sendReply(draft, sendMessage, 'Reply sent')
  return data<ReplyResult>({ ...result.data, emergencies }, result.init ?? undefined)
}
