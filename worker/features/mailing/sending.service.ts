import { createHash } from 'node:crypto'

import { groupDigits } from '#domain/figures.ts'
import { calculateRetryDelayMs, getFinalStatus, maxRetryAgeMs } from '#domain/mailing/campaigns.rules.ts'
import { createClock } from '#worker/core/clock.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { countMails } from '#worker/features/overview/figures.service.ts'
import { type CampaignOutcome, serializeMessages } from '#worker/platform/campaign-mail.ts'

import { createLinks, renderMessages } from './campaign-mail.ts'
import { cancelPending, stopCampaign } from './ledger.repo.ts'
import { reserveSlot } from './pace.repo.ts'
import * as repo from './sending.repo.ts'
import * as settling from './settling.repo.ts'
import * as sweeping from './sweep.repo.ts'

/**
 * Milliseconds that a claim lasts. Must exceed both the longest wait for a slot and the longest call. The claim is
 * renewed between them.
 */
const claimMs = 15_000
/** Maximum milliseconds to wait for a slot. A batch with a later slot goes back into the queue. */
const maxSlotWaitMs = 3000
/** Milliseconds after which a message without a result is sent again. */
const requeueAfterMs = 20_000
/** Maximum batches that the sweep queues at once. Each finished batch queues the next one. */
const maxQueuedBatches = 10
const maxCampaigns = 100
const maxExpiredBatches = 50

type Batch = { campaignId: string; number: number }
type Run = repo.Claim & { now: () => number; attempts: number }

/**
 * Handles a queue message. Sends the batch, unless it is done, in progress or must wait. Nobody gets the email twice,
 * even if the message is repeated or a run fails, because every call for the batch uses the same idempotency key and
 * request.
 */
export async function sendBatch(ctx: Ctx, batch: Batch): Promise<void> {
  const now = createClock(ctx)
  const claim = { ...batch, holder: crypto.randomUUID() }
  const startedAt = now()
  const latestStart = startedAt + maxSlotWaitMs
  const [[claimedBatch], , , [deferredBatch], [slot]] = await executeBatch(ctx, [
    repo.claimBatch(ctx.db, claim, {
      now: startedAt,
      until: startedAt + claimMs,
      frozenSince: startedAt - maxRetryAgeMs,
    }),
    ...reserveSlot(ctx.db, repo.isClaimed(claim), startedAt),
    repo.deferBatch(ctx.db, claim, { latestStart, graceMs: requeueAfterMs }),
    repo.selectSlot(ctx.db, claim),
  ])
  if (!claimedBatch) return
  // The sweep queues a batch without a slot again once it can reserve one.
  if (deferredBatch)
    return deferredBatch.slotAt === null
      ? undefined
      : enqueueBatch(ctx, batch, Math.ceil((deferredBatch.slotAt - latestStart) / 1000))
  const waitMs = (slot?.slotAt ?? 0) - now()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  await sendClaimed(ctx, { ...claim, now, attempts: claimedBatch.attempts })
  await continueCampaign(ctx, batch.campaignId, { now: now(), limit: 1 })
}

async function sendClaimed(ctx: Ctx, run: Run): Promise<void> {
  const freezeStatements = repo.freezeRecipients(ctx.db, run, run.now())
  const [, , , [frozenBatch], [content]] = await executeBatch(ctx, [
    ...freezeStatements,
    repo.selectFrozenRecipients(ctx.db, run),
    repo.selectContent(ctx.db, run.campaignId),
  ])
  if (!frozenBatch || !content) return
  const recipients = frozenBatch.recipients ?? []
  if (recipients.length === 0) return commit(ctx, [settling.endBatch(ctx.db, run, 'done', run.now())])
  const request = { key: `${run.campaignId}/${run.number}`, body: createBody(ctx, content, recipients) }
  const hash = createHash('sha256').update(request.body).digest('hex')
  const [[startedCall]] = await executeBatch(ctx, [
    repo.recordCallStart(ctx.db, run, hash, { now: run.now(), until: run.now() + claimMs }),
  ])
  if (!startedCall)
    return commit(ctx, [repo.releaseBatch(ctx.db, run, { from: run.now(), isRefused: false, error: null })])
  if (startedCall.requestHash !== hash) return markUnknown(ctx, run, 'request_changed')
  const outcome = await ctx.campaignMail.send(request)
  await settleBatch(ctx, run, {
    outcome,
    recipients,
    wasEverCalled: frozenBatch.calls > frozenBatch.refusals,
  })
}

type Content = Awaited<ReturnType<typeof repo.selectContent>>[number]
type Recipients = NonNullable<Awaited<ReturnType<typeof repo.selectFrozenRecipients>>[number]['recipients']>

function createBody(ctx: Ctx, { facts, recipientCount, ...campaign }: Content, recipients: Recipients): string {
  const allFacts = { ...facts, recipient_count: groupDigits(recipientCount) }
  return serializeMessages(renderMessages(campaign, allFacts, recipients, createLinks(ctx)))
}

/** If `wasEverCalled`, the provider may have accepted an earlier call without a stored response. */
type SentBatch = { outcome: CampaignOutcome; recipients: Recipients; wasEverCalled: boolean }

