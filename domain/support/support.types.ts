import type { CannedReply } from './canned-replies.rules.ts'

export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

export const ticketStatuses = ['open', 'replied', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Times are milliseconds since the epoch. */
export type TicketSummary = {
  id: string
  subject: string
  priority: TicketPriority
  status: TicketStatus
  lastBy: 'member' | 'admin'
  replyCount: number
  createdAt: number
  updatedAt: number
}

export type TicketReply = { id: string; writtenBy: 'member' | 'admin'; message: string; createdAt: number }

/** Ticket with its conversation, oldest reply first. */
export type Ticket = TicketSummary & { message: string; replies: TicketReply[] }

export type TicketPage = { tickets: TicketSummary[]; next: string | null }

/**
 * Ticket for administrators. `email` is null for a former member. If the member wrote last, `waitingSince` is the time
 * of the first unanswered message.
 */
export type InboxTicket = TicketSummary & { email: string | null; waitingSince: number }
export type InboxPage = { tickets: InboxTicket[]; next: string | null }
/** Note between administrators, never sent to the member. */
export type TicketNote = { id: string; message: string; createdAt: number }
/** `name` and `email` are null once the account is deleted. Notes are oldest first. */
export type InboxConversation = Ticket & { email: string | null; name: string | null; notes: TicketNote[] }

export type InboxView = { ticket: InboxConversation; cannedReplies: CannedReply[] }

/** Filter in the inbox: one status, all except closed (`pending`), or all. */
export type InboxStatus = TicketStatus | 'pending' | 'all'
export type InboxFilters = { status: InboxStatus; priority: TicketPriority | 'all' }

/** Cursor of a list: time and id of the last ticket. */
export type TicketCursor = { createdAt: number; id: string }
export type InboxCursor = TicketCursor & { urgency: number }
