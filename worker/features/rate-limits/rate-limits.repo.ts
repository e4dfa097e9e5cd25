import { eq, inArray, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { dailySalts, rateLimits } = schema

/** Returns today's and yesterday's salts, in this order. Stores `newSalt` if today has no salt yet. */
export async function findSalts(
  db: Db,
  days: { today: string; yesterday: string },
  newSalt: string,
): Promise<string[]> {
  const [, salts] = await db.batch([
    db.insert(dailySalts).values({ day: days.today, salt: newSalt }).onConflictDoNothing(),
    db
      .select({ day: dailySalts.day, salt: dailySalts.salt })
      .from(dailySalts)
      .where(inArray(dailySalts.day, [days.today, days.yesterday]))
      .limit(2),
  ])
  return salts.toSorted((one, other) => other.day.localeCompare(one.day)).map(({ salt }) => salt)
}

type Attempt = { key: string; earlierKeys: string[]; now: number; windowMs: number; max: number }

/**
 * Records an attempt unless the window that ends now already holds `max` attempts. A single statement decides, so that
 * concurrent attempts can't exceed the limit. The first refusal in a row sets `refusals` to 1; further refusals write
 * nothing. Attempts under yesterday's keys move to today's. `times` holds the last `max` attempts, oldest first. The
 * oldest decides whether another attempt is allowed.
 */
function createAttemptStatements(db: Db, { key, earlierKeys, now, windowMs, max }: Attempt) {
  const keys = sql.join(
    [key, ...earlierKeys].map((rowKey) => sql`${rowKey}`),
    sql`, `,
  )
  const first = sql`json_extract(${rateLimits.times}, ${`$[#-${max}]`})`
  const updatedRow = sql`
    select ${key} as key,
      case
        when is_full then times
        when json_array_length(times) >= ${max} then json_insert(json_remove(times, '$[0]'), '$[#]', ${now})
        else json_insert(times, '$[#]', ${now})
      end as times,
      case when is_full then 1 + refusals else 0 end as refusals,
      ${now + windowMs} as ends_at
    from (
      select times, refusals, coalesce(${first} > ${now - windowMs}, 0) as is_full, key = ${key} as place
      from rate_limits where key in (${keys})
      union all select '[]', 0, 0, -1
      order by place desc limit 1
    )
    where true`
  const record = db
    .insert(rateLimits)
    .select(updatedRow)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { times: sql`excluded.times`, refusals: sql`excluded.refusals`, endsAt: sql`excluded.ends_at` },
      setWhere: sql`excluded.refusals <= 1`,
    })
    .returning({ refusals: rateLimits.refusals })
  const deleteEarlier = db
    .delete(rateLimits)
    .where(inArray(rateLimits.key, earlierKeys.length > 0 ? earlierKeys : ['']))
  const oldest = db
    .select({ at: sql<number>`${first}`.as('at') })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
    .limit(1)
  return [record, deleteEarlier, oldest] as const
}

/**
 * `refusals` is 0 for an accepted attempt, 1 for the first refusal in a row, and undefined for later ones. `oldest` is
 * the time of the attempt that must leave the window first.
 */
export type AttemptResult = { refusals: number | undefined; oldest: number }

export async function addAttempt(db: Db, attempt: Attempt): Promise<AttemptResult> {
  const [[recordedRow], , [row]] = await db.batch(createAttemptStatements(db, attempt))
  return { refusals: recordedRow?.refusals, oldest: row?.at ?? attempt.now }
}

/** Records an attempt and runs another query in the same round trip. */
export async function addAttemptAndRead<Query extends Statement>(
  db: Db,
  attempt: Attempt,
  query: Query,
): Promise<AttemptResult & { queryResult: Awaited<Query> }> {
  const [[recordedRow], , [row], queryResult] = await db.batch([...createAttemptStatements(db, attempt), query])
  return { refusals: recordedRow?.refusals, oldest: row?.at ?? attempt.now, queryResult }
}

/** Counts attempts under the keys after `since`, in milliseconds since the epoch. */
export async function countAttempts({ db, read }: Reader, keys: string[], since: number): Promise<number> {
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

/** Removes one attempt from the time `at`. */
export function deleteAttempt(db: Db, keys: string[], at: number): Statement {
  const first = sql`(select min(same.key) from json_each(${rateLimits.times}) same where same.value = ${at})`
  const remainingTimes = sql`(select json_group_array(try.value) from json_each(${rateLimits.times}) try where try.key is not ${first})`
  return db.update(rateLimits).set({ times: remainingTimes }).where(inArray(rateLimits.key, keys))
}

export const deleteAttempts = (db: Db, keys: string[]): [Statement] => [
  db.delete(rateLimits).where(inArray(rateLimits.key, keys)),
]
