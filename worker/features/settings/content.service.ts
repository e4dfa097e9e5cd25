import { parseContentLimit } from '#domain/settings/content-limit.ts'
import type { ContentChange } from '#domain/settings/settings.schemas.ts'
import type { ContentSettings, SavedSettings } from '#domain/settings/settings.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { applyContentLimit, countRecipes } from '#worker/features/recipes/recipes.service.ts'

import * as repo from './settings.repo.ts'
import { readSwitches, saveTogether } from './settings.service.ts'

const keys = ['free_content_limit', 'free_content_enabled', 'tools_premium_only'] as const

export async function getContentSettings(ctx: Ctx): Promise<ContentSettings> {
  const [{ values, revision }, { all }] = await Promise.all([repo.findSettings(ctx, keys), countRecipes(ctx)])
  return {
    isLimited: values.get('free_content_enabled') === 'true',
    limit: parseContentLimit(values.get('free_content_limit')),
    tools: readSwitches(ctx, values.get('tools_premium_only')),
    published: all,
    revision,
  }
}

/** Returns the new revision. Throws `conflict` if somebody else has saved the settings since the form was opened. */
export async function saveContentSettings(ctx: Ctx, { revision, ...after }: ContentChange): Promise<SavedSettings> {
  const { isLimited, limit, tools } = await getContentSettings(ctx)
  return saveTogether(ctx, {
    action: 'setting.content',
    id: 'content',
    values: {
      free_content_limit: String(after.limit),
      free_content_enabled: String(after.isLimited),
      tools_premium_only: JSON.stringify(after.tools),
    },
    revision,
    before: { isLimited, limit, tools },
    after,
    followingStatements: applyContentLimit(ctx),
  })
}

export const isContentLimited = async (ctx: Ctx): Promise<boolean> =>
  (await repo.findSetting(ctx, 'free_content_enabled')) === 'true'
