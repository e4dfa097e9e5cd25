import { and, asc, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm'

import type { InboxCursor, InboxTicket, TicketStatus } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { isAfterCursor, ticketColumns } from './support.repo.ts'

const { supportReplies: replies, supportTickets: tickets, users } = schema

/** An empty `statuses` means any status. */
type ListQuery = { statuses: readonly TicketStatus[]; urgency: number | undefined; after: InboxCursor | undefined }

/**
 * Lists tickets after the cursor, most urgent first, then newest. Reads each index range separately, at most `limit`
 * rows per range.
 */
export const listInbox = ({ db, read }: Reader, query: ListQuery, limit: number): Promise<InboxTicket[]> => {
  const ranges = indexRanges(query).map((range) => sql`select * from ${selectTicketIds(db, range, limit)}`)
  return read(
    db
      .select({ ...ticketColumns, email: users.email, waitingSince: selectWaitingSince(db) })
      .from(sql`(${sql.join(ranges, sql` union all `)}) found`)
      .crossJoin(tickets)
      .leftJoin(users, eq(users.id, tickets.userId))
      .where(eq(tickets.id, sql`found.id`))
      .orderBy(asc(tickets.urgency), desc(tickets.createdAt), asc(tickets.id))
      .limit(limit),
  )
}

const selectTicketIds = (db: Db, range: SQL | undefined, limit: number) =>
  db
    .select({ id: tickets.id })
    .from(tickets)
    .where(range)
    .orderBy(asc(tickets.urgency), desc(tickets.createdAt), asc(tickets.id))
    .limit(limit)

function indexRanges({ statuses, urgency, after }: ListQuery): (SQL | undefined)[] {
  const statusConditions = statuses.length === 0 ? [undefined] : statuses.map((status) => eq(tickets.status, status))
  const urgencyConditions = after
    ? rangesAfterCursor(after, urgency)
    : [urgency === undefined ? gte(tickets.urgency, 0) : eq(tickets.urgency, urgency)]
  return statusConditions.flatMap((status) =>
    urgencyConditions.map((urgencyCondition) => and(status, urgencyCondition)),
  )
}

/**
 * Returns the index ranges after the cursor: the remaining tickets of the same urgency, and tickets of lower urgency
 * unless only one urgency is requested.
 */
function rangesAfterCursor(after: InboxCursor, urgency: number | undefined): (SQL | undefined)[] {
  const sameUrgency = and(eq(tickets.urgency, after.urgency), isAfterCursor(after))
  return urgency === undefined ? [sameUrgency, gt(tickets.urgency, after.urgency)] : [sameUrgency]
}

const selectWaitingSince = (db: Db): SQL<number> => {
  const lastAnswer = db
    .select({ createdAt: replies.createdAt })
    .from(replies)
    .where(and(eq(replies.ticketId, tickets.id), eq(replies.writtenBy, 'admin')))
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(1)
  const firstUnanswered = sql`select later.created_at from ${replies} later where later.ticket_id = ${tickets.id} and later.created_at > ${lastAnswer} order by later.created_at limit 1`
  return sql<number>`ifnull((${firstUnanswered}), ${tickets.createdAt})`
}
