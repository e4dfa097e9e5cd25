import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { BlendParts, SavedBlend } from '#domain/blends/blends.types.ts'
import { hourMs } from '#domain/durations.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import * as cabinet from '#worker/features/cabinet/saved-blends.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import { describeStoredBlend } from './blends.service.ts'

const saveLimit = { max: 60, windowMs: hourMs }

export const listSavedBlends = (ctx: Ctx): Promise<SavedBlend[]> => cabinet.listSavedBlends(ctx)

/** Saves a blend. Throws `conflict` if the blend is already saved or doesn't pass the check. */
export async function saveGeneratedBlend(ctx: Ctx, parts: BlendParts): Promise<{ id: string }> {
  await authorizeTool(ctx, 'blend_generator')
  await rateLimit(ctx, 'keep-blend', saveLimit, requireUser(ctx).id)
  const blend = await describeStoredBlend(ctx, parts)
  if (!blend) throw new AppError('conflict', blendMessages.noLongerPasses)
  const id = await cabinet.saveBlend(ctx, blend)
  if (id === undefined) throw new AppError('conflict', blendMessages.alreadySaved)
  return { id }
}

/** Throws `not_found` if the member hasn't saved this blend. */
export const deleteSavedBlend = (ctx: Ctx, id: string): Promise<void> => cabinet.deleteSavedBlend(ctx, id)
