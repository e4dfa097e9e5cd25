import type { RecipeRating } from '#domain/ratings/ratings.types.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { getRecipe } from '#worker/features/recipes/recipes.service.ts'

import * as repo from './ratings.repo.ts'

/**
 * Returns the member's own rating and the average of a published recipe. Throws `not_found` or `gone` for any other.
 */
export async function getRating(ctx: Ctx, recipeId: string): Promise<RecipeRating> {
  const found = await repo.findRating(ctx, { userId: requireUser(ctx).id, recipeId })
  if (found) return found
  await getRecipe(ctx, recipeId)
  throw notFound('Recipe')
}

/**
 * Rates a published recipe, replacing the member's earlier rating. Cached pages aren't purged; they show the new
 * average after a minute.
 */
export async function rateRecipe(ctx: Ctx, recipeId: string, rating: number): Promise<RecipeRating> {
  await commit(ctx, [repo.upsertRating(ctx.db, { userId: requireUser(ctx).id, recipeId }, rating, ctx.now)])
  return getRating(ctx, recipeId)
}

/** Removes the member's rating, also for an unpublished recipe. Throws like `getRating` if there was none. */
export async function removeRating(ctx: Ctx, recipeId: string): Promise<RecipeRating> {
  const key = { userId: requireUser(ctx).id, recipeId }
  const [[removed]] = await executeBatch(ctx, [repo.deleteRating(ctx.db, key)])
  const figures = removed && (await repo.findFigures(ctx, recipeId))
  return figures ? { own: null, ...figures } : getRating(ctx, recipeId)
}
