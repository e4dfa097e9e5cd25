import type { InboxConversation, Ticket, TicketNote, TicketReply } from './support.types.ts'

/** Returns the messages of a ticket in order. The member's first message has the id of the ticket. */
export const listMessages = ({ id, message, createdAt, replies }: Ticket): TicketReply[] => [
  { id, writtenBy: 'member', message, createdAt },
  ...replies,
]

/** Returns the messages with the administrators' notes, in order. At equal times, notes come last. */
export const listEntries = (ticket: InboxConversation): (TicketReply | TicketNote)[] =>
  [...listMessages(ticket), ...ticket.notes].toSorted((one, other) => one.createdAt - other.createdAt)
