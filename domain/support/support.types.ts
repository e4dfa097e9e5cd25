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

/** As the administrator sees it; without an address it is a former member's. */
export type InboxTicket = TicketSummary & { email: string | null }
