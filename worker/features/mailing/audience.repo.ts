import { and, gt, type SQL, sql } from 'drizzle-orm'

import type { Audience } from '#domain/mailing/campaigns.types.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { mailingListSubscribers: subscribers } = schema

/** SQL condition that a subscriber may receive email: confirmed, and not unsubscribed, suppressed or paused. */
export const isMailable = (now: number): SQL =>
  sql`(${subscribers.isActive} = 1 and ${subscribers.confirmedAt} is not null and ${subscribers.unsubscribedAt} is null and coalesce(${subscribers.pausedUntil}, 0) <= ${now})`

export function inAudience({ topics, confirmedSince }: Audience, now: number): SQL {
  const hasChosenTopic = sql`(${subscribers.topics} is null or exists (select 1 from json_each(${subscribers.topics}) chosen
    where chosen.value in (select value from json_each(${JSON.stringify(topics)}))))`
  return sql`(${isMailable(now)} and ${topics === null ? sql`1` : hasChosenTopic} and ${subscribers.confirmedAt} >= ${confirmedSince ?? 0})`
}

/** Counts the subscribers in the audience. Reads every row. */
export async function countAudience({ db, read }: Reader, audience: Audience, now: number): Promise<number> {
  const [row] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(subscribers)
      .where(inAudience(audience, now))
      .limit(1),
  )
  return row?.count ?? 0
}

export async function countPaused({ db, read }: Reader, now: number): Promise<number> {
  const [row] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(subscribers)
      .where(and(gt(subscribers.pausedUntil, now), sql`+${subscribers.isActive} = 1`))
      .limit(1),
  )
  return row?.count ?? 0
}
