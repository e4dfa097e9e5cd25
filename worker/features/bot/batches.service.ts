import { isFruitless, nextOf, roomOf, slotOf } from '#domain/bot/batches.rules.ts'
import { defaultBatchSize } from '#domain/bot/bot-limits.ts'
import { activityWords } from '#domain/bot/bot.messages.ts'
import { dayAt } from '#domain/days.ts'
import { clockOf } from '#worker/core/clock.ts'
import { commit, executeBatch, commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { tags } from '#worker/core/tags.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { tellActivity } from './activity.service.ts'
import type { Author, Hire } from './author.types.ts'
import * as repo from './batches.repo.ts'
import { disableIf, findManager, isEnabledFor } from './settings.repo.ts'
import { leaseMs, takeStep } from './step.service.ts'

/**
 * Runs each minute: continues an open batch, or starts the batch of the hour of `at` (milliseconds since the epoch) if
 * the bot is enabled and the daily limit isn't reached. Each hour has at most one batch, however often this runs.
 */
export async function runEachMinute(ctx: Ctx, at: number, hire: Hire): Promise<void> {
  const [manager, today, [open]] = await Promise.all([
    findManager(ctx, ctx.config.adminEmail),
    repo.findDay(ctx, dayAt(ctx.now)),
    repo.listOpen(ctx),
  ])
  if (open) return goOn(ctx, open.id, hire)
  const room = roomOf(today, ctx.config.botDailyMax)
  if (!manager?.isEnabled || room === 0) return
  const batch = {
    id: crypto.randomUUID(),
    kind: 'scheduled',
    wanted: manager.batchSize ?? defaultBatchSize,
    ailment: null,
  } as const
  const isEnabled = isEnabledFor(manager.userId)
  await commit(ctx, [repo.insertBatch(ctx.db, { ...batch, slot: slotOf(at), at: ctx.now }, isEnabled)])
  await goOn(ctx, batch.id, hire)
}

/** Starts a batch for an administrator; returns undefined if another manual batch is open. */
export async function beginByHand(
  ctx: Ctx,
  given: { wanted: number; ailment: string | null },
): Promise<string | undefined> {
  const id = crypto.randomUUID()
  const auditEvent = auditIf(ctx, repo.isBegun(id), {
    action: 'bot.generate',
    subject: { kind: 'bot', id: 'recipes' },
    after: given,
  })
  const begun = repo.insertBatch(ctx.db, { ...given, id, kind: 'manual', slot: null, at: ctx.now })
  await commit(ctx, [begun, auditEvent])
  return (await repo.findBatch(ctx, id))?.id
}

/** Writes some recipes of a batch, unless another run holds the lease. Queues a message for the rest. */
export async function goOn(ctx: Ctx, batchId: string, hire: Hire): Promise<void> {
  const now = clockOf(ctx)
  const holder = crypto.randomUUID()
  const [taken] = await executeBatch(ctx, [repo.takeLease(ctx.db, holder, { now: now(), until: now() + leaseMs })])
  if (taken.length === 0) return
  try {
    await writeSome(ctx, { batchId, holder, hire, now })
  } finally {
    await commit(ctx, [repo.freeLease(ctx.db, holder)])
  }
  const left = await repo.findBatch(ctx, batchId)
  if (left?.status !== 'open') return
  // If the message can't be sent, the job of the next minute continues the batch.
  await ctx.jobs.send({ type: 'bot-batch', batchId }).catch((error: unknown) => ctx.log.error('job_not_sent', error))
}

type Run = { batchId: string; holder: string; hire: Hire; now: () => number }

async function writeSome(ctx: Ctx, { batchId, holder, hire, now }: Run): Promise<void> {
  let author: Author | undefined
  for (let steps = 0; ; steps++) {
    const [batch, today] = await Promise.all([repo.findBatch(ctx, batchId), repo.findDay(ctx, dayAt(now()))])
    if (batch?.status !== 'open') return
    const next = nextOf(batch, roomOf(today, ctx.config.botDailyMax))
    if (next !== 'write') return end(ctx, batch, next, now())
    author ??= await hire()
    if (steps === author.stepsInRun || !ctx.budget.hasRoom()) return
    await takeStep(ctx, { batch, holder, author, now })
  }
}

/** Ends a batch, logs its result and purges the recipe lists once. */
async function end(ctx: Ctx, batch: repo.Batch, why: 'complete' | 'day_full', at: number): Promise<void> {
  const isOpen = repo.isOpenAsRead(batch)
  const manager = isFruitless(batch) ? await findManager(ctx, ctx.config.adminEmail) : undefined
  const told: Parameters<typeof tellActivity>[1][] = [
    ...(batch.steps > 0 ? [{ type: 'batch_done' as const, words: activityWords.done(batch), at }] : []),
    ...(why === 'day_full'
      ? [{ type: 'bot_paused' as const, words: activityWords.paused(ctx.config.botDailyMax), at }]
      : []),
    ...(manager ? [{ type: 'bot_disabled' as const, words: activityWords.fruitless, at }] : []),
  ]
  const [first, ...rest] = [
    ...told.map((activity) => tellActivity(ctx, activity, isOpen)),
    ...(manager ? [disableIf(ctx.db, manager.userId, at, isOpen)] : []),
    repo.endBatch(ctx.db, batch, at),
  ]
  const changed = batch.published > 0 ? [tags.recipes] : []
  // The run may have started long ago, so the second purge is timed from now.
  if (first) await commitPublic({ ...ctx, now: at }, changed, [first, ...rest])
}
