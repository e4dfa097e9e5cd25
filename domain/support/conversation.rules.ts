import type { InboxConversation, Ticket, TicketNote, TicketReply } from './support.types.ts'

/** Returns a ticket's messages in order. The member's first message has the ticket's id. */
export const listMessages = ({ id, message, createdAt, replies }: Ticket): TicketReply[] => [
  { id, writtenBy: 'member', message, createdAt },
  ...replies,
]

/** Returns a ticket's messages and the administrators' notes, in order. A note follows a message of the same time. */
export const listEntries = (ticket: InboxConversation): (TicketReply | TicketNote)[] =>
  [...listMessages(ticket), ...ticket.notes].toSorted((one, other) => one.createdAt - other.createdAt)
