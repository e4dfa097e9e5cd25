import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { mailEvents: events, mailingListSubscribers: subscribers } = schema
const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema

export async function hasEvent({ db, read }: Reader, id: string): Promise<boolean> {
  const rows = await read(db.select({ id: events.id }).from(events).where(eq(events.id, id)).limit(1))
  return rows.length > 0
}

/** Fails with the whole batch if the event is already stored. */
export const insertEvent = (db: Db, id: string, receivedAt: number): Statement =>
  db.insert(events).values({ id, receivedAt })

type Key = { campaignId: string; subscriberId: string }

const matchesDelivery = ({ campaignId, subscriberId }: Key) =>
  and(eq(deliveries.campaignId, campaignId), eq(deliveries.subscriberId, subscriberId))
const countMatching = (key: Key, condition: SQL | undefined) =>
  sql`(select count(*) from ${deliveries} where ${and(matchesDelivery(key), condition)})`

/** Records the bounce of an email that was delivered, or may have been. */
export function markBounced(db: Db, key: Key): [Statement, Statement] {
  const mayBounce = inArray(deliveries.status, ['accepted', 'pending', 'unknown'])
  return [
    db
      .update(campaigns)
      .set({
        deliveredCount: sql`${campaigns.deliveredCount} - ${countMatching(key, eq(deliveries.status, 'accepted'))}`,
        unknownCount: sql`${campaigns.unknownCount} - ${countMatching(key, eq(deliveries.status, 'unknown'))}`,
        bouncedCount: sql`${campaigns.bouncedCount} + ${countMatching(key, mayBounce)}`,
      })
      .where(and(eq(campaigns.id, key.campaignId), sql`${countMatching(key, mayBounce)} > 0`)),
    db
      .update(deliveries)
      .set({ status: 'bounced' })
      .where(and(matchesDelivery(key), mayBounce)),
  ]
}

export type TrackedMail = { campaignId: string; subscriberId: string; openToken: string }

/**
 * SQL condition that the batch's recipients contain the token. The email may arrive before the provider's response is
 * stored, and until then only the batch contains the token.
 */
const isTokenInBatch = ({ subscriberId, openToken }: TrackedMail) =>
  sql`exists (select 1 from ${batches}, json_each(${batches.recipients})
    where ${batches.campaignId} = ${deliveries.campaignId} and ${batches.number} = ${deliveries.batchNumber}
      and value ->> 'id' = ${subscriberId} and value ->> 'openToken' = ${openToken})`

const matchesMail = (mail: TrackedMail) =>
  and(
    eq(deliveries.campaignId, mail.campaignId),
    eq(deliveries.subscriberId, mail.subscriberId),
    or(eq(deliveries.openToken, mail.openToken), isTokenInBatch(mail)),
  )

const hasOpenConsent = ({ subscriberId }: TrackedMail) =>
  sql`exists (select 1 from ${subscribers} where ${subscribers.id} = ${subscriberId} and ${subscribers.opensAgreedAt} is not null)`

export async function findMail({ db, read }: Reader, mail: TrackedMail): Promise<{ isOpened: boolean } | undefined> {
  const [row] = await read(
    db.select({ openedAt: deliveries.openedAt }).from(deliveries).where(matchesMail(mail)).limit(1),
  )
  return row && { isOpened: row.openedAt !== null }
}

/** Records the first opening of an email, if the subscriber still agrees to open tracking. */
export function markOpened(db: Db, mail: TrackedMail, openedAt: number): [Statement, Statement] {
  const isFirstOpen = and(matchesMail(mail), isNull(deliveries.openedAt), hasOpenConsent(mail))
  return [
    db
      .update(campaigns)
      .set({ openedCount: sql`${campaigns.openedCount} + 1` })
      .where(and(eq(campaigns.id, mail.campaignId), sql`exists (select 1 from ${deliveries} where ${isFirstOpen})`)),
    db.update(deliveries).set({ openedAt }).where(isFirstOpen),
  ]
}
