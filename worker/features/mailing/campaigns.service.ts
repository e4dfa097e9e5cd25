import { getSeason } from '#domain/bot/plan.rules.ts'
import {
  type CampaignChange,
  type CampaignDraft,
  type NewCampaign,
  campaignsPerPage,
} from '#domain/mailing/campaigns.schemas.ts'
import type { Campaign, CampaignFacts, CampaignSummary } from '#domain/mailing/campaigns.types.ts'
import { createNewsletterContent, createSeasonalContent, maxLatestRecipes } from '#domain/mailing/recipe-content.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { listNewest } from '#worker/features/recipes/recipes.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './campaigns.repo.ts'

const maxDetails = 100

export async function listCampaigns(
  ctx: Ctx,
  before?: string,
): Promise<{ campaigns: CampaignSummary[]; next: string | null }> {
  const rows = await repo.listCampaigns(ctx, campaignsPerPage + 1, parseCursor(before))
  const page = rows.slice(0, campaignsPerPage)
  const last = page.at(-1)
  return { campaigns: page, next: last && rows.length > campaignsPerPage ? `${last.createdAt}_${last.id}` : null }
}

function parseCursor(before = '') {
  const [, createdAt, id] = /^(\d{1,15})_([\w-]{1,40})$/.exec(before) ?? []
  return createdAt !== undefined && id !== undefined ? { createdAt: Number(createdAt), id } : undefined
}

/** Returns a campaign with its unknown batches and failed deliveries. Throws `not_found`. */
export async function getCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const [campaign, unknownBatches, failedDeliveries] = await Promise.all([
    repo.findCampaign(ctx, id),
    repo.listUnknownBatches(ctx, id, maxDetails),
    repo.listFailedDeliveries(ctx, id, maxDetails),
  ])
  if (!campaign) throw notFound('Campaign')
  return { ...campaign, unknownBatches, failedDeliveries }
}

/** Returns the stored columns of a draft. The default sender is the deployment's address. */
export const toDetails = ({ campaignMail }: Ctx, { senderEmail, audience, ...draft }: CampaignDraft) => ({
  ...draft,
  ...audience,
  senderEmail: senderEmail ?? campaignMail.from,
})

/** Identifies a saved version of a draft. The next save must send `updatedAt` back. */
type StoredDraft = { id: string; updatedAt: number }

/** Throws `conflict` if this form was submitted before and its draft was saved, scheduled or sent in the meantime. */
export async function createCampaign(
  ctx: Ctx,
  { id = crypto.randomUUID(), ...draft }: NewCampaign,
): Promise<StoredDraft> {
  const times = { createdAt: ctx.now, updatedAt: ctx.now }
  const campaign = { id, ...toDetails(ctx, draft), status: 'draft' as const, createdBy: requireUser(ctx).id, ...times }
  const auditEvent = { action: 'campaign.create', subject: { kind: 'campaign', id }, after: getAuditDetails(draft) }
  const [, [storedDraft]] = await executeBatch(ctx, [
    auditIf(ctx, repo.isUnusedId(id), auditEvent),
    repo.insertCampaign(ctx.db, campaign),
  ])
  return storedDraft ? { id, ...storedDraft } : rejectChange(ctx, id)
}

const getAuditDetails = ({ title, subject }: { title: string; subject: string }) => ({ title, subject })

/**
 * Throws `conflict` if the campaign is scheduled, sent or being sent, or if somebody else has saved it since it was
 * read.
 */
export async function saveDraft(ctx: Ctx, id: string, change: CampaignChange): Promise<StoredDraft> {
  const { updatedAt, ...draft } = change
  const auditEvent = { action: 'campaign.edit', subject: { kind: 'campaign', id }, after: getAuditDetails(draft) }
  const [, [savedDraft]] = await executeBatch(ctx, [
    auditIf(ctx, repo.isChangeable({ id, updatedAt }), auditEvent),
    repo.updateDraft(ctx.db, { id, updatedAt }, toDetails(ctx, draft), ctx.now),
  ])
  return savedDraft ? { id, ...savedDraft } : rejectChange(ctx, id)
}

async function rejectChange(ctx: Ctx, id: string): Promise<never> {
  const { status, scheduledFor } = await getCampaign(ctx, id)
  if (scheduledFor !== null) throw new AppError('conflict', 'This campaign is scheduled. Cancel the schedule first.')
  if (status === 'draft') throw new AppError('conflict', 'Someone else has changed this draft since you opened it.')
  throw new AppError(
    'conflict',
    status === 'sending' ? 'This campaign is already being sent.' : 'This campaign has already been sent.',
  )
}

/**
 * Deletes a campaign with its deliveries. Does nothing if it no longer exists. Throws `conflict` while it is being
 * sent.
 */
export async function deleteCampaign(ctx: Ctx, id: string): Promise<void> {
  const campaign = await repo.findCampaign(ctx, id)
  if (!campaign) return
  const { title, subject, status, counts } = campaign
  const auditEvent = {
    action: 'campaign.delete',
    subject: { kind: 'campaign', id },
    before: { title, subject, status, counts },
  }
  const [auditRows] = await executeBatch(ctx, [
    auditIf(ctx, repo.hasStatus(ctx.db, id, 'draft', 'sent', 'failed'), auditEvent),
    repo.deleteCampaign(ctx.db, id),
  ])
  if (auditRows.length === 0) throw new AppError('conflict', 'This campaign is being sent. Cancel it first.')
}

export async function loadCampaignFacts(ctx: Ctx): Promise<CampaignFacts> {
  const { siteUrl, postalAddress } = ctx.config
  const latestRecipes = (await listNewest(ctx)).slice(0, maxLatestRecipes)
  return {
    season: getSeason(new Date(ctx.now).getUTCMonth() + 1),
    recipe_count: String(latestRecipes.length),
    latest_recipes: createNewsletterContent(latestRecipes, siteUrl),
    postal_address: postalAddress,
    seasonal_recipes: createSeasonalContent(latestRecipes, siteUrl),
  }
}
