import { batchSize } from '#domain/mailing/campaigns.rules.ts'
import type { BatchVerdict } from '#domain/mailing/campaigns.schemas.ts'
import type { Audience, Campaign, CampaignFacts } from '#domain/mailing/campaigns.types.ts'
import { executeBatch, type Condition, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { countMails } from '#worker/features/overview/figures.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { readFacts } from './campaign-facts.service.ts'
import { faultsOf, refuseFaulty } from './campaign-preview.service.ts'
import { getCampaign } from './campaigns.service.ts'
import * as ledger from './ledger.repo.ts'
import { startSweep } from './sending.service.ts'

/**
 * Writes the ledger of a draft, a row for everyone who gets it, and begins to send. Throws `invalid` for what stands against it, `conflict`
 * for one that was sent or is being sent, and where nobody would get it.
 */
export async function sendCampaign(ctx: Ctx, id: string): Promise<{ recipients: number }> {
  return sendAsItStands(ctx, await getCampaign(ctx, id))
}

/** The same for one that was read: nothing goes out once it was changed since. */
export async function sendAsItStands(ctx: Ctx, campaign: Campaign): Promise<{ recipients: number }> {
  const { id } = campaign
  if (campaign.status !== 'draft') throw sentAlready()
  const facts = await readFacts(ctx)
  refuseFaulty(faultsOf(ctx, campaign, facts))
  const { subject, updatedAt, audience } = campaign
  const recipients = await beginSending(ctx, { id, updatedAt, subject, facts, audience, size: batchSize })
  await startSweep(ctx, id)
  return { recipients }
}

type Beginning = {
  id: string
  updatedAt: number
  subject: string
  facts: CampaignFacts
  audience: Audience
  size: number
}

/**
 * Writes the ledger in batches of `size`, all of it or nothing, and gives how many get the campaign. Throws `conflict` where it is no
 * draft any more, was saved since the given time, and so was not checked as it stands, or where nobody would get it.
 */
export async function beginSending(ctx: Ctx, { subject, facts, audience, size, ...draft }: Beginning): Promise<number> {
  const { id } = draft
  const act = { action: 'campaign.send', subject: { kind: 'campaign', id }, after: { subject } }
  const [, , , [started]] = await executeBatch(ctx, [
    auditIf(ctx, ledger.isSendable(draft, audience, ctx.now), act),
    ledger.insertDeliveries(ctx.db, draft, { audience, size, now: ctx.now }),
    ledger.insertFirstBatches(ctx.db, draft, ctx.now),
    ledger.startCampaign(ctx.db, draft, facts, ctx.now),
  ])
  if (started) return started.recipients
  const { status, updatedAt } = await getCampaign(ctx, id)
  if (status !== 'draft') throw sentAlready()
  if (updatedAt !== draft.updatedAt)
    throw new AppError('conflict', 'Somebody has saved this draft meanwhile. Please look at it, then send it again.')
  throw new AppError('conflict', nobodyMeant(audience))
}

const nobodyMeant = ({ topics, confirmedSince }: Audience) =>
  topics === null && confirmedSince === null
    ? 'Nobody has confirmed a subscription yet, so nobody would get it.'
    : 'No subscribers match this audience, so nobody would get it.'

const sentAlready = () => new AppError('conflict', 'This campaign was sent already, or is being sent.')

/** Nothing further goes out; what the provider is being given just now does. */
export const pauseCampaign = (ctx: Ctx, id: string): Promise<void> =>
  act(ctx, id, { action: 'campaign.pause' }, ledger.isRunning(id), [ledger.stopCampaign(ctx.db, id, 'paused')])

export async function resumeCampaign(ctx: Ctx, id: string): Promise<void> {
  await act(ctx, id, { action: 'campaign.resume' }, ledger.isStopped(id), ledger.resumeCampaign(ctx.db, id, ctx.now))
  await startSweep(ctx, id)
}

/** Takes back what is not on its way yet. */
export async function cancelCampaign(ctx: Ctx, id: string): Promise<void> {
  const cancelled = [ledger.markCancelled(ctx.db, id, ctx.now), ...ledger.cancelPending(ctx.db, id, ctx.now)]
  await act(ctx, id, { action: 'campaign.cancel' }, ledger.isCancellable(id), cancelled)
  await startSweep(ctx, id)
}

/** Tries once more what the provider refused for good. */
export async function retryFailed(ctx: Ctx, id: string): Promise<void> {
  await act(
    ctx,
    id,
    { action: 'campaign.retry' },
    ledger.isRetryable(id),
    ledger.retryFailed(ctx.db, id, batchSize, ctx.now),
  )
  await startSweep(ctx, id)
}

type Settled = { id: string; number: number } & BatchVerdict

/** What an administrator found out about a batch of which nobody knew. */
export async function settleUnknown(ctx: Ctx, { id, number, was }: Settled): Promise<void> {
  const settled =
    was === 'sent'
      ? ledger.acceptUnknown(ctx.db, id, number, (count) => countMails(ctx.db, ctx.now, count))
      : ledger.repeatUnknown(ctx.db, id, number, ctx.now)
  const told = { action: 'campaign.batch', after: { number, was } }
  await act(ctx, id, told, ledger.isUnknown(id, number), settled)
  await startSweep(ctx, id)
}

/** Does something to a campaign where it stands as the condition says, and writes down who did. Throws `conflict` where it does not. */
async function act(
  ctx: Ctx,
  id: string,
  told: { action: string; after?: unknown },
  condition: Condition,
  statements: readonly Statement[],
): Promise<void> {
  const entry = { ...told, subject: { kind: 'campaign', id } }
  const [done] = await executeBatch(ctx, [auditIf(ctx, condition, entry), ...statements])
  if (done.length > 0) return
  await getCampaign(ctx, id)
  throw new AppError('conflict', 'This is not possible as the campaign stands now. Please look again.')
}
