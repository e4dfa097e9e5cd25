import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'

import { statuses } from '#domain/users/users.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { forumPosts, forumReplies, profiles, sessions, supportTickets, users } = schema

export async function findUser({ db, read }: Reader, id: string) {
  const [row] = await read(
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
  return row
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const listSessions = ({ db, read }: Reader, userId: string, now: number, limit: number) =>
  read(
    db
      .select({ device: sessions.device, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.usedAt))
      .limit(limit),
  )

export async function countTexts({ db, read }: Reader, userId: string, max: number) {
  const [posts, replies, tickets] = await Promise.all([
    read(selectCount(db, forumPosts, max, eq(forumPosts.userId, userId))),
    read(selectCount(db, forumReplies, max, eq(forumReplies.userId, userId))),
    read(selectCount(db, supportTickets, max, eq(supportTickets.userId, userId))),
  ])
  return { posts: posts[0]?.count ?? 0, replies: replies[0]?.count ?? 0, tickets: tickets[0]?.count ?? 0 }
}

const selectCount = (
  db: Db,
  table: typeof forumPosts | typeof forumReplies | typeof supportTickets,
  max: number,
  condition: SQL,
) =>
  db
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(sql`(select 1 from ${table} where ${condition} limit ${max})`)
    .limit(1)

const userExists = (condition: SQL | undefined): Condition => sql`exists (select 1 from ${users} where ${condition})`

export const hasPremiumUntil = (id: string, until: number | null): Condition => userExists(hasPremiumEnd(id, until))

const hasPremiumEnd = (id: string, until: number | null) =>
  and(eq(users.id, id), sql`${users.premiumUntil} is ${until}`)

export const updatePremium = (
  db: Db,
  id: string,
  { from, to }: { from: number | null; to: number | null },
): Statement =>
  db
    .update(users)
    .set({ premiumUntil: to, plan: to === null ? 'free' : 'premium' })
    .where(hasPremiumEnd(id, from))

export const isSuspended = (id: string, expected: boolean): Condition =>
  userExists(and(eq(users.id, id), sql`(${users.suspendedAt} is not null) = ${expected}`))

type Suspension = { suspendedAt: number; suspensionReason: string | null }
const noSuspension = { suspendedAt: null, suspensionReason: null }

/** Does nothing if the account is already in this state. */
export const updateSuspension = (db: Db, id: string, suspension: Suspension | undefined): Statement =>
  db
    .update(users)
    .set(suspension ?? noSuspension)
    .where(and(eq(users.id, id), sql`(${users.suspendedAt} is null) = ${suspension !== undefined}`))

export const deleteSessions = (db: Db, userId: string, condition: Condition): Statement =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), condition))

export const hasSessions = (id: string): Condition =>
  sql`exists (select 1 from ${sessions} where ${sessions.userId} = ${id})`

/** Lists every status, so that SQLite uses the index on plan, status and end of premium. */
const isExpiredPlan = (now: number) =>
  and(eq(users.plan, 'premium'), inArray(users.status, [...statuses]), lte(users.premiumEnd, now))

export const selectExpiredPlanOwners = (now: number): SQL =>
  sql`select ${users.id} as user_id from ${users} where ${isExpiredPlan(now)}`

export const endExpiredPlans = (db: Db, now: number): Statement =>
  db.update(users).set({ plan: 'free' }).where(isExpiredPlan(now))
