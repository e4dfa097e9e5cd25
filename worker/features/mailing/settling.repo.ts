import { and, eq, lte, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

import {
  matchesBatch,
  type Claim,
  isClaimed,
  isClaimHeld,
  isOpenBatch,
  type Key,
  isPendingInBatch,
} from './sending.repo.ts'

const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema

const isPendingWithId = (key: Claim, ids: readonly string[]) =>
  and(
    eq(deliveries.campaignId, key.campaignId),
    sql`${deliveries.subscriberId} in (select value from json_each(${JSON.stringify(ids)}))`,
    eq(deliveries.status, 'pending'),
    isClaimHeld(key),
  )

/** `openToken` identifies the tracking pixel. Null or missing if open tracking is off. */
type AcceptedMail = { id: string; openToken?: string | null }

/**
 * Records that the provider accepted these emails. `countMails` returns the statement that adds them to the day's
 * figures.
 */
export function recordAccepted(
  db: Db,
  key: Claim,
  mails: readonly AcceptedMail[],
  countMails: (count: SQL) => Statement,
): [Statement, Statement, Statement] {
  const isAccepted = isPendingWithId(
    key,
    mails.map(({ id }) => id),
  )
  const openTokens = mails.flatMap(({ id, openToken }) => (openToken ? [[id, openToken]] : []))
  const count = sql`(select count(*) from ${deliveries} where ${isAccepted})`
  return [
    countMails(count),
    db
      .update(campaigns)
      .set({ deliveredCount: sql`${campaigns.deliveredCount} + ${count}` })
      .where(and(eq(campaigns.id, key.campaignId), isClaimHeld(key))),
    db
      .update(deliveries)
      .set({
        status: 'accepted',
        ...(openTokens.length > 0 && {
          openToken: sql`${JSON.stringify(Object.fromEntries(openTokens))} ->> ${deliveries.subscriberId}`,
        }),
      })
      .where(isAccepted),
  ]
}

const nextBatchNumber = (campaignId: string) =>
  sql`(select max(${batches.number}) from ${batches} where ${batches.campaignId} = ${campaignId}) + 1`

/**
 * Records that the provider refused these emails. After a second refusal, an email has failed. The others go into a new
 * batch that is due at `dueAt`.
 */
export function recordRefusals(db: Db, key: Claim, ids: readonly string[], reason: string, dueAt: number): Statement[] {
  const isRefused = isPendingWithId(key, ids)
  const isSecondRefusal = and(isRefused, sql`${deliveries.refusals} > 0`)
  const isFirstRefusal = and(isRefused, eq(deliveries.refusals, 0))
  return [
    db
      .update(campaigns)
      .set({
        failedCount: sql`${campaigns.failedCount} + (select count(*) from ${deliveries} where ${isSecondRefusal})`,
      })
      .where(and(eq(campaigns.id, key.campaignId), isClaimHeld(key))),
    db
      .update(deliveries)
      .set({ status: 'failed', error: reason, refusals: sql`${deliveries.refusals} + 1` })
      .where(isSecondRefusal),
    ...moveToNewBatch(db, key, isFirstRefusal, { dueAt, error: reason, refusals: 1 }),
  ]
}

/** Moves deliveries into a new batch. */
const moveToNewBatch = (
  db: Db,
  key: Claim,
  isMoved: SQL | undefined,
  { dueAt, error, refusals }: { dueAt: number; error: string | null; refusals: 0 | 1 },
): Statement[] => [
  db.insert(batches).select(sql`
    select ${key.campaignId}, ${nextBatchNumber(key.campaignId)}, 'pending', count(*), min(${deliveries.subscriberId}), max(${deliveries.subscriberId}),
      null, null, null, ${dueAt}, ${dueAt}, null, 0, 0, 0, ${error}, null, null
    from ${deliveries} where ${isMoved} having count(*) > 0`),
  db
    .update(deliveries)
    .set({
      batchNumber: sql`(select max(${batches.number}) from ${batches} where ${batches.campaignId} = ${key.campaignId})`,
      ...(refusals > 0 && { refusals, error }),
    })
    .where(isMoved),
]

/** Moves the batch's pending deliveries into a new batch. Use it only if the provider certainly accepted none. */
export const requeueBatch = (db: Db, key: Claim, dueAt: number, error: string): Statement[] =>
  moveToNewBatch(db, key, and(isPendingInBatch(key), isClaimHeld(key)), { dueAt, error, refusals: 0 })

export const endBatch = (db: Db, key: Claim, status: 'done' | 'returned', now: number): Statement =>
  db.update(batches).set({ status, recipients: null, claimedBy: null, dueAt: null, endedAt: now }).where(isClaimed(key))

type UnknownOutcome = { condition: SQL | undefined; error: string; now: number }

/** Marks the outcome of the batch as unknown. The batch isn't sent again automatically. */
export function markUnknown(
  db: Db,
  key: Key,
  { condition, error, now }: UnknownOutcome,
): [Statement, Statement, Statement] {
  const isMatchingBatch = sql`exists (select 1 from ${batches} where ${and(matchesBatch(key), isOpenBatch, condition)})`
  const isLost = and(isPendingInBatch(key), isMatchingBatch)
  const openToken = sql`(select value ->> 'openToken' from json_each((select ${batches.recipients} from ${batches} where ${matchesBatch(key)}))
    where value ->> 'id' = ${deliveries.subscriberId})`
  return [
    db
      .update(campaigns)
      .set({ unknownCount: sql`${campaigns.unknownCount} + (select count(*) from ${deliveries} where ${isLost})` })
      .where(and(eq(campaigns.id, key.campaignId), isMatchingBatch)),
    db.update(deliveries).set({ status: 'unknown', openToken }).where(isLost),
    db
      .update(batches)
      .set({ status: 'unknown', recipients: null, claimedBy: null, dueAt: null, endedAt: now, lastError: error })
      .where(and(matchesBatch(key), isOpenBatch, condition)),
  ]
}

export const isHolder = ({ holder }: Claim): SQL => eq(batches.claimedBy, holder)

export const isFrozenTooLong = (frozenSince: number, now: number): SQL | undefined =>
  and(lte(batches.fixedAt, frozenSince), lte(batches.freeAt, now))
