import ArrowLeft from 'lucide-react/icons/arrow-left'
import {
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
  useParams,
  type ActionFunctionArgs,
} from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { textFields } from '#client/core/forms.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useMarkAsRead, useReloadOnNotification } from '#client/core/notification-events.ts'
import { type ActionResult, runAction } from '#client/core/run-action.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { paths } from '#domain/paths.ts'
import {
  ticketsLoadError,
  describeLastAuthor,
  noteDeletionError,
  noteSaveError,
  statusUpdateError,
} from '#domain/support/support.messages.ts'
import {
  type InboxConversation,
  type InboxView,
  type TicketStatus,
  ticketStatuses,
} from '#domain/support/support.types.ts'
import { isBlank } from '#domain/text-lines.ts'

import { AdminConversation, NoteForm } from './admin-conversation.tsx'
import { InsertCannedReply } from './canned-replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { sendReply } from './send-reply.ts'
import { getInboxTicket, addNote, answerTicket, deleteNote, setTicketStatus } from './support.api.ts'
import { StatusButtons, TicketTags, TicketsNotLoaded } from './ticket-status.tsx'
import { noteDraft, replyDraft } from './ticket.messages.ts'

type Loaded = { view: InboxView | null }

export async function loader({ params: { id = '' }, ...args }: LoaderFunctionArgs): Promise<Loaded> {
  return { view: await loadOrToast(getInboxTicket(args.context, id), () => requireAdmin(args), ticketsLoadError) }
}

const nextStatuses: Record<TicketStatus, { status: TicketStatus; label: string }[]> = {
  open: [
    { status: 'replied', label: 'Mark as replied' },
    { status: 'closed', label: 'Close' },
  ],
  replied: [
    { status: 'open', label: 'Mark as open' },
    { status: 'closed', label: 'Close' },
  ],
  closed: [{ status: 'open', label: 'Reopen' }],
}

/** The key resets the page when a notification opens another ticket, so that typed text isn't carried over. */
export const Component = () => <AdminTicket key={useParams()['id']} />

function AdminTicket() {
  const loaded = useLoaderData<Loaded>()
  const view = useLastNonNull(loaded.view)
  const fetcher = useFetcher<ActionResult | null>()
  return (
    <AdminLayout title="Support Inbox">
      <Link to={paths.adminInbox} className="stand-alone gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        All tickets
      </Link>
      {loaded.view === null && <TicketsNotLoaded />}
      {view && <TicketContent ticket={view.ticket} />}
      {view && view.ticket.email !== null && (
        <ReplyForm fetcher={fetcher} label="Reply" draft={replyDraft(view.ticket.id)}>
          <InsertCannedReply replies={view.cannedReplies} name={view.ticket.name ?? view.ticket.email} />
        </ReplyForm>
      )}
      {view && <NoteForm draft={noteDraft(view.ticket.id)} />}
    </AdminLayout>
  )
}

function TicketContent({ ticket }: { ticket: InboxConversation }) {
  const { name, email } = ticket
  const nameParts = [name, email].filter((part) => part !== null)
  const memberName = nameParts[0] ?? 'Former member'
  useReloadOnNotification(paths.adminTicket(ticket.id))
  useMarkAsRead(paths.adminTicket(ticket.id))
  return (
    <>
      <h2 className="mt-2.5 mb-3.5 text-[clamp(1.7rem,1.3rem+1.6vw,2.6rem)]" dir="auto">
        {ticket.subject}
      </h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 pb-5 wrap-anywhere">
        <TicketTags {...ticket} />
        <p className="text-quiet">
          {nameParts.join(' · ') || memberName} · opened {formatDay(ticket.createdAt)} · {describeLastAuthor(ticket)}
        </p>
        <StatusButtons actions={nextStatuses[ticket.status]} />
      </div>
      <AdminConversation ticket={ticket} authorNames={{ member: memberName, admin: 'Us' }} />
      {email === null && <p className="note mt-6 max-w-[44rem]">You can’t reply because this account was deleted.</p>}
    </>
  )
}

const successTexts: Record<TicketStatus, string> = {
  open: 'Ticket reopened',
  replied: 'Ticket marked as replied',
  closed: 'Ticket closed',
}

/** Ignores a blank reply. */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { intent, message = '', note = '', draft } = Object.fromEntries(textFields(await request.formData()))
  const status = ticketStatuses.find((candidate) => candidate === intent)
  if (status)
    return runAction(() => setTicketStatus(context, id, status), {
      success: successTexts[status],
      failure: () => statusUpdateError,
    })
  switch (intent) {
    case 'reply':
      if (isBlank(message)) return null
      return sendReply(draft, () => answerTicket(context, id, message), 'Reply sent')
    case 'note':
      return runAction(() => addNote(context, id, message), {
        success: 'Note saved',
        failure: (reason) => `${noteSaveError}: ${reason}`,
        hasSummary: true,
      })
    case 'delete-note':
      return runAction(() => deleteNote(context, id, note), {
        success: 'Note deleted',
        failure: () => noteDeletionError,
      })
    default:
      return null
  }
}