async function settleBatch(ctx: Ctx, run: Run, { outcome, recipients, wasEverCalled }: SentBatch): Promise<void> {
  if (outcome.kind === 'accepted') return settleAccepted(ctx, run, recipients, outcome.refusedEmails)
  if (outcome.kind === 'unknown') return markUnknown(ctx, run, outcome.reason)
  if (outcome.kind === 'stop') return stopSending(ctx, run, outcome, wasEverCalled)
  const waitMs = calculateRetryDelayMs(run.attempts, Math.random(), outcome.waitMs)
  const { isRefused, reason: error } = outcome
  await commit(ctx, [repo.releaseBatch(ctx.db, run, { from: run.now() + waitMs, isRefused, error })])
  await enqueueBatch(ctx, run, Math.ceil(waitMs / 1000))
}

type RefusedMails = { position: number; reason: string }[]

async function settleAccepted(ctx: Ctx, run: Run, recipients: Recipients, refused: RefusedMails): Promise<void> {
  const positions = new Set(refused.map(({ position }) => position))
  const acceptedRecipients = recipients.filter((_, position) => !positions.has(position))
  const refusedIds = recipients.flatMap(({ id }, position) => (positions.has(position) ? [id] : []))
  const retryAt = run.now() + calculateRetryDelayMs(1, Math.random())
  const [reason] = refused.map((refusal) => refusal.reason)
  await commit(ctx, [
    ...settling.recordAccepted(ctx.db, run, acceptedRecipients, (count) => countMails(ctx.db, run.now(), count)),
    ...(reason !== undefined ? settling.recordRefusals(ctx.db, run, refusedIds, reason, retryAt) : []),
    settling.endBatch(ctx.db, run, 'done', run.now()),
  ])
}

/**
 * Stops the campaign with a reason. Emails that the provider certainly didn't accept go into a new batch, which freezes
 * its recipients again.
 */
async function stopSending(
  ctx: Ctx,
  run: Run,
  { cause, reason }: CampaignOutcome & { kind: 'stop' },
  wasEverCalled: boolean,
): Promise<void> {
  const now = run.now()
  const settlement = wasEverCalled
    ? [
        repo.releaseBatch(ctx.db, run, {
          from: now + calculateRetryDelayMs(run.attempts, 1),
          isRefused: true,
          error: reason,
        }),
      ]
    : [...settling.requeueBatch(ctx.db, run, now, reason), settling.endBatch(ctx.db, run, 'returned', now)]
  await commit(ctx, [
    stopCampaign(ctx.db, run.campaignId, cause, repo.isClaimHeld(run)),
    ...settlement,
    ...cancelPending(ctx.db, run.campaignId, now),
  ])
}

const markUnknown = (ctx: Ctx, run: Run, error: string): Promise<void> =>
  commit(ctx, settling.markUnknown(ctx.db, run, { condition: settling.isHolder(run), error, now: run.now() }))

/** If the message is lost, the sweep queues the batch again. */
const enqueueBatch = (ctx: Ctx, { campaignId, number }: Batch, delaySeconds?: number): Promise<void> =>
  ctx.jobs
    .send({ type: 'campaign-batch', campaignId, number }, delaySeconds)
    .catch((error: unknown) => ctx.log.error('job_send_failed', error))

type SweepLimit = { now: number; limit: number }

async function continueCampaign(ctx: Ctx, campaignId: string, { now, limit }: SweepLimit): Promise<void> {
  const [dueBatches, [endedCounts]] = await executeBatch(ctx, [
    sweeping.markEnqueued(ctx.db, campaignId, { now, until: now + requeueAfterMs, limit }),
    sweeping.selectEndedCounts(ctx.db, campaignId),
  ])
  for (const { number } of dueBatches) await enqueueBatch(ctx, { campaignId, number })
  if (endedCounts)
    await commit(ctx, [sweeping.endCampaign(ctx.db, campaignId, getFinalStatus(endedCounts), endedCounts, now)])
}

/** Continues batches that were lost, interrupted or waiting. Reads their state from the database. Runs every minute. */
export async function sweepCampaigns(ctx: Ctx): Promise<void> {
  const { now } = ctx
  const campaigns = await sweeping.listCampaignsToSweep(ctx, {
    now,
    frozenSince: now - maxRetryAgeMs,
    limit: maxCampaigns,
  })
  for (const campaign of campaigns) if (ctx.budget.hasRoom()) await sweepCampaign(ctx, campaign)
}

async function sweepCampaign(ctx: Ctx, { id, cancelledAt }: { id: string; cancelledAt: number | null }): Promise<void> {
  const { now } = ctx
  const frozenSince = now - maxRetryAgeMs
  for (const batch of await sweeping.listBatchesFrozenTooLong(ctx, id, frozenSince, now, maxExpiredBatches))
    await commit(
      ctx,
      settling.markUnknown(ctx.db, batch, {
        condition: settling.isFrozenTooLong(frozenSince, now),
        error: 'no_response',
        now,
      }),
    )
  if (cancelledAt !== null) await commit(ctx, cancelPending(ctx.db, id, now))
  await continueCampaign(ctx, id, { now, limit: maxQueuedBatches })
}

export const startSweep = (ctx: Ctx, campaignId: string): Promise<void> =>
  continueCampaign(ctx, campaignId, { now: ctx.now, limit: maxQueuedBatches })
