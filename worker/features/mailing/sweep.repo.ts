import { and, asc, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import { countFreeSlots } from './pace.repo.ts'
import { isOpenBatch, type Times } from './sending.repo.ts'

const { campaignBatches: batches, emailCampaigns: campaigns } = schema

export const listBatchesFrozenTooLong = (
  { db, read }: Reader,
  campaignId: string,
  frozenSince: number,
  now: number,
  limit: number,
) =>
  read(
    db
      .select({ campaignId: batches.campaignId, number: batches.number })
      .from(batches)
      .where(
        and(
          eq(batches.campaignId, campaignId),
          sql`${batches.status} = 'fixed'`,
          lte(batches.fixedAt, frozenSince),
          lte(batches.freeAt, now),
        ),
      )
      .limit(limit),
  )

const hasOpenBatch = (condition?: SQL) =>
  sql`exists (select 1 from ${batches} where ${batches.campaignId} = ${campaigns.id} and ${and(isOpenBatch, condition)})`

/**
 * Lists campaigns that need work, oldest first. They have batches that are due, frozen too long ago or to be cancelled,
 * or they have no open batch. Each condition reads a few index entries, for any number of recipients.
 */
export const listCampaignsToSweep = (
  { db, read }: Reader,
  { now, frozenSince, limit }: { now: number; frozenSince: number; limit: number },
) =>
  read(
    db
      .select({ id: campaigns.id, cancelledAt: campaigns.cancelledAt })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.status, 'sending'),
          or(
            and(isNull(campaigns.stopReason), hasOpenBatch(lte(batches.dueAt, now))),
            sql`exists (select 1 from ${batches} where ${batches.campaignId} = ${campaigns.id} and ${batches.status} = 'fixed' and ${batches.fixedAt} <= ${frozenSince})`,
            and(isNotNull(campaigns.cancelledAt), hasOpenBatch(eq(batches.status, 'pending'))),
            not(hasOpenBatch()),
          ),
        ),
      )
      .orderBy(asc(campaigns.createdAt))
      .limit(limit),
  )

/** Marks the next due batches as queued, as many as there are free slots. The sweep checks them again at `until`. */
export const markEnqueued = (db: Db, campaignId: string, { now, until, limit }: Times & { limit: number }) =>
  db
    .update(batches)
    .set({ dueAt: until })
    .where(
      and(
        eq(batches.campaignId, campaignId),
        sql`${batches.number} in (select ${batches.number} from ${batches}
          where ${and(eq(batches.campaignId, campaignId), isOpenBatch, lte(batches.dueAt, now))}
          order by ${batches.dueAt} limit ${countFreeSlots(now, limit)})`,
        sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId} and ${campaigns.status} = 'sending' and ${campaigns.stopReason} is null)`,
      ),
    )
    .returning({ number: batches.number })

export const selectEndedCounts = (db: Db, campaignId: string) =>
  db
    .select({
      recipients: campaigns.recipientCount,
      delivered: campaigns.deliveredCount,
      bounced: campaigns.bouncedCount,
      skipped: campaigns.skippedCount,
      failed: campaigns.failedCount,
      unknown: campaigns.unknownCount,
      cancelled: campaigns.cancelledCount,
    })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.status, 'sending'), hasNoOpenBatch(campaignId)))
    .limit(1)

const hasNoOpenBatch = (campaignId: string) =>
  sql`not exists (select 1 from ${batches} where ${batches.campaignId} = ${campaignId} and ${batches.dueAt} is not null)`

type EndedCounts = Awaited<ReturnType<typeof selectEndedCounts>>[number]

/**
 * Ends a campaign if its counts haven't changed since its final status was determined. A campaign that ends again keeps
 * its first `sentAt`.
 */
export const endCampaign = (
  db: Db,
  campaignId: string,
  status: 'sent' | 'failed',
  counts: EndedCounts,
  now: number,
): Statement =>
  db
    .update(campaigns)
    .set({ status, sentAt: sql`coalesce(${campaigns.sentAt}, ${now})`, stopReason: null })
    .where(
      and(
        eq(campaigns.id, campaignId),
        eq(campaigns.status, 'sending'),
        hasNoOpenBatch(campaignId),
        eq(campaigns.deliveredCount, counts.delivered),
        eq(campaigns.bouncedCount, counts.bounced),
        eq(campaigns.failedCount, counts.failed),
        eq(campaigns.unknownCount, counts.unknown),
        eq(campaigns.cancelledCount, counts.cancelled),
      ),
    )
