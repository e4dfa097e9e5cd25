import { inArray, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

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

type Try = { key: string; earlierKeys: string[]; now: number; windowMs: number; max: number }

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

/** How many tries under the keys lie after a time, in milliseconds since the epoch. */
export async function countTries({ db, read }: Reader, keys: string[], since: number): Promise<number> {
  const rows = await read(
    db
      .select({
        tries: sql<number>`(select count(*) from json_each(${rateLimits.times}) try where try.value > ${since})`.as(
          'tries',
        ),
      })
      .from(rateLimits)
      .where(inArray(rateLimits.key, keys))
      .limit(keys.length),
  )
  return rows.reduce((sum, { tries }) => sum + tries, 0)
}

/** Takes back one try of a moment. */
export function deleteTry(db: Db, keys: string[], at: number): Statement {
  const first = sql`(select min(same.key) from json_each(${rateLimits.times}) same where same.value = ${at})`
  const others = sql`(select json_group_array(try.value) from json_each(${rateLimits.times}) try where try.key is not ${first})`
  return db.update(rateLimits).set({ times: others }).where(inArray(rateLimits.key, keys))
}

/** Takes back every try under the keys. */
export const deleteTries = (db: Db, keys: string[]): [Statement] => [
  db.delete(rateLimits).where(inArray(rateLimits.key, keys)),
]
