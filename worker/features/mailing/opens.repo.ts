import { and, eq, isNull, or, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema
const { mailingListSubscribers: subscribers } = schema

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
