import { and, asc, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm'

import type { InboxCursor, InboxTicket, TicketStatus } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { isAfterCursor, ticketColumns } from './support.repo.ts'

const { supportReplies: replies, supportTickets: tickets, users } = schema

/** No statuses means any status. */
type ListQuery = { statuses: readonly TicketStatus[]; urgency: number | undefined; after: InboxCursor | undefined }

/**
 * Returns tickets after the cursor, most urgent first, then newest. Each index range is read separately, so that at
 * most `limit` rows per range are read.
 */
export const listInbox = ({ db, read }: Reader, query: ListQuery, limit: number): Promise<InboxTicket[]> => {
  const ranges = indexRanges(query).map((range) => sql`select * from ${keysOf(db, range, limit)}`)
  return read(
    db
      .select({ ...ticketColumns, email: users.email, waitingSince: waitingSince(db) })
      .from(sql`(${sql.join(ranges, sql` union all `)}) found`)
      .crossJoin(tickets)
      .leftJoin(users, eq(users.id, tickets.userId))
      .where(eq(tickets.id, sql`found.id`))
      .orderBy(asc(tickets.urgency), desc(tickets.createdAt), asc(tickets.id))
      .limit(limit),
  )
}

const keysOf = (db: Db, range: SQL | undefined, limit: number) =>
  db
    .select({ id: tickets.id })
    .from(tickets)
    .where(range)
    .orderBy(asc(tickets.urgency), desc(tickets.createdAt), asc(tickets.id))
    .limit(limit)

function indexRanges({ statuses, urgency, after }: ListQuery): (SQL | undefined)[] {
  const ofStatus = statuses.length === 0 ? [undefined] : statuses.map((status) => eq(tickets.status, status))
  const ofUrgency = after
    ? lowerRanges(after, urgency)
    : [urgency === undefined ? gte(tickets.urgency, 0) : eq(tickets.urgency, urgency)]
  return ofStatus.flatMap((status) => ofUrgency.map((part) => and(status, part)))
}

/**
 * Returns the ranges after the cursor: the rest of its urgency, then the lower ones, unless only one urgency is
 * requested.
 */
function lowerRanges(after: InboxCursor, urgency: number | undefined): (SQL | undefined)[] {
  const same = and(eq(tickets.urgency, after.urgency), isAfterCursor(after))
  return urgency === undefined ? [same, gt(tickets.urgency, after.urgency)] : [same]
}

/** Time of the first message that we haven't answered. */
const waitingSince = (db: Db): SQL<number> => {
  const lastAnswer = db
    .select({ createdAt: replies.createdAt })
    .from(replies)
    .where(and(eq(replies.ticketId, tickets.id), eq(replies.writtenBy, 'admin')))
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(1)
  const firstUnanswered = sql`select later.created_at from ${replies} later where later.ticket_id = ${tickets.id} and later.created_at > ${lastAnswer} order by later.created_at limit 1`
  return sql<number>`ifnull((${firstUnanswered}), ${tickets.createdAt})`
}
