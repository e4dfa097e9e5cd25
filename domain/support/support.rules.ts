import { hourMs } from '../durations.ts'
import type {
  InboxFilters,
  InboxPlace,
  InboxStatus,
  InboxTicket,
  TicketPlace,
  TicketPriority,
  TicketStatus,
  TicketSummary,
} from './support.types.ts'

/** Maximum lengths in characters. */
export const subjectMax = 150
export const messageMax = 5000
/** Replies and notes that one ticket may have. */
export const repliesMax = 200
export const notesMax = 100
/** Tickets that a list shows at once. */
export const ticketsAtOnce = 20

/** Within so many hours an answer is promised. */
export const promisedHours = 24

const mostUrgentFirst: readonly TicketPriority[] = ['urgent', 'high', 'normal', 'low']

/** The place of a priority in the inbox, 0 for urgent. */
export const urgencyOf = (priority: TicketPriority): number => mostUrgentFirst.indexOf(priority)

/** The statuses that a filter lets through; none: all of them. */
export function statusesOf(status: InboxStatus): TicketStatus[] {
  if (status === 'all') return []
  return status === 'pending' ? ['open', 'replied'] : [status]
}

/** What the inbox shows to somebody who has chosen nothing. */
export const usualFilters: InboxFilters = { status: 'pending', priority: 'all' }

/**
 * How long a member has waited for an answer, in whole hours, and whether that is longer than was promised; undefined where
 * nobody waits. `now` is milliseconds since the epoch.
 */
export function waitOf(
  { lastBy, status, waitingSince }: Pick<InboxTicket, 'lastBy' | 'status' | 'waitingSince'>,
  now: number,
): { hours: number; isLate: boolean } | undefined {
  if (lastBy === 'admin' || status === 'closed') return undefined
  const waited = Math.max(0, now - waitingSince)
  return { hours: Math.floor(waited / hourMs), isLate: waited > promisedHours * hourMs }
}

/** The cursor of a list that goes on after the ticket. */
export const placeAfter = ({ createdAt, id }: Pick<TicketSummary, 'createdAt' | 'id'>): string => `${createdAt}_${id}`
export const inboxPlaceAfter = (ticket: Pick<InboxTicket, 'createdAt' | 'id' | 'priority'>): string =>
  `${urgencyOf(ticket.priority)}_${placeAfter(ticket)}`

const place = /^(\d{1,15})_([\w-]{1,40})$/
const inboxPlace = /^([0-3])_(.+)$/

/** Undefined for a cursor that no list gave. */
export function readPlace(cursor: string): TicketPlace | undefined {
  const [, createdAt, id] = place.exec(cursor) ?? []
  return createdAt === undefined || id === undefined ? undefined : { createdAt: Number(createdAt), id }
}

export function readInboxPlace(cursor: string): InboxPlace | undefined {
  const [, urgency, rest = ''] = inboxPlace.exec(cursor) ?? []
  const found = readPlace(rest)
  return urgency === undefined || !found ? undefined : { urgency: Number(urgency), ...found }
}
