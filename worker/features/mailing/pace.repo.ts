import { and, eq, lte, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { sendingPace: pace } = schema

export async function findPace({ db, read }: Reader): Promise<number | undefined> {
  const [row] = await read(db.select({ mailsPerSecond: pace.mailsPerSecond }).from(pace).where(eq(pace.id, 1)).limit(1))
  return row?.mailsPerSecond
}

/** What was put off by a slower pace goes on by this one. */
export const updatePace = (db: Db, mailsPerSecond: number, now: number): Statement =>
  db
    .update(pace)
    .set({ mailsPerSecond, nextAt: sql`min(${pace.nextAt}, ${now})` })
    .where(eq(pace.id, 1))

/** Milliseconds that so many mails take; a number that is given comes to the database with a fraction. */
const timeOf = (size: number) =>
  sql`(cast(${size} as integer) * 1000 + ${pace.mailsPerSecond} - 1) / ${pace.mailsPerSecond}`

type Slot = { size: number; now: number; latest: number }

/** Takes the next time at which so many mails may go out, unless that is after `latest`; everyone who sends takes it here. */
export const takeSlot = (db: Db, { size, now, latest }: Slot, condition: SQL) =>
  db
    .update(pace)
    .set({
      nextAt: sql`max(${pace.nextAt}, ${now}) + ${timeOf(size)}`,
    })
    .where(and(eq(pace.id, 1), lte(pace.nextAt, latest), condition))
    .returning({
      startAt: sql<number>`${pace.nextAt} - ${timeOf(size)}`,
    })

/** When the next slot begins, for whoever got none. */
export const nextSlotAt: SQL<number> = sql<number>`(select ${pace.nextAt} from ${pace} where ${pace.id} = 1 limit 1)`
