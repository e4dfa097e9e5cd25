import { and, asc, eq, exists, lte } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { brewTimers: timers } = schema

type Timer = typeof timers.$inferInsert

export const replaceTimer = (db: Db, { userId, ...timer }: Timer): Statement =>
  db
    .insert(timers)
    .values({ userId, ...timer })
    .onConflictDoUpdate({ target: timers.userId, set: timer })

export const deleteTimerOf = (db: Db, userId: string): Statement => db.delete(timers).where(eq(timers.userId, userId))

export const deleteTimer = (db: Db, id: string): Statement => db.delete(timers).where(eq(timers.id, id))

export const hasTimer = (db: Db, id: string): Condition =>
  exists(db.select({ id: timers.id }).from(timers).where(eq(timers.id, id)).limit(1))

/** Returns the timer if it has ended. */
export async function findEndedTimer({ db, read }: Reader, id: string, now: number) {
  const [timer] = await read(
    db
      .select({ userId: timers.userId, path: timers.path })
      .from(timers)
      .where(and(eq(timers.id, id), lte(timers.endsAt, now)))
      .limit(1),
  )
  return timer
}

export async function listEndedIds({ db, read }: Reader, now: number, limit: number): Promise<string[]> {
  const query = db
    .select({ id: timers.id })
    .from(timers)
    .where(lte(timers.endsAt, now))
    .orderBy(asc(timers.endsAt))
    .limit(limit)
  return (await read(query)).map(({ id }) => id)
}
