import { and, asc, desc, eq, exists, gt, lt, lte, ne, or, type SQL } from 'drizzle-orm'

import type { TicketPlace, TicketReply, TicketStatus, TicketSummary } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

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

/** Newer tickets come first; of those written at once, the lower id. */
export const comesAfter = ({ createdAt, id }: TicketPlace): SQL | undefined =>
  and(lte(tickets.createdAt, createdAt), or(lt(tickets.createdAt, createdAt), gt(tickets.id, id)))

/** The member's own, newest first, after the place. */
export const listOwn = (
  { db, read }: Reader,
  userId: string,
  limit: number,
  after: TicketPlace | undefined,
): Promise<TicketSummary[]> =>
  read(
    db
      .select(ticketColumns)
      .from(tickets)
      .where(and(eq(tickets.userId, userId), after && comesAfter(after)))
      .orderBy(desc(tickets.createdAt), asc(tickets.id))
      .limit(limit),
  )

/** The ticket with whose it is; `email` and `name` are null for a former member's. */
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

/** In the order of writing. */
export const listReplies = ({ db, read }: Reader, ticketId: string, limit: number): Promise<TicketReply[]> =>
  read(
    db
      .select({ id: replies.id, writtenBy: replies.writtenBy, message: replies.message, createdAt: replies.createdAt })
      .from(replies)
      .where(eq(replies.ticketId, ticketId))
      .orderBy(asc(replies.createdAt), asc(replies.id))
      .limit(limit),
  )

export async function findLastReply({ db, read }: Reader, ticketId: string): Promise<TicketReply | undefined> {
  const [reply] = await read(
    db
      .select({ id: replies.id, writtenBy: replies.writtenBy, message: replies.message, createdAt: replies.createdAt })
      .from(replies)
      .where(eq(replies.ticketId, ticketId))
      .orderBy(desc(replies.createdAt), desc(replies.id))
      .limit(1),
  )
  return reply
}

type Same = { userId: string; subject: string; message: string; since: number }

/** A ticket of the member's with the same words, written since. */
export async function findSame({ db, read }: Reader, { userId, subject, message, since }: Same) {
  const [ticket] = await read(
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
      .limit(1),
  )
  return ticket
}

export const insertTicket = (db: Db, ticket: typeof tickets.$inferInsert): Statement =>
  db.insert(tickets).values(ticket)

export const insertReply = (db: Db, reply: typeof replies.$inferInsert): Statement => db.insert(replies).values(reply)

const hasOtherStatus = (id: string, status: TicketStatus) => and(eq(tickets.id, id), ne(tickets.status, status))

/** Whether the status would change, for what is written beside the change. */
export const wouldChange = (db: Db, id: string, status: TicketStatus): SQL =>
  exists(db.select({ id: tickets.id }).from(tickets).where(hasOtherStatus(id, status)).limit(1))

export const updateStatus = (db: Db, id: string, status: TicketStatus, now: number): Statement =>
  db.update(tickets).set({ status, updatedAt: now }).where(hasOtherStatus(id, status))
