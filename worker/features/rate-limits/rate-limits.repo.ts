import { inArray, lt, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { dailySalts, rateLimits } = schema

/** The salts of today and yesterday, in this order; the given one becomes today's when the day has none yet. */
export async function findSalts(db: Db, days: { today: string; yesterday: string }, fresh: string): Promise<string[]> {
  const [, kept] = await db.batch([
    db.insert(dailySalts).values({ day: days.today, salt: fresh }).onConflictDoNothing(),
    db
      .select({ day: dailySalts.day, salt: dailySalts.salt })
      .from(dailySalts)
      .where(inArray(dailySalts.day, [days.today, days.yesterday]))
      .limit(2),
  ])
  return kept.toSorted((one, other) => other.day.localeCompare(one.day)).map(({ salt }) => salt)
}

export type Try = { key: string; earlierKeys: string[]; now: number; windowMs: number; max: number }

/**
 * Notes a try unless `max` of them lie within the window that ends now; one statement decides, so that no two tries take the
 * same place. What stood under the keys of the day before moves to the present one.
 */
export async function addTry(db: Db, { key, earlierKeys, now, windowMs, max }: Try) {
  const keys = sql.join(
    [key, ...earlierKeys].map((known) => sql`${known}`),
    sql`, `,
  )
  const kept = sql`
    with kept as (
      select json_each.value as at from rate_limits, json_each(rate_limits.times)
      where rate_limits.key in (${keys}) and json_each.value > ${now - windowMs} order by at limit ${max}
    )
    select ${key} as key,
      (select json_group_array(at) from (select at from kept
        union all select ${now} where (select count(*) from kept) < ${max})) as times,
      case when (select count(*) from kept) < ${max} then 0
        else 1 + (select max(refusals) from rate_limits where key in (${keys})) end as refusals,
      ${now + windowMs} as ends_at
    where true`
  const noted = db
    .insert(rateLimits)
    .select(kept)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { times: sql`excluded.times`, refusals: sql`excluded.refusals`, endsAt: sql`excluded.ends_at` },
    })
    .returning({ times: rateLimits.times, refusals: rateLimits.refusals })
  const moved = db.delete(rateLimits).where(inArray(rateLimits.key, earlierKeys))
  const [[row]] = await db.batch(earlierKeys.length > 0 ? [noted, moved] : [noted])
  return row
}

/** Takes back every try under the keys. */
export const deleteTries = (db: Db, keys: string[]): [Statement] => [
  db.delete(rateLimits).where(inArray(rateLimits.key, keys)),
]

/** Takes away what has ended and the salts of days before `yesterday`. */
export const deleteEnded = (db: Db, now: number, yesterday: string): [Statement, Statement] => [
  db.delete(rateLimits).where(lt(rateLimits.endsAt, now)),
  db.delete(dailySalts).where(lt(dailySalts.day, yesterday)),
]
