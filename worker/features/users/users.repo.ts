import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'

import { statuses } from '#domain/users/users.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumPosts, forumReplies, profiles, sessions, supportTickets, users } = schema

export async function findUser({ db, read }: Reader, id: string) {
  const [found] = await read(
    db
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        displayName: profiles.displayName,
        createdAt: users.createdAt,
        confirmedAt: users.confirmedAt,
        premiumUntil: users.premiumUntil,
        plan: users.plan,
        suspendedAt: users.suspendedAt,
        suspensionReason: users.suspensionReason,
        status: users.status,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, id))
      .limit(1),
  )
  return found
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Active sessions, last used first, without their ids. */
export const listSessions = ({ db, read }: Reader, userId: string, now: number, limit: number) =>
  read(
    db
      .select({ device: sessions.device, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.usedAt))
      .limit(limit),
  )

/** Counts posts, replies and tickets of the account, each at most up to `max`. */
export async function countWritings({ db, read }: Reader, userId: string, max: number) {
  const [posts, replies, tickets] = await Promise.all([
    read(counted(db, forumPosts, max, eq(forumPosts.userId, userId))),
    read(counted(db, forumReplies, max, eq(forumReplies.userId, userId))),
    read(counted(db, supportTickets, max, eq(supportTickets.userId, userId))),
  ])
  return { posts: posts[0]?.count ?? 0, replies: replies[0]?.count ?? 0, tickets: tickets[0]?.count ?? 0 }
}

const counted = (
  db: Db,
  table: typeof forumPosts | typeof forumReplies | typeof supportTickets,
  max: number,
  where: SQL,
) =>
  db
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(sql`(select 1 from ${table} where ${where} limit ${max})`)
    .limit(1)

const exists = (where: SQL | undefined): Condition => sql`exists (select 1 from ${users} where ${where})`

/** SQL condition that premium still ends at the time that was read. */
export const hasPremiumUntil = (id: string, until: number | null): Condition => exists(premiumIs(id, until))

const premiumIs = (id: string, until: number | null) => and(eq(users.id, id), sql`${users.premiumUntil} is ${until}`)

export const updatePremium = (
  db: Db,
  id: string,
  { from, to }: { from: number | null; to: number | null },
): Statement => db.update(users).set({ premiumUntil: to }).where(premiumIs(id, from))

/** SQL condition that the account exists and is or isn't suspended, as expected. */
export const isSuspended = (id: string, expected: boolean): Condition =>
  exists(and(eq(users.id, id), sql`(${users.suspendedAt} is not null) = ${expected}`))

type Suspension = { suspendedAt: number; suspensionReason: string | null }
const lifted = { suspendedAt: null, suspensionReason: null }

/** Does nothing if the account already has that state. */
export const updateSuspension = (db: Db, id: string, suspension: Suspension | undefined): Statement =>
  db
    .update(users)
    .set(suspension ?? lifted)
    .where(and(eq(users.id, id), sql`(${users.suspendedAt} is null) = ${suspension !== undefined}`))

export const deleteSessions = (db: Db, userId: string, condition: Condition): Statement =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), condition))

export const hasSessions = (id: string): Condition =>
  sql`exists (select 1 from ${sessions} where ${sessions.userId} = ${id})`

/** Lists every status, because the index begins with plan and status. */
const hasEnded = (now: number) =>
  and(eq(users.plan, 'premium'), inArray(users.status, [...statuses]), lte(users.premiumEnd, now))

/** Subquery for the owners of expired premium plans. */
export const recipientsOfEnds = (now: number): SQL =>
  sql`select ${users.id} as user_id from ${users} where ${hasEnded(now)}`

export const endPlans = (db: Db, now: number): Statement => db.update(users).set({ plan: 'free' }).where(hasEnded(now))
