import { batchSize, defaultMailsPerSecond } from '#domain/mailing/campaigns.rules.ts'
import type { BatchVerdict } from '#domain/mailing/campaigns.schemas.ts'
import type { Audience, Campaign, CampaignFacts, SendingSettings } from '#domain/mailing/campaigns.types.ts'
import { type Write, commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import type { Condition } from '#worker/core/statement.ts'
import { countMails } from '#worker/features/overview/figures.service.ts'
import { audit, auditIf } from '#worker/features/security/security.service.ts'

import { findCampaignProblems, rejectProblems } from './campaign-preview.service.ts'
import { getCampaign, loadCampaignFacts } from './campaigns.service.ts'
import * as ledger from './ledger.repo.ts'
import * as repo from './pace.repo.ts'
import { startSweep, sweepCampaigns } from './sending.service.ts'

/**
 * Creates one delivery per recipient and starts sending. Throws `invalid` if the draft has errors, and `conflict` if it
 * was sent, is being sent or has no recipients.
 */
export async function sendCampaign(ctx: Ctx, id: string): Promise<{ recipients: number }> {
  return sendSaved(ctx, await getCampaign(ctx, id))
}

/** Sends this version of a campaign. Throws `conflict` if it has changed since. */
export async function sendSaved(ctx: Ctx, campaign: Campaign): Promise<{ recipients: number }> {
  const { id } = campaign
  if (campaign.status !== 'draft') throw createAlreadySentError()
  const facts = await loadCampaignFacts(ctx)
  rejectProblems(findCampaignProblems(ctx, campaign, facts))
  const { subject, updatedAt, audience } = campaign
  const recipients = await beginSending(ctx, { id, updatedAt, subject, facts, audience, mailsPerBatch: batchSize })
  await startSweep(ctx, id)
  return { recipients }
}

type CampaignStart = {
  id: string
  updatedAt: number
  subject: string
  facts: CampaignFacts
  audience: Audience
  mailsPerBatch: number
}

/**
 * Creates the deliveries in batches of `mailsPerBatch`, all or none. Returns the number of recipients. Throws
 * `conflict` if the campaign is no longer a draft, was saved after the check, or has no recipients.
 */
export async function beginSending(
  ctx: Ctx,
  { subject, facts, audience, mailsPerBatch, ...draft }: CampaignStart,
): Promise<number> {
  const { id } = draft
  const auditEvent = { action: 'campaign.send', subject: { kind: 'campaign', id }, after: { subject } }
  const [, , , [startedCampaign]] = await executeBatch(ctx, [
    auditIf(ctx, ledger.isSendable(draft, audience, ctx.now), auditEvent),
    ledger.insertDeliveries(ctx.db, draft, { audience, mailsPerBatch, now: ctx.now }),
    ledger.insertFirstBatches(ctx.db, draft, ctx.now),
    ledger.startCampaign(ctx.db, draft, facts, ctx.now),
  ])
  if (startedCampaign) return startedCampaign.recipients
  const { status, updatedAt } = await getCampaign(ctx, id)
  if (status !== 'draft') throw createAlreadySentError()
  if (updatedAt !== draft.updatedAt)
    throw new AppError('conflict', 'Someone else has changed this draft. Check it and send it again.')
  throw new AppError('conflict', explainNoRecipients(audience))
}

const explainNoRecipients = ({ topics, confirmedSince }: Audience) =>
  topics === null && confirmedSince === null
    ? 'There are no confirmed subscribers yet.'
    : 'No subscribers match this audience.'

const createAlreadySentError = () => new AppError('conflict', 'This campaign has already been sent or is being sent.')

export const pauseCampaign = (ctx: Ctx, id: string): Promise<void> =>
  commitWithAudit(ctx, id, { action: 'campaign.pause' }, ledger.isRunning(id), [
    ledger.stopCampaign(ctx.db, id, 'paused'),
  ])

export async function resumeCampaign(ctx: Ctx, id: string): Promise<void> {
  await commitWithAudit(
    ctx,
    id,
    { action: 'campaign.resume' },
    ledger.isStopped(id),
    ledger.resumeCampaign(ctx.db, id, ctx.now),
  )
  await startSweep(ctx, id)
}

/** Cancels all batches without frozen recipients. */
export async function cancelCampaign(ctx: Ctx, id: string): Promise<void> {
  const cancelStatements = [ledger.markCancelled(ctx.db, id, ctx.now), ...ledger.cancelPending(ctx.db, id, ctx.now)]
  await commitWithAudit(ctx, id, { action: 'campaign.cancel' }, ledger.isCancellable(id), cancelStatements)
  await startSweep(ctx, id)
}

/** Sends the permanently refused emails again. */
export async function retryFailed(ctx: Ctx, id: string): Promise<void> {
  await commitWithAudit(
    ctx,
    id,
    { action: 'campaign.retry' },
    ledger.isRetryable(id),
    ledger.retryFailed(ctx.db, id, batchSize, ctx.now),
  )
  await startSweep(ctx, id)
}

type SettledBatch = { id: string; number: number } & BatchVerdict

/** Settles a batch with an unknown outcome. `was` is the outcome that the administrator reports. */
export async function settleUnknown(ctx: Ctx, { id, number, was }: SettledBatch): Promise<void> {
  const settlement =
    was === 'sent'
      ? ledger.acceptUnknown(ctx.db, id, number, (count) => countMails(ctx.db, ctx.now, count))
      : ledger.resendUnknown(ctx.db, id, number, ctx.now)
  const details = { action: 'campaign.batch', after: { number, was } }
  await commitWithAudit(ctx, id, details, ledger.isUnknownBatch(id, number), settlement)
  await startSweep(ctx, id)
}

/** Changes a campaign and writes an audit entry. Throws `conflict` if the condition doesn't hold. */
async function commitWithAudit(
  ctx: Ctx,
  id: string,
  details: { action: string; after?: unknown },
  condition: Condition,
  statements: readonly Write[],
): Promise<void> {
  const entry = { ...details, subject: { kind: 'campaign', id } }
  const [auditRows] = await executeBatch(ctx, [auditIf(ctx, condition, entry), ...statements])
  if (auditRows.length > 0) return
  await getCampaign(ctx, id)
  throw new AppError('conflict', 'The campaign has changed, so we couldn’t do that. Reload the page and try again.')
}

export async function getSendingSettings(ctx: Ctx): Promise<SendingSettings> {
  const { canSend, from } = ctx.campaignMail
  return { mailsPerSecond: (await repo.findPace(ctx)) ?? defaultMailsPerSecond, canSend, senderEmail: from }
}

/** Sets the maximum number of emails per second for all campaigns, including those being sent. */
export async function changePace(ctx: Ctx, mailsPerSecond: number): Promise<SendingSettings> {
  const before = await getSendingSettings(ctx)
  const auditEvent = { action: 'campaign.pace', subject: { kind: 'campaign', id: 'pace' } }
  await commit(ctx, [
    audit(ctx, { ...auditEvent, before: { mailsPerSecond: before.mailsPerSecond }, after: { mailsPerSecond } }),
    ...repo.updatePace(ctx.db, mailsPerSecond, ctx.now),
  ])
  await sweepCampaigns(ctx)
  return { ...before, mailsPerSecond }
}
