import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData, useParams } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useMarkAsRead, useReloadOnNote } from '#client/core/notification-events.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { useLastKnown } from '#client/core/use-last-known.ts'
import { requireAdmin } from '#client/features/accounts/gate.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { paths } from '#domain/paths.ts'
import { ticketsNotLoaded, statusMessages } from '#domain/support/support.messages.ts'
import type { InboxConversation, InboxView, TicketStatus } from '#domain/support/support.types.ts'

import { AdminConversation } from './admin-conversation.tsx'
import { InsertCanned } from './insert-canned.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { getEditorView } from './support.api.ts'
import { noteDraft, replyDraft } from './ticket-drafts.ts'
import { TicketTags } from './ticket-tags.tsx'

type Loaded = { editor: InboxView | null }

export async function loader({ params: { id = '' }, ...args }: LoaderFunctionArgs): Promise<Loaded> {
  return { editor: await loadOrToast(getEditorView(args.context, id), () => requireAdmin(args), ticketsNotLoaded) }
}

export { adminTicketAction as action } from './admin-ticket.action.ts'

const steps: Record<TicketStatus, { to: TicketStatus; label: string }[]> = {
  open: [
    { to: 'replied', label: 'Mark as replied' },
    { to: 'closed', label: 'Close' },
  ],
  replied: [
    { to: 'open', label: 'Mark as open' },
    { to: 'closed', label: 'Close' },
  ],
  closed: [{ to: 'open', label: 'Reopen' }],
}

/** The key resets the page when a notification leads to another ticket, so that typed text doesn't move to it. */
export const Component = () => <TicketEditor key={useParams()['id']} />

function TicketEditor() {
  const loaded = useLoaderData<Loaded>()
  const editor = useLastKnown(loaded.editor)
  const fetcher = useFetcher<ActionResult | null>()
  return (
    <AdminLayout title="Support Inbox">
      <Link to={paths.adminInbox} className="stand-alone gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        All tickets
      </Link>
      {loaded.editor === null && <NotLoaded />}
      {editor && <Shown ticket={editor.ticket} />}
      {editor && editor.ticket.email !== null && (
        <ReplyForm fetcher={fetcher} label="Reply" draft={replyDraft(editor.ticket.id)}>
          <InsertCanned replies={editor.cannedReplies} name={editor.ticket.name ?? editor.ticket.email} />
        </ReplyForm>
      )}
      {editor && <NoteForm draft={noteDraft(editor.ticket.id)} />}
    </AdminLayout>
  )
}

function Shown({ ticket }: { ticket: InboxConversation }) {
  const { name, email } = ticket
  const known = [name, email].filter((part) => part !== null)
  const memberName = known[0] ?? 'Former member'
  useReloadOnNote(paths.adminTicket(ticket.id))
  useMarkAsRead(paths.adminTicket(ticket.id))
  return (
    <>
      <h2 className="ticket-title" dir="auto">
        {ticket.subject}
      </h2>
      <div className="ticket-head">
        <TicketTags {...ticket} />
        <p className="text-quiet">
          {known.join(' · ') || memberName} · opened {formatDay(ticket.createdAt)} · {statusMessages(ticket)}
        </p>
        <StatusButtons steps={steps[ticket.status]} />
      </div>
      <AdminConversation ticket={ticket} names={{ member: memberName, admin: 'Us' }} />
      {email === null && <p className="note mt-6 max-w-[44rem]">You can’t reply because this account was deleted.</p>}
    </>
  )
}
