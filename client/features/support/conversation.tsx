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
    <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-[0.94rem] wrap-anywhere">
      <b>{authorNames[writtenBy]}</b>
      <Timestamp className="text-quiet" time={createdAt} />
    </p>
    <p className="message-text" dir="auto">
      {message}
    </p>
  </li>
)
