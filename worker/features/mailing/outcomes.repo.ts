import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

const { campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema

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
