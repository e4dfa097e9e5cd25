import { countRemainingToday, defaultBatchSize } from '#domain/bot/batches.rules.ts'
import type { BotSettings, BotStatus } from '#domain/bot/bot-status.types.ts'
import { activityLabels, botMessages } from '#domain/bot/bot.messages.ts'
import type { BotSettingsChange } from '#domain/bot/bot.schemas.ts'
import { toUtcDay } from '#domain/days.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { countRecipes } from '#worker/features/recipes/recipes.service.ts'
import { audit } from '#worker/features/security/security.service.ts'

import { listActivity } from './activity.repo.ts'
import { logActivity } from './activity.service.ts'
import { endScheduledBatches, findDayCounts, listOpenBatches } from './batches.repo.ts'
import { loadPlan } from './recipe-generator.service.ts'
import { countWaiting } from './review.repo.ts'
import * as repo from './settings.repo.ts'

const maxOpenBatches = 10

export async function getStatus(ctx: Ctx): Promise<BotStatus> {
  const [settings, [lastActivity], todayCounts, openBatches, { all: total, byAilment }, waitingCount, plan] =
    await Promise.all([
      getSettings(ctx),
      listActivity(ctx, 1),
      findDayCounts(ctx, toUtcDay(ctx.now)),
      listOpenBatches(ctx, maxOpenBatches),
      countRecipes(ctx),
      countWaiting(ctx),
      loadPlan(ctx),
    ])
  const { botDailyMax: max } = ctx.config
  const isIdle = countRemainingToday(todayCounts, max) === 0
  return {
    settings,
    lastActivity: lastActivity ?? null,
    today: { ...todayCounts, max },
    openBatches: openBatches.map(({ id, kind, wanted, steps, published, waiting: waitingInBatch, refused }) => ({
      id,
      kind,
      wanted,
      steps,
      published,
      waiting: waitingInBatch,
      refused,
    })),
    next: isIdle ? null : { ailment: plan.ailment, reason: plan.explanation },
    counts: { recipes: total, byAilment, waiting: waitingCount },
  }
}

async function getSettings(ctx: Ctx): Promise<BotSettings> {
  const manager = await repo.findManager(ctx, ctx.config.adminEmail)
  return {
    isEnabled: manager?.isEnabled ?? false,
    recipesPerBatch: manager?.batchSize ?? defaultBatchSize,
    location: manager?.location ?? 'UK',
    currency: manager?.currency ?? 'GBP',
  }
}

export async function changeSettings(ctx: Ctx, change: BotSettingsChange): Promise<BotSettings> {
  if (ctx.viewer.role === 'visitor') throw new AppError('unauthenticated', botMessages.signInToUpdate)
  const before = await getSettings(ctx)
  const after = {
    isEnabled: change.isEnabled ?? before.isEnabled,
    recipesPerBatch: change.recipesPerBatch ?? before.recipesPerBatch,
  }
  const isStarted = after.isEnabled && !before.isEnabled
  const isStopped = before.isEnabled && !after.isEnabled
  const at = ctx.now
  // Stopping ends the batch, and its published recipes must appear immediately.
  await commitPublic(ctx, isStopped ? [tags.recipes] : [], [
    audit(ctx, {
      action: 'bot.settings',
      subject: { kind: 'bot', id: 'settings' },
      before: { isEnabled: before.isEnabled, recipesPerBatch: before.recipesPerBatch },
      after,
    }),
    repo.saveSettings(ctx.db, requireUser(ctx).id, change, at),
    ...(isStarted
      ? [logActivity(ctx, { type: 'bot_enabled', description: activityLabels.enabled(after.recipesPerBatch), at })]
      : []),
    ...(isStopped
      ? [
          endScheduledBatches(ctx.db, at),
          logActivity(ctx, { type: 'bot_disabled', description: activityLabels.disabled, at }),
        ]
      : []),
  ])
  return { ...before, ...after }
}
