import { countRemainingToday, defaultBatchSize } from '#domain/bot/batches.rules.ts'
import type { BotRun } from '#domain/bot/bot-status.types.ts'
import { activityLabels, botMessages } from '#domain/bot/bot.messages.ts'
import type { BotRunRequest } from '#domain/bot/bot.schemas.ts'
import { toUtcDay } from '#domain/days.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, toPublicError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'

import { logActivity } from './activity.service.ts'
import * as repo from './batches.repo.ts'
import { startManualBatch, continueBatch, runEachMinute } from './batches.service.ts'
import { countDuplicates } from './duplicates.service.ts'
import { createRecipeGenerator } from './recipe-generator.service.ts'
import { findManager } from './settings.repo.ts'

export const runBot = (ctx: Ctx, at: number): Promise<void> => runEachMinute(ctx, at, () => createRecipeGenerator(ctx))

/** Handles a queue message. Repeated messages have no effect once the batch is done. */
export const handleBatchMessage = (ctx: Ctx, { batchId }: { batchId: string }): Promise<void> =>
  continueBatch(ctx, batchId, () => createRecipeGenerator(ctx))

/**
 * Generates as many recipes as one run allows and returns the result. Administrators only. The queue continues with the
 * rest. Throws `conflict` while another manual batch is running. Logs a failure as an activity.
 */
export async function generateRecipes(ctx: Ctx, request: BotRunRequest): Promise<BotRun> {
  authorize(ctx, 'bot.manage')
  try {
    const duplicates = request.check_duplicates ? await countDuplicates(ctx) : 0
    if (duplicates > 0) await logDuplicates(ctx, duplicates)
    const run = await startGeneration(ctx, request)
    return duplicates > 0 ? { ...run, warning: activityLabels.duplicatesFound(duplicates) } : run
  } catch (error) {
    const { message } = toPublicError(error)
    await commit(ctx, [logActivity(ctx, { type: 'error', description: activityLabels.failed(message), at: ctx.now })])
    throw error
  }
}

async function startGeneration(ctx: Ctx, request: BotRunRequest): Promise<BotRun> {
  const recipeCount = await resolveRecipeCount(ctx, request)
  const { botDailyMax } = ctx.config
  if (countRemainingToday(await repo.findDayCounts(ctx, toUtcDay(ctx.now)), botDailyMax) === 0)
    return { ...emptyRun, wanted: recipeCount, error: botMessages.dayFull(botDailyMax) }
  const ailment = request.ailment ?? null
  const id = await startManualBatch(ctx, { wanted: recipeCount, ailment })
  if (id === undefined) throw new AppError('conflict', botMessages.alreadyRunning)
  await handleBatchMessage(ctx, { batchId: id })
  const batch = await repo.findBatch(ctx, id)
  if (!batch) throw new AppError('internal')
  return toBotRun(batch, botDailyMax)
}

const emptyRun = { success: false, recipesCreated: 0, published: 0, waiting: 0, refused: 0, isUnderWay: false }

/** Returns 1 for a single recipe. Otherwise returns the requested number or the batch size from the settings. */
async function resolveRecipeCount(ctx: Ctx, { single_recipe: isSingle, recipes_to_create: count }: BotRunRequest) {
  if (isSingle) return 1
  if (count !== undefined) return count
  return (await findManager(ctx, ctx.config.adminEmail))?.batchSize ?? defaultBatchSize
}

function toBotRun(
  { status, wanted: recipeCount, steps, published, waiting, refused }: repo.Batch,
  botDailyMax: number,
): BotRun {
  const recipesCreated = published + waiting
  const isUnderWay = status === 'open'
  const run = { recipesCreated, published, waiting, refused, wanted: recipeCount, isUnderWay }
  if (recipesCreated > 0 || isUnderWay) return { ...run, success: true }
  return { ...run, success: false, error: steps > 0 ? botMessages.nothingPassed : botMessages.dayFull(botDailyMax) }
}

const logDuplicates = (ctx: Ctx, count: number): Promise<void> =>
  commit(ctx, [
    logActivity(ctx, { type: 'duplicate_detected', description: activityLabels.duplicatesFound(count), at: ctx.now }),
  ])
