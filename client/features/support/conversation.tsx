import { Timestamp } from '#client/ui/timestamp.tsx'
import { listMessages } from '#domain/support/conversation.rules.ts'
import type { Ticket, TicketReply } from '#domain/support/support.types.ts'

export type AuthorNames = Record<TicketReply['writtenBy'], string>
type ConversationProps = { ticket: Ticket; viewer: TicketReply['writtenBy']; authorNames: AuthorNames }

/** Ticket messages in order, always shown as plain text. */
export const Conversation = ({ ticket, viewer, authorNames }: ConversationProps) => (
  <ol className="conversation" aria-label="Conversation">
    {listMessages(ticket).map((reply) => (
      <Message key={reply.id} reply={reply} viewer={viewer} authorNames={authorNames} />
    ))}
  </ol>
)

type MessageProps = Omit<ConversationProps, 'ticket'> & { reply: TicketReply }

export const Message = ({ reply: { writtenBy, message, createdAt }, viewer, authorNames }: MessageProps) => (
  <li data-own={writtenBy === viewer}>
    <p className="message-author">
      <b>{authorNames[writtenBy]}</b>
      <Timestamp time={createdAt} />
    </p>
    <p className="message-text" dir="auto">
      {message}
    </p>
  </li>
)
