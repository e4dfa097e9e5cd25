import { type SQL, and, asc, desc, eq, exists, gt, gte, notExists, sql } from 'drizzle-orm'

import type { InboxCursor, InboxTicket, TicketNote, TicketStatus } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

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

const { supportNotes: notes } = schema

export const listNotes = ({ db, read }: Reader, ticketId: string, limit: number): Promise<TicketNote[]> =>
  read(
    db
      .select({ id: notes.id, message: notes.message, createdAt: notes.createdAt })
      .from(notes)
      .where(eq(notes.ticketId, ticketId))
      .orderBy(asc(notes.createdAt), asc(notes.id))
      .limit(limit),
  )

/** Inserts nothing if the same text was added after `since`. */
export const insertNote = (db: Db, note: typeof notes.$inferInsert, since: number): Statement => {
  const duplicate = db
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.ticketId, note.ticketId), gt(notes.createdAt, since), eq(notes.message, note.message)))
    .limit(1)
  return insertIf(db, notes, note, notExists(duplicate))
}

type NoteKey = { id: string; noteId: string }

const matchesNote = ({ id, noteId }: NoteKey) => and(eq(notes.id, noteId), eq(notes.ticketId, id))

export const hasNote = (db: Db, key: NoteKey): SQL =>
  exists(db.select({ id: notes.id }).from(notes).where(matchesNote(key)).limit(1))

export const deleteNote = (db: Db, key: NoteKey): Statement => db.delete(notes).where(matchesNote(key))
