import { eq, lt, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { dailySalts, rateLimits } = schema

/** The day's salt; the given one becomes it when the day has none yet. */
export async function findSalt(db: Db, day: string, fresh: string): Promise<string> {
  const [, kept] = await db.batch([
    db.insert(dailySalts).values({ day, salt: fresh }).onConflictDoNothing(),
    db.select({ salt: dailySalts.salt }).from(dailySalts).where(eq(dailySalts.day, day)).limit(1),
  ])
  return kept[0]?.salt ?? fresh
}

/** Counts one more try and says how many there were in its window, this one included. */
export async function addTry(db: Db, { key, endsAt }: { key: string; endsAt: number }): Promise<number> {
  const [[counted]] = await db.batch([
    db
      .insert(rateLimits)
      .values({ key, endsAt, tries: 1 })
      .onConflictDoUpdate({ target: rateLimits.key, set: { tries: sql`${rateLimits.tries} + 1` } })
      .returning({ tries: rateLimits.tries }),
  ])
  return counted?.tries ?? 1
}

/** Takes away the windows that have ended and the salts of earlier days. */
export const deleteEnded = (db: Db, now: number, today: string): [Statement, Statement] => [
  db.delete(rateLimits).where(lt(rateLimits.endsAt, now)),
  db.delete(dailySalts).where(lt(dailySalts.day, today)),
]
