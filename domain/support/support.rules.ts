import { hourMs } from '../durations.ts'
import type {
  InboxFilters,
  InboxCursor,
  InboxStatus,
  InboxTicket,
  TicketCursor,
  TicketPriority,
  TicketStatus,
  TicketSummary,
} from './support.types.ts'

export const maxSubjectLength = 150
export const maxMessageLength = 5000
export const maxReplies = 200
export const maxNotes = 100
export const ticketsPerPage = 20

/** Hours within which we promise a reply. */
export const promisedHours = 24

const prioritiesByUrgency: readonly TicketPriority[] = ['urgent', 'high', 'normal', 'low']

/** Returns a priority's rank in the inbox; 0 for urgent. */
export const getUrgencyRank = (priority: TicketPriority): number => prioritiesByUrgency.indexOf(priority)

export function listStatuses(status: InboxStatus): TicketStatus[] {
  if (status === 'all') return []
  return status === 'pending' ? ['open', 'replied'] : [status]
}

export const defaultFilters: InboxFilters = { status: 'pending', priority: 'all' }

/**
 * Returns how many whole hours a member has waited, and whether that is longer than promised. Returns undefined if
 * nobody is waiting. `now` is milliseconds since the epoch.
 */
export function calculateWaitingTime(
  { lastBy, status, waitingSince }: Pick<InboxTicket, 'lastBy' | 'status' | 'waitingSince'>,
  now: number,
): { hours: number; isLate: boolean } | undefined {
  if (lastBy === 'admin' || status === 'closed') return undefined
  const waitedMs = Math.max(0, now - waitingSince)
  return { hours: Math.floor(waitedMs / hourMs), isLate: waitedMs > promisedHours * hourMs }
}

export const formatCursor = ({ createdAt, id }: Pick<TicketSummary, 'createdAt' | 'id'>): string => `${createdAt}_${id}`
export const formatInboxCursor = (ticket: Pick<InboxTicket, 'createdAt' | 'id' | 'priority'>): string =>
  `${getUrgencyRank(ticket.priority)}_${formatCursor(ticket)}`

const cursorPattern = /^(\d{1,15})_([\w-]{1,40})$/
const inboxCursorPattern = /^([0-3])_(.+)$/

export function parseCursor(cursor: string): TicketCursor | undefined {
  const [, createdAt, id] = cursorPattern.exec(cursor) ?? []
  return createdAt === undefined || id === undefined ? undefined : { createdAt: Number(createdAt), id }
}

export function parseInboxCursor(cursor: string): InboxCursor | undefined {
  const [, urgency, ticketCursorText = ''] = inboxCursorPattern.exec(cursor) ?? []
  const ticketCursor = parseCursor(ticketCursorText)
  return urgency === undefined || !ticketCursor ? undefined : { urgency: Number(urgency), ...ticketCursor }
}
