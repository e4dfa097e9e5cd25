import Lock from 'lucide-react/icons/lock'

import { Timestamp } from '#client/ui/timestamp.tsx'
import { paths } from '#domain/paths.ts'
import { listEntries } from '#domain/support/conversation.rules.ts'
import type { InboxConversation, TicketNote } from '#domain/support/support.types.ts'

import { Message, type AuthorNames } from './conversation.tsx'
import { DeleteEntry } from './delete-entry.tsx'

type AdminConversationProps = { ticket: InboxConversation; authorNames: AuthorNames }

/** Conversation with the administrators' notes between the messages. */
export const AdminConversation = ({ ticket, authorNames }: AdminConversationProps) => (
  <ol className="conversation" aria-label="Conversation">
    {listEntries(ticket).map((entry) =>
      'writtenBy' in entry ? (
        <Message key={entry.id} reply={entry} viewer="admin" authorNames={authorNames} />
      ) : (
        <Note key={entry.id} ticketId={ticket.id} note={entry} />
      ),
    )}
  </ol>
)

const Note = ({ ticketId, note: { id, message, createdAt } }: { ticketId: string; note: TicketNote }) => (
  <li data-note>
    <div className="message-author">
      <p className="internal-note-label">
        <Lock aria-hidden className="size-4" />
        <b>Only administrators see this</b>
      </p>
      <Timestamp time={createdAt} />
    </div>
    <p className="message-text" dir="auto">
      {message}
    </p>
    <DeleteEntry
      itemName="this note"
      title="Delete this note?"
      action={paths.adminTicket(ticketId)}
      fields={{ intent: 'delete-note', note: id }}
    />
  </li>
)
