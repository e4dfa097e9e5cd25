import { asc, gt, lte, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

import type { Reader } from './ctx.ts'
import type { Statement } from './statement.ts'

const { purges } = schema

/** Always true. The condition makes the database use the index. */
const isPending = gt(purges.requestedAt, 0)

export const insertPurge = (db: Db, tags: readonly string[], requestedAt: number): Statement =>
  db.insert(purges).values({ tags: [...tags], requestedAt })

/** Lists purges that were requested at `until` or earlier, oldest first. */
export const listPendingPurges = ({ db, read }: Reader, until: number, limit: number) =>
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

export async function countPendingPurges({ db, read }: Reader, max: number): Promise<number> {
  const query = db.select({ id: purges.id }).from(purges).where(isPending).limit(max)
  return (await read(query)).length
}

/** Selects the request time of the oldest pending purge. Returns no row if no purge is pending. */
export const selectOldestPurge = (db: Db) =>
  db.select({ requestedAt: purges.requestedAt }).from(purges).where(isPending).orderBy(asc(purges.requestedAt)).limit(1)
