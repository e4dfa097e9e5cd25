import type { InboxConversation, Ticket, TicketNote, TicketReply } from './support.types.ts'

/** What was written in a ticket in the order of writing, the member's first message among it under the id of the ticket. */
export const messagesOf = ({ id, message, createdAt, replies }: Ticket): TicketReply[] => [
  { id, writtenBy: 'member', message, createdAt },
  ...replies,
]

/** The same with the notes of administrators, each at its time; of what was written at once, a note comes last. */
export const entriesOf = (ticket: InboxConversation): (TicketReply | TicketNote)[] =>
  [...messagesOf(ticket), ...ticket.notes].toSorted((one, other) => one.createdAt - other.createdAt)
