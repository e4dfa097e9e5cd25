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

/** Maximum lengths in characters. */
export const subjectMax = 150
export const messageMax = 5000
/** Maximum replies and notes of a ticket. */
export const repliesMax = 200
export const notesMax = 100
/** Maximum tickets of a page. */
export const ticketsAtOnce = 20

/** Hours within which we promise an answer. */
export const promisedHours = 24

const mostUrgentFirst: readonly TicketPriority[] = ['urgent', 'high', 'normal', 'low']

/** Returns the rank of a priority in the inbox, 0 for urgent. */
export const urgencyOf = (priority: TicketPriority): number => mostUrgentFirst.indexOf(priority)

/** Returns the statuses of a filter; empty means all. */
export function statusesOf(status: InboxStatus): TicketStatus[] {
  if (status === 'all') return []
  return status === 'pending' ? ['open', 'replied'] : [status]
}

/** Default filters of the inbox. */
export const defaultFilters: InboxFilters = { status: 'pending', priority: 'all' }

/**
 * Returns the whole hours for which a member has waited, and if that is longer than promised. Undefined if nothing is
 * waiting for an answer. `now` is milliseconds since the epoch.
 */
export function waitingTimeOf(
  { lastBy, status, waitingSince }: Pick<InboxTicket, 'lastBy' | 'status' | 'waitingSince'>,
  now: number,
): { hours: number; isLate: boolean } | undefined {
  if (lastBy === 'admin' || status === 'closed') return undefined
  const waited = Math.max(0, now - waitingSince)
  return { hours: Math.floor(waited / hourMs), isLate: waited > promisedHours * hourMs }
}

/** Returns the cursor of the page after the ticket. */
export const cursorAfter = ({ createdAt, id }: Pick<TicketSummary, 'createdAt' | 'id'>): string => `${createdAt}_${id}`
export const inboxCursorAfter = (ticket: Pick<InboxTicket, 'createdAt' | 'id' | 'priority'>): string =>
  `${urgencyOf(ticket.priority)}_${cursorAfter(ticket)}`

const cursorPattern = /^(\d{1,15})_([\w-]{1,40})$/
const inboxCursor = /^([0-3])_(.+)$/

/** Reads a cursor. Returns undefined for an invalid one. */
export function readCursor(cursor: string): TicketCursor | undefined {
  const [, createdAt, id] = cursorPattern.exec(cursor) ?? []
  return createdAt === undefined || id === undefined ? undefined : { createdAt: Number(createdAt), id }
}

export function readInboxCursor(cursor: string): InboxCursor | undefined {
  const [, urgency, rest = ''] = inboxCursor.exec(cursor) ?? []
  const found = readCursor(rest)
  return urgency === undefined || !found ? undefined : { urgency: Number(urgency), ...found }
}
