import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll, type SharedNote } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './favourites.repo.ts'

type Told = { recipeId: string; note: SharedNote; condition?: Condition }

/**
 * The rows that tell whoever likes or bookmarks the recipe, however many they are. They go into the same batch as what they
 * tell of, before it; under a condition where it may come too late.
 */
export const tellKeepers = (ctx: Ctx, { recipeId, note, condition }: Told): Statement =>
  notifyAll(ctx, repo.keepersOf(recipeId, condition), note)
