import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { isOpen, type Times } from './sending.repo.ts'

const { campaignBatches: batches, emailCampaigns: campaigns } = schema

export const listTooOld = ({ db, read }: Reader, campaignId: string, fixedSince: number, now: number, limit: number) =>
  read(
    db
      .select({ campaignId: batches.campaignId, number: batches.number })
      .from(batches)
      .where(
        and(
          eq(batches.campaignId, campaignId),
          sql`${batches.status} = 'fixed'`,
          lte(batches.fixedAt, fixedSince),
          lte(batches.freeAt, now),
        ),
      )
      .limit(limit),
  )

/** Campaigns that are under way, the oldest first; those that stand still too. */
export const listSending = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.status, 'sending'))
      .orderBy(asc(campaigns.createdAt))
      .limit(limit),
  )

/** Marks the next batches that are due as put into the queue, until when somebody looks again. */
export const markEnqueued = (db: Db, campaignId: string, { now, until, limit }: Times & { limit: number }) =>
  db
    .update(batches)
    .set({ dueAt: until })
    .where(
      and(
        eq(batches.campaignId, campaignId),
        inArray(
          batches.number,
          db
            .select({ number: batches.number })
            .from(batches)
            .where(and(eq(batches.campaignId, campaignId), isOpen, lte(batches.dueAt, now)))
            .orderBy(asc(batches.dueAt))
            .limit(limit),
        ),
        sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId} and ${campaigns.status} = 'sending' and ${campaigns.stopReason} is null)`,
      ),
    )
    .returning({ number: batches.number })

/** A campaign of which nothing is open any more, and its counts. */
export const readEnded = (db: Db, campaignId: string) =>
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
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.status, 'sending'), nothingOpen(campaignId)))
    .limit(1)

const nothingOpen = (campaignId: string) =>
  sql`not exists (select 1 from ${batches} where ${batches.campaignId} = ${campaignId} and ${batches.dueAt} is not null)`

type Counts = Awaited<ReturnType<typeof readEnded>>[number]

/** Ends a campaign whose counts are still those that it was judged by; one that is judged anew was sent when it was. */
export const endCampaign = (
  db: Db,
  campaignId: string,
  status: 'sent' | 'failed',
  counts: Counts,
  now: number,
): Statement =>
  db
    .update(campaigns)
    .set({ status, sentAt: sql`coalesce(${campaigns.sentAt}, ${now})`, stopReason: null })
    .where(
      and(
        eq(campaigns.id, campaignId),
        eq(campaigns.status, 'sending'),
        nothingOpen(campaignId),
        eq(campaigns.deliveredCount, counts.delivered),
        eq(campaigns.bouncedCount, counts.bounced),
        eq(campaigns.failedCount, counts.failed),
        eq(campaigns.unknownCount, counts.unknown),
        eq(campaigns.cancelledCount, counts.cancelled),
      ),
    )
