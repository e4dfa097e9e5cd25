import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

import type {
  Audience,
  Campaign,
  CampaignProgress,
  CampaignStatus,
  CampaignSummary,
} from '#domain/mailing/campaigns.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema
const { mailingListSubscribers: subscribers } = schema

const progressColumns = {
  id: campaigns.id,
  status: campaigns.status,
  stopReason: campaigns.stopReason,
  scheduledFor: campaigns.scheduledFor,
  recipients: campaigns.recipientCount,
  delivered: campaigns.deliveredCount,
  bounced: campaigns.bouncedCount,
  skipped: campaigns.skippedCount,
  failed: campaigns.failedCount,
  unknown: campaigns.unknownCount,
  cancelled: campaigns.cancelledCount,
  opened: campaigns.openedCount,
}

const summaryColumns = {
  ...progressColumns,
  title: campaigns.title,
  subject: campaigns.subject,
  createdAt: campaigns.createdAt,
  startedAt: campaigns.startedAt,
  sentAt: campaigns.sentAt,
  cancelledAt: campaigns.cancelledAt,
  scheduleProblem: campaigns.scheduleProblem,
  topics: campaigns.topics,
  confirmedSince: campaigns.confirmedSince,
}

type SummaryRow = Omit<CampaignSummary, 'counts' | 'audience'> & CampaignSummary['counts'] & Audience

function toSummary(row: SummaryRow): CampaignSummary {
  const { recipients, delivered, bounced, skipped, failed, unknown, cancelled, opened, ...withoutCounts } = row
  const { topics, confirmedSince, ...rest } = withoutCounts
  const counts = { recipients, delivered, bounced, skipped, failed, unknown, cancelled, opened }
  return { ...rest, audience: { topics, confirmedSince }, counts }
}

type CampaignCursor = { createdAt: number; id: string }

export async function listCampaigns(
  { db, read }: Reader,
  limit: number,
  before?: CampaignCursor,
): Promise<CampaignSummary[]> {
  const isBefore = before
    ? or(
        lt(campaigns.createdAt, before.createdAt),
        and(eq(campaigns.createdAt, before.createdAt), lt(campaigns.id, before.id)),
      )
    : undefined
  const rows = await read(
    db
      .select(summaryColumns)
      .from(campaigns)
      .where(and(sql`${campaigns.createdAt} <= ${before?.createdAt ?? Number.MAX_SAFE_INTEGER}`, isBefore))
      .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
      .limit(limit),
  )
  return rows.map(toSummary)
}

export async function listProgress({ db, read }: Reader, ids: readonly string[]): Promise<CampaignProgress[]> {
  const rows = await read(
    db
      .select(progressColumns)
      .from(campaigns)
      .where(inArray(campaigns.id, [...ids]))
      .limit(ids.length),
  )
  return rows.map(({ id, status, stopReason, scheduledFor, ...counts }) => ({
    id,
    status,
    stopReason,
    scheduledFor,
    counts,
  }))
}

type StoredCampaign = CampaignSummary & Omit<Campaign, keyof CampaignSummary | 'unknownBatches' | 'failedDeliveries'>

export async function findCampaign({ db, read }: Reader, id: string): Promise<StoredCampaign | undefined> {
  const { content, htmlContent, senderName, senderEmail, updatedAt } = campaigns
  const [row] = await read(
    db
      .select({ ...summaryColumns, content, htmlContent, senderName, senderEmail, updatedAt })
      .from(campaigns)
      .where(eq(campaigns.id, id))
      .limit(1),
  )
  if (!row) return undefined
  return { ...row, ...toSummary(row) }
}

export const listUnknownBatches = ({ db, read }: Reader, id: string, limit: number) =>
  read(
    db
      .select({ number: batches.number, size: batches.size, fixedAt: batches.fixedAt, error: batches.lastError })
      .from(batches)
      .where(and(eq(batches.campaignId, id), sql`${batches.status} = 'unknown'`))
      .limit(limit),
  )

