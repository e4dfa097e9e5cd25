import {
  hasNoAcceptedRecipe,
  decideNextStep,
  countRemainingToday,
  defaultBatchSize,
  getHourSlot,
} from '#domain/bot/batches.rules.ts'
import { activityLabels } from '#domain/bot/bot.messages.ts'
import { toUtcDay } from '#domain/days.ts'
import { createClock } from '#worker/core/clock.ts'
import { commit, executeBatch, commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { tags } from '#worker/core/tags.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { logActivity } from './activity.service.ts'
import * as repo from './batches.repo.ts'
import type { RecipeGenerator, CreateRecipeGenerator } from './recipe-generator.service.ts'
import { disableBotIf, findManager, isBotEnabled } from './settings.repo.ts'
import { leaseMs, type NothingNew, runStep } from './step.service.ts'

/**
 * Continues an open batch, or starts the batch for the hour of `at` if the bot is on and below its daily limit. Runs
 * every minute, but starts at most one batch per hour. `at` is milliseconds since the epoch.
 */
export async function runEachMinute(ctx: Ctx, at: number, createGenerator: CreateRecipeGenerator): Promise<void> {
  const [manager, todayCounts, [openBatch]] = await Promise.all([
    findManager(ctx, ctx.config.adminEmail),
    repo.findDayCounts(ctx, toUtcDay(ctx.now)),
    repo.listOpenBatches(ctx),
  ])
  if (openBatch) return continueBatch(ctx, openBatch.id, createGenerator)
  const remaining = countRemainingToday(todayCounts, ctx.config.botDailyMax)
  if (!manager?.isEnabled || remaining === 0) return
  const batch = {
    id: crypto.randomUUID(),
    kind: 'scheduled',
    wanted: manager.batchSize ?? defaultBatchSize,
    ailment: null,
  } as const
  const isEnabledCondition = isBotEnabled(manager.userId)
  await commit(ctx, [repo.insertBatch(ctx.db, { ...batch, slot: getHourSlot(at), at: ctx.now }, isEnabledCondition)])
  await continueBatch(ctx, batch.id, createGenerator)
}

/** Starts a batch for an administrator. Returns undefined if another manual batch is open. */
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
  const insert = repo.insertBatch(ctx.db, { ...request, id, kind: 'manual', slot: null, at: ctx.now })
  await commit(ctx, [insert, auditEvent])
  return (await repo.findBatch(ctx, id))?.id
}

/**
 * Generates some recipes of a batch and queues a message for the rest. Does nothing while another run holds the lease.
 */
export async function continueBatch(ctx: Ctx, batchId: string, createGenerator: CreateRecipeGenerator): Promise<void> {
  const now = createClock(ctx)
  const holder = crypto.randomUUID()
  const [acquiredLeases] = await executeBatch(ctx, [
    repo.acquireLease(ctx.db, holder, { now: now(), until: now() + leaseMs }),
  ])
  if (acquiredLeases.length === 0) return
  try {
    await writeRecipes(ctx, { batchId, holder, createGenerator, now })
  } finally {
    await commit(ctx, [repo.releaseLease(ctx.db, holder)])
  }
  const batch = await repo.findBatch(ctx, batchId)
  if (batch?.status !== 'open') return
  // Without this message, the next minutely job continues the batch.
  await ctx.jobs.send({ type: 'bot-batch', batchId }).catch((error: unknown) => ctx.log.error('job_send_failed', error))
}

type BatchRun = { batchId: string; holder: string; createGenerator: CreateRecipeGenerator; now: () => number }

async function writeRecipes(ctx: Ctx, { batchId, holder, createGenerator, now }: BatchRun): Promise<void> {
  let generator: RecipeGenerator | undefined
  for (let steps = 0; ; steps++) {
    const [batch, todayCounts] = await Promise.all([
      repo.findBatch(ctx, batchId),
      repo.findDayCounts(ctx, toUtcDay(now())),
    ])
    if (batch?.status !== 'open') return
    const nextStep = decideNextStep(batch, countRemainingToday(todayCounts, ctx.config.botDailyMax))
    if (nextStep !== 'write') return endBatch(ctx, batch, { isDayFull: nextStep === 'day_full', at: now() })
    generator ??= await createGenerator()
    if (steps === generator.stepsPerRun || !ctx.budget.hasRoom()) return
    const nothingNew = await runStep(ctx, { batch, holder, generator, now })
    if (nothingNew) return endBatch(ctx, batch, { nothingNew, at: now() })
  }
}

type BatchEnd = { isDayFull?: boolean; nothingNew?: NothingNew; at: number }

async function endBatch(ctx: Ctx, batch: repo.Batch, { isDayFull = false, nothingNew, at }: BatchEnd): Promise<void> {
  const isOpen = repo.isOpenUnchanged(batch)
  const manager = hasNoAcceptedRecipe(batch) ? await findManager(ctx, ctx.config.adminEmail) : undefined
  const activities: Parameters<typeof logActivity>[1][] = [
    ...(batch.steps > 0 || nothingNew
      ? [{ type: 'batch_done' as const, description: activityLabels.done(batch, nothingNew?.ailments), at }]
      : []),
    ...(isDayFull
      ? [{ type: 'bot_paused' as const, description: activityLabels.paused(ctx.config.botDailyMax), at }]
      : []),
    ...(manager ? [{ type: 'bot_disabled' as const, description: activityLabels.allRefused, at }] : []),
  ]
  const [first, ...rest] = [
    ...activities.map((activity) => logActivity(ctx, activity, isOpen)),
    ...(manager ? [disableBotIf(ctx.db, manager.userId, at, isOpen)] : []),
    repo.endBatch(ctx.db, batch, at),
  ]
  const purgedTags = batch.published > 0 ? [tags.recipes] : []
  // The second purge is timed from `at`, because the run may have started long before.
  if (first) await commitPublic({ ...ctx, now: at }, purgedTags, [first, ...rest])
}
