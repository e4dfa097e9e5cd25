import { isFruitless, nextStepOf, remainingToday, slotOf } from '#domain/bot/batches.rules.ts'
import { defaultBatchSize } from '#domain/bot/bot-limits.ts'
import { activityLabels } from '#domain/bot/bot.messages.ts'
import { dayAt } from '#domain/days.ts'
import { createClock } from '#worker/core/clock.ts'
import { commit, executeBatch, commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { tags } from '#worker/core/tags.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { logActivity } from './activity.service.ts'
import type { Author, CreateAuthor } from './author.types.ts'
import * as repo from './batches.repo.ts'
import { disableIf, findManager, isEnabledFor } from './settings.repo.ts'
import { leaseMs, takeStep } from './step.service.ts'

/**
 * Runs each minute: continues an open batch, or starts the batch of the hour of `at` (milliseconds since the epoch) if
 * the bot is enabled and the daily limit isn't reached. Each hour has at most one batch, however often this runs.
 */
export async function runEachMinute(ctx: Ctx, at: number, createAuthor: CreateAuthor): Promise<void> {
  const [manager, today, [openBatch]] = await Promise.all([
    findManager(ctx, ctx.config.adminEmail),
    repo.findDay(ctx, dayAt(ctx.now)),
    repo.listOpen(ctx),
  ])
  if (openBatch) return continueBatch(ctx, openBatch.id, createAuthor)
  const remaining = remainingToday(today, ctx.config.botDailyMax)
  if (!manager?.isEnabled || remaining === 0) return
  const batch = {
    id: crypto.randomUUID(),
    kind: 'scheduled',
    wanted: manager.batchSize ?? defaultBatchSize,
    ailment: null,
  } as const
  const isEnabled = isEnabledFor(manager.userId)
  await commit(ctx, [repo.insertBatch(ctx.db, { ...batch, slot: slotOf(at), at: ctx.now }, isEnabled)])
  await continueBatch(ctx, batch.id, createAuthor)
}

/** Starts a batch for an administrator; returns undefined if another manual batch is open. */
export async function startManualBatch(
  ctx: Ctx,
  request: { wanted: number; ailment: string | null },
): Promise<string | undefined> {
  const id = crypto.randomUUID()
  const auditEvent = auditIf(ctx, repo.batchExists(id), {
    action: 'bot.generate',
    subject: { kind: 'bot', id: 'recipes' },
    after: request,
  })
  const insertion = repo.insertBatch(ctx.db, { ...request, id, kind: 'manual', slot: null, at: ctx.now })
  await commit(ctx, [insertion, auditEvent])
  return (await repo.findBatch(ctx, id))?.id
}

/** Writes some recipes of a batch, unless another run holds the lease. Queues a message for the rest. */
export async function continueBatch(ctx: Ctx, batchId: string, createAuthor: CreateAuthor): Promise<void> {
  const now = createClock(ctx)
  const holder = crypto.randomUUID()
  const [leases] = await executeBatch(ctx, [repo.takeLease(ctx.db, holder, { now: now(), until: now() + leaseMs })])
  if (leases.length === 0) return
  try {
    await writeRecipes(ctx, { batchId, holder, createAuthor, now })
  } finally {
    await commit(ctx, [repo.freeLease(ctx.db, holder)])
  }
  const batch = await repo.findBatch(ctx, batchId)
  if (batch?.status !== 'open') return
  // If the message can't be sent, the job of the next minute continues the batch.
  await ctx.jobs.send({ type: 'bot-batch', batchId }).catch((error: unknown) => ctx.log.error('job_not_sent', error))
}

type Run = { batchId: string; holder: string; createAuthor: CreateAuthor; now: () => number }

async function writeRecipes(ctx: Ctx, { batchId, holder, createAuthor, now }: Run): Promise<void> {
  let author: Author | undefined
  for (let steps = 0; ; steps++) {
    const [batch, today] = await Promise.all([repo.findBatch(ctx, batchId), repo.findDay(ctx, dayAt(now()))])
    if (batch?.status !== 'open') return
    const next = nextStepOf(batch, remainingToday(today, ctx.config.botDailyMax))
    if (next !== 'write') return endBatch(ctx, batch, next, now())
    author ??= await createAuthor()
    if (steps === author.stepsPerRun || !ctx.budget.hasRoom()) return
    await takeStep(ctx, { batch, holder, author, now })
  }
}

/** Ends a batch, logs its result and purges the recipe lists once. */
async function endBatch(ctx: Ctx, batch: repo.Batch, reason: 'complete' | 'day_full', at: number): Promise<void> {
  const isOpen = repo.isOpenUnchanged(batch)
  const manager = isFruitless(batch) ? await findManager(ctx, ctx.config.adminEmail) : undefined
  const activities: Parameters<typeof logActivity>[1][] = [
    ...(batch.steps > 0 ? [{ type: 'batch_done' as const, words: activityLabels.done(batch), at }] : []),
    ...(reason === 'day_full'
      ? [{ type: 'bot_paused' as const, words: activityLabels.paused(ctx.config.botDailyMax), at }]
      : []),
    ...(manager ? [{ type: 'bot_disabled' as const, words: activityLabels.fruitless, at }] : []),
  ]
  const [first, ...rest] = [
    ...activities.map((activity) => logActivity(ctx, activity, isOpen)),
    ...(manager ? [disableIf(ctx.db, manager.userId, at, isOpen)] : []),
    repo.endBatch(ctx.db, batch, at),
  ]
  const purgedTags = batch.published > 0 ? [tags.recipes] : []
  // The run may have started long ago, so the second purge is timed from now.
  if (first) await commitPublic({ ...ctx, now: at }, purgedTags, [first, ...rest])
}
