import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'

import type { Audience, CampaignFacts, StopReason } from '#domain/mailing/campaigns.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

import { inAudience } from './audience.repo.ts'
import { isUnchangedDraft, matchesDraft, type SavedDraft } from './campaigns.repo.ts'

const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema
const { mailingListSubscribers: subscribers } = schema

const hasCampaignId = (id: string) => eq(campaigns.id, id)

/** SQL condition that the draft is still the one saved at `updatedAt` and has at least one recipient. */
export const isSendable = (draft: SavedDraft, audience: Audience, now: number): SQL =>
  sql`(${isUnchangedDraft(draft)} and exists (select 1 from ${subscribers} where ${inAudience(audience, now)}))`

type LedgerOptions = { audience: Audience; mailsPerBatch: number; now: number }

/** Inserts a delivery for each recipient, in numbered batches of `mailsPerBatch`. Numbers start at 1. */
export const insertDeliveries = (
  db: Db,
  draft: SavedDraft,
  { audience, mailsPerBatch, now }: LedgerOptions,
): Statement =>
  db.insert(deliveries).select(sql`
    select ${draft.id}, ${subscribers.id}, (row_number() over (order by ${subscribers.id}) - 1) / cast(${mailsPerBatch} as integer) + 1, 'pending', 0, null, null, null
    from ${subscribers} where ${inAudience(audience, now)} and ${isUnchangedDraft(draft)}`)

/** Inserts a row for each batch of pending deliveries with a number above `after`, if the condition holds. */
const insertBatches = (db: Db, id: string, after: SQL, now: number, condition: SQL): Statement =>
  db.insert(batches).select(sql`
    select ${id}, ${deliveries.batchNumber}, 'pending', count(*), min(${deliveries.subscriberId}), max(${deliveries.subscriberId}),
      null, null, null, ${now}, 0, null, 0, 0, 0, null, null, null
    from ${deliveries}
    where ${deliveries.campaignId} = ${id} and ${deliveries.batchNumber} > ${after} and ${deliveries.status} = 'pending' and ${condition}
    group by ${deliveries.batchNumber}`)

export const insertFirstBatches = (db: Db, draft: SavedDraft, now: number): Statement =>
  insertBatches(db, draft.id, sql`0`, now, isUnchangedDraft(draft))

/** Starts sending a draft with recipients. Returns no row for any other campaign. */
export const startCampaign = (db: Db, draft: SavedDraft, facts: CampaignFacts, now: number) =>
  db
    .update(campaigns)
    .set({
      status: 'sending',
      facts,
      scheduledFor: null,
      scheduleProblem: null,
      startedAt: now,
      updatedAt: now,
      recipientCount: sql`(select count(*) from ${deliveries} where ${deliveries.campaignId} = ${draft.id})`,
    })
    .where(
      and(matchesDraft(draft), sql`exists (select 1 from ${deliveries} where ${deliveries.campaignId} = ${draft.id})`),
    )
    .returning({ recipients: campaigns.recipientCount })

/** Stops a campaign. Does nothing if it is already stopped or cancelled. */
export const stopCampaign = (db: Db, id: string, stopReason: StopReason, condition?: SQL) =>
  db
    .update(campaigns)
    .set({ stopReason })
    .where(
      and(
        hasCampaignId(id),
        eq(campaigns.status, 'sending'),
        isNull(campaigns.stopReason),
        isNull(campaigns.cancelledAt),
        condition,
      ),
    )
    .returning({ id: campaigns.id })

export const isRunning = (id: string): SQL =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id} and ${campaigns.status} = 'sending' and ${campaigns.stopReason} is null and ${campaigns.cancelledAt} is null)`

export const isStopped = (id: string): SQL =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id} and ${campaigns.status} = 'sending' and ${campaigns.stopReason} is not null)`

export const isCancellable = (id: string): SQL =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id} and ${campaigns.status} = 'sending' and ${campaigns.cancelledAt} is null)`

/** Resumes a campaign, including batches that wait after an error. */
export const resumeCampaign = (db: Db, id: string, now: number): [Statement, Statement] => [
  db
    .update(batches)
    .set({ dueAt: now, freeAt: sql`min(${batches.freeAt}, ${now})` })
    .where(and(eq(batches.campaignId, id), isNotNull(batches.dueAt), isNull(batches.claimedBy))),
  db
    .update(campaigns)
    .set({ stopReason: null })
    .where(and(hasCampaignId(id), eq(campaigns.status, 'sending'), isNotNull(campaigns.stopReason))),
]

const pendingBatchNumbers = (id: string) =>
  sql`(select ${batches.number} from ${batches} where ${batches.campaignId} = ${id} and ${batches.status} = 'pending')`
const isCancelled = (id: string) =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id} and ${campaigns.status} = 'sending' and ${campaigns.cancelledAt} is not null)`

export const markCancelled = (db: Db, id: string, now: number): Statement =>
  db
    .update(campaigns)
    .set({ cancelledAt: now, stopReason: null })
    .where(and(hasCampaignId(id), eq(campaigns.status, 'sending'), isNull(campaigns.cancelledAt)))

