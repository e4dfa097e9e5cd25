import type { CannedReply } from './canned-replies.rules.ts'

export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

export const ticketStatuses = ['open', 'replied', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Times in milliseconds since the epoch. */
export type TicketSummary = {
  id: string
  subject: string
  priority: TicketPriority
  status: TicketStatus
  /** Who wrote last. */
  lastBy: 'member' | 'admin'
  replyCount: number
  createdAt: number
  updatedAt: number
}

export type TicketReply = { id: string; writtenBy: 'member' | 'admin'; message: string; createdAt: number }

/** One ticket with its conversation, the oldest reply first. */
export type Ticket = TicketSummary & { message: string; replies: TicketReply[] }

export type TicketPage = { tickets: TicketSummary[]; next: string | null }

/**
 * As the administrator sees it; without an address it is a former member's. `waitingSince` is when the member wrote what nobody
 * has answered yet, where the member wrote last.
 */
export type InboxTicket = TicketSummary & { email: string | null; waitingSince: number }
export type InboxPage = { tickets: InboxTicket[]; next: string | null }
/** What administrators tell each other about a ticket; never a part of what its member gets. */
export type TicketNote = { id: string; message: string; createdAt: number }
/** With the member's name and address, which are null once the account is gone; the oldest note first. */
export type InboxConversation = Ticket & { email: string | null; name: string | null; notes: TicketNote[] }

/** What an administrator has at hand over a ticket. */
export type InboxDesk = { ticket: InboxConversation; cannedReplies: CannedReply[] }

/** Which tickets the inbox lists: of one status, those that are not closed, or all. */
export type InboxStatus = TicketStatus | 'pending' | 'all'
export type InboxFilters = { status: InboxStatus; priority: TicketPriority | 'all' }

/** Where a list goes on: after the ticket of this time and id. */
export type TicketPlace = { createdAt: number; id: string }
export type InboxPlace = TicketPlace & { urgency: number }