/** The email address is null if the subscriber has been deleted. */
export const listFailedDeliveries = ({ db, read }: Reader, id: string, limit: number) =>
  read(
    db
      .select({
        subscriberId: deliveries.subscriberId,
        email: sql<
          string | null
        >`(select ${subscribers.email} from ${subscribers} where ${subscribers.id} = ${deliveries.subscriberId} limit 1)`,
        error: deliveries.error,
      })
      .from(deliveries)
      .where(and(eq(deliveries.campaignId, id), sql`${deliveries.status} = 'failed'`))
      .limit(limit),
  )

type CampaignRow = typeof campaigns.$inferInsert

export const isUnusedId = (id: string): SQL =>
  sql`not exists (select 1 from ${campaigns} where ${campaigns.id} = ${id})`

/**
 * Inserts a draft, or overwrites the draft that the same form stored earlier. Returns no row if the earlier draft
 * belongs to somebody else, or was saved, scheduled or sent in the meantime.
 */
export const insertCampaign = (db: Db, campaign: CampaignRow & Details) => {
  const { title, subject, content, htmlContent, senderName, senderEmail, topics, confirmedSince, createdBy } = campaign
  return db
    .insert(campaigns)
    .values(campaign)
    .onConflictDoUpdate({
      target: campaigns.id,
      set: { title, subject, content, htmlContent, senderName, senderEmail, topics, confirmedSince },
      setWhere: sql`${and(
        eq(campaigns.status, 'draft'),
        eq(campaigns.updatedAt, campaigns.createdAt),
        isNull(campaigns.scheduledFor),
        eq(campaigns.createdBy, createdBy ?? ''),
      )}`,
    })
    .returning({ updatedAt: campaigns.updatedAt })
}

export const hasStatus = (db: Db, id: string, ...statuses: CampaignStatus[]): SQL =>
  sql`exists ${db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), inArray(campaigns.status, statuses)))
    .limit(1)}`

/** Draft that was saved at `updatedAt`. Undefined means any saved version. */
export type SavedDraft = { id: string; updatedAt?: number | undefined }

export const matchesDraft = ({ id, updatedAt }: SavedDraft) =>
  and(
    eq(campaigns.id, id),
    eq(campaigns.status, 'draft'),
    updatedAt === undefined ? undefined : eq(campaigns.updatedAt, updatedAt),
  )

export const isUnchangedDraft = (draft: SavedDraft): SQL =>
  sql`exists (select 1 from ${campaigns} where ${matchesDraft(draft)})`

/** SQL condition that the campaign is still the draft that was saved at `updatedAt`, and isn't scheduled. */
export const isChangeable = (draft: SavedDraft): SQL =>
  sql`exists (select 1 from ${campaigns} where ${and(matchesDraft(draft), isNull(campaigns.scheduledFor))})`

type Details = Pick<
  CampaignRow,
  'title' | 'subject' | 'content' | 'htmlContent' | 'senderName' | 'senderEmail' | 'topics' | 'confirmedSince'
>

/**
 * Increases `updatedAt` by at least a millisecond, because it identifies a save. Doesn't change a scheduled draft,
 * because its text is already checked.
 */
export const updateDraft = (db: Db, draft: SavedDraft, details: Details, now: number) =>
  db
    .update(campaigns)
    .set({ ...details, scheduleProblem: null, updatedAt: sql`max(${now}, ${campaigns.updatedAt} + 1)` })
    .where(and(matchesDraft(draft), isNull(campaigns.scheduledFor)))
    .returning({ updatedAt: campaigns.updatedAt })

/** Deletes a campaign with its deliveries, unless it is being sent. */
export const deleteCampaign = (db: Db, id: string): Statement =>
  db.delete(campaigns).where(and(eq(campaigns.id, id), sql`${campaigns.status} <> 'sending'`))