/** Cancels the pending batches of a cancelled campaign. Batches with frozen recipients are still sent. */
export const cancelPending = (db: Db, id: string, now: number): [Statement, Statement, Statement] => {
  const isToCancel = and(
    eq(deliveries.campaignId, id),
    eq(deliveries.status, 'pending'),
    sql`${deliveries.batchNumber} in ${pendingBatchNumbers(id)}`,
    isCancelled(id),
  )
  return [
    db
      .update(campaigns)
      .set({
        cancelledCount: sql`${campaigns.cancelledCount} + (select count(*) from ${deliveries} where ${isToCancel})`,
      })
      .where(and(hasCampaignId(id), isCancelled(id))),
    db.update(deliveries).set({ status: 'cancelled' }).where(isToCancel),
    db
      .update(batches)
      .set({ status: 'cancelled', dueAt: null, claimedBy: null, endedAt: now })
      .where(and(eq(batches.campaignId, id), eq(batches.status, 'pending'), isCancelled(id))),
  ]
}

const highestBatchNumber = (id: string) =>
  sql`(select coalesce(max(${batches.number}), 0) from ${batches} where ${batches.campaignId} = ${id})`

export const isRetryable = (id: string): SQL =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id} and ${campaigns.status} in ('sent', 'failed') and ${campaigns.failedCount} > 0)`

/** Moves permanently refused deliveries into new batches of `mailsPerBatch`. */
export const retryFailed = (
  db: Db,
  id: string,
  mailsPerBatch: number,
  now: number,
): [Statement, Statement, Statement] => {
  const numberedDeliveries = sql`(select ${deliveries.subscriberId} as member, (row_number() over (order by ${deliveries.subscriberId}) - 1) / cast(${mailsPerBatch} as integer) + 1 + ${highestBatchNumber(id)} as place
    from ${deliveries} where ${deliveries.campaignId} = ${id} and ${deliveries.status} = 'failed' and ${isRetryable(id)})`
  return [
    db
      .update(deliveries)
      .set({ status: 'pending', refusals: 0, batchNumber: sql`numbered.place` })
      .from(sql`${numberedDeliveries} as numbered`)
      .where(
        and(
          eq(deliveries.campaignId, id),
          eq(deliveries.status, 'failed'),
          sql`${deliveries.subscriberId} = numbered.member`,
        ),
      ),
    insertBatches(db, id, highestBatchNumber(id), now, isRetryable(id)),
    db
      .update(campaigns)
      .set({ status: 'sending', failedCount: 0, sentAt: null, stopReason: null, cancelledAt: null })
      .where(and(hasCampaignId(id), inArray(campaigns.status, ['sent', 'failed']), sql`${campaigns.failedCount} > 0`)),
  ]
}

export const isUnknownBatch = (id: string, number: number): SQL =>
  sql`exists (select 1 from ${batches} where ${batches.campaignId} = ${id} and ${batches.number} = ${number} and ${batches.status} = 'unknown')`

const isInUnknownBatch = (id: string, number: number) =>
  and(
    eq(deliveries.campaignId, id),
    eq(deliveries.batchNumber, number),
    eq(deliveries.status, 'unknown'),
    sql`${deliveries.subscriberId} >= (select ${batches.firstSubscriberId} from ${batches} where ${batches.campaignId} = ${id} and ${batches.number} = ${number})`,
    sql`${deliveries.subscriberId} <= (select ${batches.lastSubscriberId} from ${batches} where ${batches.campaignId} = ${id} and ${batches.number} = ${number})`,
    isUnknownBatch(id, number),
  )

/** Records that the provider sent the batch. Reopens the campaign, so that its final status is determined again. */
export const acceptUnknown = (
  db: Db,
  id: string,
  number: number,
  countMails: (count: SQL) => Statement,
): [Statement, ...Statement[]] => {
  const count = sql`(select count(*) from ${deliveries} where ${isInUnknownBatch(id, number)})`
  return [
    countMails(count),
    db
      .update(campaigns)
      .set({
        unknownCount: sql`${campaigns.unknownCount} - ${count}`,
        deliveredCount: sql`${campaigns.deliveredCount} + ${count}`,
        status: 'sending',
      })
      .where(and(hasCampaignId(id), isUnknownBatch(id, number))),
    db.update(deliveries).set({ status: 'accepted' }).where(isInUnknownBatch(id, number)),
    endUnknown(db, id, number, 'done'),
  ]
}

/** Records that the provider didn't send the batch. Its emails go into a new batch, and the campaign continues. */
export const resendUnknown = (
  db: Db,
  id: string,
  number: number,
  now: number,
): [Statement, Statement, Statement, Statement] => {
  const count = sql`(select count(*) from ${deliveries} where ${isInUnknownBatch(id, number)})`
  return [
    db
      .update(campaigns)
      .set({
        unknownCount: sql`${campaigns.unknownCount} - ${count}`,
        status: 'sending',
        sentAt: null,
        cancelledAt: null,
      })
      .where(and(hasCampaignId(id), isUnknownBatch(id, number))),
    db
      .update(deliveries)
      .set({ status: 'pending', batchNumber: sql`${highestBatchNumber(id)} + 1` })
      .where(isInUnknownBatch(id, number)),
    insertBatches(db, id, highestBatchNumber(id), now, isUnknownBatch(id, number)),
    endUnknown(db, id, number, 'returned'),
  ]
}

const endUnknown = (db: Db, id: string, number: number, status: 'done' | 'returned'): Statement =>
  db
    .update(batches)
    .set({ status })
    .where(and(eq(batches.campaignId, id), eq(batches.number, number), eq(batches.status, 'unknown')))
