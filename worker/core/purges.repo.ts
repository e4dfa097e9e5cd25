import { asc, gt, lte, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

import type { Statement } from './commit.ts'
import type { Reader } from './ctx.ts'

const { purges } = schema

/** True for every row; makes the database read the index. */
const isOwed = gt(purges.requestedAt, 0)

export const insertPurge = (db: Db, tags: readonly string[], requestedAt: number): Statement =>
  db.insert(purges).values({ tags: [...tags], requestedAt })

/** Lists purges requested at `until` or before, oldest first. */
export const listOwed = ({ db, read }: Reader, until: number, limit: number) =>
  read(
    db
      .select({ id: purges.id, tags: purges.tags })
      .from(purges)
      .where(lte(purges.requestedAt, until))
      .orderBy(asc(purges.requestedAt), asc(purges.id))
      .limit(limit),
  )

export const deletePurges = (db: Db, ids: readonly number[]): Statement =>
  db.delete(purges).where(sql`${purges.id} in (select value from json_each(${JSON.stringify(ids)}))`)

/** Counts the owed purges, up to `max`. */
export async function countOwed({ db, read }: Reader, max: number): Promise<number> {
  const some = db.select({ id: purges.id }).from(purges).where(isOwed).limit(max)
  return (await read(some)).length
}

/** Selects when the oldest owed purge was requested; no row if none is owed. */
export const selectOldest = (db: Db) =>
  db.select({ requestedAt: purges.requestedAt }).from(purges).where(isOwed).orderBy(asc(purges.requestedAt)).limit(1)
