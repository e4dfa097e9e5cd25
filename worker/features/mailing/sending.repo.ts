import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

import { isMailable } from './audience.repo.ts'
import { currentSlot, nextReservationAt } from './pace.repo.ts'

const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema
const { mailingListSubscribers: subscribers } = schema

export type Claim = { campaignId: string; number: number; holder: string }
export type Key = Pick<Claim, 'campaignId' | 'number'>

export const matchesBatch = ({ campaignId, number }: Key) =>
  and(eq(batches.campaignId, campaignId), eq(batches.number, number))
export const isOpenBatch = isNotNull(batches.dueAt)
export const isClaimed = (claim: Claim) => and(matchesBatch(claim), eq(batches.claimedBy, claim.holder), isOpenBatch)

export const isClaimHeld = (claim: Claim): SQL => sql`exists (select 1 from ${batches} where ${isClaimed(claim)})`

/** A cancelled campaign only sends batches with frozen recipients. */
const maySend = (campaignId: string) => sql`exists (select 1 from ${campaigns}
  where ${campaigns.id} = ${campaignId} and ${campaigns.status} = 'sending' and ${campaigns.stopReason} is null
    and (${campaigns.cancelledAt} is null or ${batches.status} = 'fixed'))`

export type Times = { now: number; until: number }

/**
 * Claims a batch that may be sent now. Returns no row if another run has claimed it, or it is done, not due or too old.
 */
export const claimBatch = (db: Db, key: Claim, { now, until, frozenSince }: Times & { frozenSince: number }) =>
  db
    .update(batches)
    .set({
      claimedBy: key.holder,
      freeAt: until,
      dueAt: until,
      attempts: sql`${batches.attempts} + 1`,
      slotAt: currentSlot(db, now),
    })
    .where(
      and(
        matchesBatch(key),
        isOpenBatch,
        lte(batches.freeAt, now),
        or(isNull(batches.fixedAt), sql`${batches.fixedAt} > ${frozenSince}`),
        maySend(key.campaignId),
      ),
    )
    .returning({ attempts: batches.attempts })

/**
 * Releases a claimed batch without a slot, or with a slot after `latestStart`. Returns the slot. The batch keeps the
 * slot and is due `graceMs` after it.
 */
export const deferBatch = (db: Db, key: Claim, { latestStart, graceMs }: { latestStart: number; graceMs: number }) =>
  db
    .update(batches)
    .set({
      claimedBy: null,
      freeAt: 0,
      dueAt: sql`coalesce(${batches.slotAt} + ${graceMs}, ${nextReservationAt})`,
      attempts: sql`${batches.attempts} - 1`,
    })
    .where(and(isClaimed(key), or(isNull(batches.slotAt), gt(batches.slotAt, latestStart))))
    .returning({ slotAt: batches.slotAt })

export const selectSlot = (db: Db, key: Claim) =>
  db.select({ slotAt: batches.slotAt }).from(batches).where(isClaimed(key)).limit(1)

export const isPendingInBatch = (key: Key) =>
  and(
    eq(deliveries.campaignId, key.campaignId),
    eq(deliveries.batchNumber, key.number),
    eq(deliveries.status, 'pending'),
    sql`${deliveries.subscriberId} >= (select ${batches.firstSubscriberId} from ${batches} where ${matchesBatch(key)})`,
    sql`${deliveries.subscriberId} <= (select ${batches.lastSubscriberId} from ${batches} where ${matchesBatch(key)})`,
  )

const isNotRecipient = (key: Key) =>
  sql`${deliveries.subscriberId} not in (select value ->> 'id' from json_each((select ${batches.recipients} from ${batches} where ${matchesBatch(key)})))`

/**
 * Freezes the batch's recipients, unless they are already frozen. Includes everyone who is mailable now, with an open
 * token if they agreed to open tracking. Skips all others. Runs as one batch, so that former subscribers get no email.
 */
export function freezeRecipients(db: Db, key: Claim, now: number): [Statement, Statement, Statement] {
  const isToSkip = and(isPendingInBatch(key), isNotRecipient(key), isClaimHeld(key))
  return [
    db
      .update(batches)
      .set({
        status: 'fixed',
        fixedAt: now,
        recipients: sql`(select json_group_array(json_object('id', id, 'email', email, 'firstName', first_name, 'openToken', open_token)) from (
          select ${subscribers.id} as id, ${subscribers.email} as email, ${subscribers.firstName} as first_name,
            iif(${subscribers.opensAgreedAt} is null, null, lower(hex(randomblob(16)))) as open_token
          from ${deliveries} cross join ${subscribers} on ${subscribers.id} = ${deliveries.subscriberId}
          where ${isPendingInBatch(key)} and ${isMailable(now)} order by ${deliveries.subscriberId}))`,
      })
      .where(and(isClaimed(key), eq(batches.status, 'pending'))),
    db
      .update(campaigns)
      .set({ skippedCount: sql`${campaigns.skippedCount} + (select count(*) from ${deliveries} where ${isToSkip})` })
      .where(and(eq(campaigns.id, key.campaignId), isClaimHeld(key))),
    db.update(deliveries).set({ status: 'skipped' }).where(isToSkip),
  ]
}

export const selectFrozenRecipients = (db: Db, key: Claim) =>
  db
    .select({ recipients: batches.recipients, calls: batches.calls, refusals: batches.refusals })
    .from(batches)
    .where(and(isClaimed(key), eq(batches.status, 'fixed')))
    .limit(1)

export const selectContent = (db: Db, campaignId: string) =>
  db
    .select({
      id: campaigns.id,
      subject: campaigns.subject,
      content: campaigns.content,
      htmlContent: campaigns.htmlContent,
      senderName: campaigns.senderName,
      senderEmail: campaigns.senderEmail,
      facts: campaigns.facts,
      recipientCount: campaigns.recipientCount,
    })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .limit(1)

/**
 * Records that a call to the provider is about to start, which uses up the slot. The first call stores the hash of the
 * request, and every call returns the stored hash. Returns no row if the claim is lost or the campaign was stopped.
 */
export const recordCallStart = (db: Db, key: Claim, hash: string, { until }: Times) =>
  db
    .update(batches)
    .set({
      requestHash: sql`coalesce(${batches.requestHash}, ${hash})`,
      calls: sql`${batches.calls} + 1`,
      freeAt: until,
      dueAt: until,
      slotAt: null,
    })
    .where(and(isClaimed(key), eq(batches.status, 'fixed'), maySend(key.campaignId)))
    .returning({ requestHash: batches.requestHash })

export const releaseBatch = (
  db: Db,
  key: Claim,
  { from, isRefused, error }: { from: number; isRefused: boolean; error: string | null },
): Statement =>
  db
    .update(batches)
    .set({
      claimedBy: null,
      freeAt: from,
      dueAt: from,
      ...(error !== null && { lastError: error }),
      ...(isRefused && { refusals: sql`${batches.refusals} + 1` }),
    })
    .where(isClaimed(key))
