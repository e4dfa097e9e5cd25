import { and, asc, eq, lte } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { userNotifications: notifications, users } = schema

export async function listDueIds({ db, read }: Reader, now: number, limit: number): Promise<string[]> {
  const query = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lte(notifications.dueAt, now))
    .orderBy(asc(notifications.dueAt))
    .limit(limit)
  return (await read(query)).map(({ id }) => id)
}

/** Claims the push or email of a notification until `until`. If two runs try, only one sends it. */
export const claimSending = (db: Db, id: string, { now, until }: { now: number; until: number }) =>
  db
    .update(notifications)
    .set({ dueAt: until })
    .where(and(eq(notifications.id, id), lte(notifications.dueAt, now)))
    .returning({
      id: notifications.id,
      userId: notifications.userId,
      title: notifications.title,
      message: notifications.message,
      link: notifications.link,
      kind: notifications.kind,
      createdAt: notifications.createdAt,
    })

export const completeSending = (db: Db, id: string): Statement =>
  db.update(notifications).set({ dueAt: null }).where(eq(notifications.id, id))

export async function findAddress({ db, read }: Reader, userId: string): Promise<string | undefined> {
  const [user] = await read(db.select({ email: users.email }).from(users).where(eq(users.id, userId)).limit(1))
  return user?.email
}
