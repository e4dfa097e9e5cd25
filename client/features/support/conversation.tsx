import { Timestamp } from '#client/ui/timestamp.tsx'
import { messagesOf } from '#domain/support/conversation.rules.ts'
import type { Ticket, TicketReply } from '#domain/support/support.types.ts'

export type Names = Record<TicketReply['writtenBy'], string>
type ConversationProps = { ticket: Ticket; own: TicketReply['writtenBy']; names: Names }

/** Messages of a ticket in order, always shown as plain text. */
export const Conversation = ({ ticket, own, names }: ConversationProps) => (
  <ol className="conversation" aria-label="Conversation">
    {messagesOf(ticket).map((reply) => (
      <Message key={reply.id} reply={reply} own={own} names={names} />
    ))}
  </ol>
)

type MessageProps = Omit<ConversationProps, 'ticket'> & { reply: TicketReply }

export const Message = ({ reply: { writtenBy, message, createdAt }, own, names }: MessageProps) => (
  <li data-own={writtenBy === own}>
    <p className="written-by">
      <b>{names[writtenBy]}</b>
      <Timestamp time={createdAt} />
    </p>
    <p className="written" dir="auto">
      {message}
    </p>
  </li>
)
