import type { Ticket, TicketReply } from '#domain/support/support.types.ts'

import { timeWords } from './ticket.words.ts'

type Names = Record<TicketReply['writtenBy'], string>
type ConversationProps = { ticket: Ticket; own: TicketReply['writtenBy']; names: Names }

/** What was written in a ticket, in that order; nothing of it is anything but text. */
export function Conversation({ ticket, own, names }: ConversationProps) {
  const first: TicketReply = {
    id: ticket.id,
    writtenBy: 'member',
    message: ticket.message,
    createdAt: ticket.createdAt,
  }
  return (
    <ol className="conversation" aria-label="Conversation">
      {[first, ...ticket.replies].map(({ id, writtenBy, message, createdAt }) => (
        <li key={id} data-own={writtenBy === own}>
          <p className="written-by">
            <b>{names[writtenBy]}</b>
            <time dateTime={new Date(createdAt).toISOString()}>{timeWords(createdAt)}</time>
          </p>
          <p className="written" dir="auto">
            {message}
          </p>
        </li>
      ))}
    </ol>
  )
}
