import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll, type SharedNote } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './favourites.repo.ts'

/** So many hear at once, for a run of the worker may make a thousand calls; the others find the note when they come back. */
const wokenMax = 500

/** Whom to wake when something is told of the recipe, by a run that may tell of so many recipes. */
export const listKeepers = (ctx: Ctx, recipeId: string, recipesInRun = 1): Promise<string[]> =>
  repo.listKeepers(ctx, recipeId, Math.floor(wokenMax / recipesInRun))

type Told = { recipeId: string; note: SharedNote; woken: readonly string[]; condition?: Condition }

/**
 * The rows that tell whoever likes or bookmarks the recipe, however many they are. They go into the same batch as what they
 * tell of, before it; under a condition where it may come too late.
 */
export const tellKeepers = (ctx: Ctx, { recipeId, note, woken, condition }: Told): Statement =>
  notifyAll(ctx, repo.keepersOf(recipeId, condition), note, woken)
