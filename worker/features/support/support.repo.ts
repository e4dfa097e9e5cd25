import { and, asc, desc, eq, exists, gt, lt, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'

import type { TicketCursor, TicketReply, TicketStatus, TicketSummary } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { profiles, supportReplies: replies, supportTickets: tickets, users } = schema

export const ticketColumns = {
  id: tickets.id,
  subject: tickets.subject,
  priority: tickets.priority,
  status: tickets.status,
  lastBy: tickets.lastBy,
  replyCount: tickets.replyCount,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
}

/** SQL condition for tickets after the cursor. They are older, or have the same time and a higher id. */
export const isAfterCursor = ({ createdAt, id }: TicketCursor): SQL | undefined =>
  and(lte(tickets.createdAt, createdAt), or(lt(tickets.createdAt, createdAt), gt(tickets.id, id)))

export const listOwnTickets = (
  { db, read }: Reader,
  userId: string,
  limit: number,
  after: TicketCursor | undefined,
): Promise<TicketSummary[]> =>
  read(
    db
      .select(ticketColumns)
      .from(tickets)
      .where(and(eq(tickets.userId, userId), after && isAfterCursor(after)))
      .orderBy(desc(tickets.createdAt), asc(tickets.id))
      .limit(limit),
  )

/** Returns the ticket with its owner. `email` and `name` are null for a former member. */
export async function findTicket({ db, read }: Reader, id: string) {
  const [ticket] = await read(
    db
      .select({
        ...ticketColumns,
        message: tickets.message,
        userId: tickets.userId,
        email: users.email,
        name: profiles.fullName,
      })
      .from(tickets)
      .leftJoin(users, eq(users.id, tickets.userId))
      .leftJoin(profiles, eq(profiles.id, tickets.userId))
      .where(eq(tickets.id, id))
      .limit(1),
  )
  return ticket
}

export const listReplies = ({ db, read }: Reader, ticketId: string, limit: number): Promise<TicketReply[]> =>
  read(
    db
      .select({ id: replies.id, writtenBy: replies.writtenBy, message: replies.message, createdAt: replies.createdAt })
      .from(replies)
      .where(eq(replies.ticketId, ticketId))
      .orderBy(asc(replies.createdAt), asc(replies.id))
      .limit(limit),
  )

type ReplyDraft = Pick<typeof replies.$inferInsert, 'ticketId' | 'writtenBy' | 'message'>

/**
 * Start times of two windows. The same text since `alwaysAfter` is always a duplicate. The same text since
 * `unansweredAfter` is a duplicate if nobody has replied to it.
 */
export type DuplicateWindows = { alwaysAfter: number; unansweredAfter: number }

const selectDuplicateReply = (
  db: Db,
  { ticketId, writtenBy, message }: ReplyDraft,
  { alwaysAfter, unansweredAfter }: DuplicateWindows,
) => {
  const laterAnswer = sql`select 1 from ${replies} later where later.ticket_id = ${ticketId} and later.created_at > ${replies.createdAt} and later.written_by <> ${writtenBy} limit 1`
  return db
    .select({ id: replies.id })
    .from(replies)
    .where(
      and(
        eq(replies.ticketId, ticketId),
        gt(replies.createdAt, unansweredAfter),
        eq(replies.writtenBy, writtenBy),
        eq(replies.message, message),
        or(gt(replies.createdAt, alwaysAfter), sql`not exists (${laterAnswer})`),
      ),
    )
    .limit(1)
}

export async function hasDuplicateReply(
  { db, read }: Reader,
  draft: ReplyDraft,
  windows: DuplicateWindows,
): Promise<boolean> {
  const rows = await read(selectDuplicateReply(db, draft, windows))
  return rows.length > 0
}

/** Returns no row for a duplicate. */
export const insertReply = (db: Db, reply: typeof replies.$inferInsert, windows: DuplicateWindows) =>
  insertIf(db, replies, reply, notExists(selectDuplicateReply(db, reply, windows))).returning({ id: replies.id })

/** Updates the ticket for this reply. Does nothing if the reply was a duplicate. Run it once, after `insertReply`. */
export const countReply = (db: Db, { id, ticketId, writtenBy, createdAt }: typeof replies.$inferInsert): Statement =>
  db
    .update(tickets)
    .set({ replyCount: sql`${tickets.replyCount} + 1`, lastBy: writtenBy, updatedAt: createdAt })
    .where(and(eq(tickets.id, ticketId), hasReply(db, id)))

export const hasReply = (db: Db, id: string): SQL =>
  exists(db.select({ id: replies.id }).from(replies).where(eq(replies.id, id)).limit(1))

export async function listDueMails({ db, read }: Reader, now: number, limit: number): Promise<string[]> {
  const query = db
    .select({ id: replies.id })
    .from(replies)
    .where(lte(replies.mailDueAt, now))
    .orderBy(asc(replies.mailDueAt))
    .limit(limit)
  return (await read(query)).map(({ id }) => id)
}

/** Claims the email about an answer until `until`. If two runs try, only one sends the email. */
export const claimMail = (db: Db, id: string, { now, until }: { now: number; until: number }) =>
  db
    .update(replies)
    .set({ mailDueAt: until })
    .where(and(eq(replies.id, id), lte(replies.mailDueAt, now)))
    .returning({ ticketId: replies.ticketId, createdAt: replies.createdAt })

export const completeMail = (db: Db, id: string): Statement =>
  db.update(replies).set({ mailDueAt: null }).where(eq(replies.id, id))

type DuplicateCriteria = { userId: string; subject: string; message: string; since: number }

const selectDuplicateTicket = (db: Db, { userId, subject, message, since }: DuplicateCriteria) =>
  db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        gt(tickets.createdAt, since),
        eq(tickets.subject, subject),
        eq(tickets.message, message),
      ),
    )
    .limit(1)

export async function findDuplicateTicket({ db, read }: Reader, criteria: DuplicateCriteria) {
  const [ticket] = await read(selectDuplicateTicket(db, criteria))
  return ticket
}

type NewTicket = typeof tickets.$inferInsert & { userId: string }

/** Returns no row if the member sent the same ticket after `since`. */
export const insertTicket = (db: Db, ticket: NewTicket, since: number) =>
  insertIf(db, tickets, ticket, notExists(selectDuplicateTicket(db, { ...ticket, since }))).returning({
    id: tickets.id,
  })

export const hasTicket = (db: Db, id: string): SQL =>
  exists(db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).limit(1))

const hasOtherStatus = (id: string, status: TicketStatus) => and(eq(tickets.id, id), ne(tickets.status, status))

export const wouldChangeStatus = (db: Db, id: string, status: TicketStatus): SQL =>
  exists(db.select({ id: tickets.id }).from(tickets).where(hasOtherStatus(id, status)).limit(1))

export const updateStatus = (db: Db, id: string, status: TicketStatus, now: number): Statement =>
  db.update(tickets).set({ status, updatedAt: now }).where(hasOtherStatus(id, status))
