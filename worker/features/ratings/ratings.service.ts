import type { RecipeRating } from '#domain/ratings/ratings.types.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { getRecipe } from '#worker/features/recipes/recipes.service.ts'

import * as repo from './ratings.repo.ts'

/**
 * Returns the member's rating and the average rating of a published recipe. Throws `not_found` or `gone` for any other
 * recipe.
 */
export async function getRating(ctx: Ctx, recipeId: string): Promise<RecipeRating> {
  const rating = await repo.findRating(ctx, { userId: requireUser(ctx).id, recipeId })
  if (rating) return rating
  await getRecipe(ctx, recipeId)
  throw notFound('Recipe')
}

/**
 * Rates a published recipe and replaces the member's earlier rating. Doesn't purge cached pages; they show the new
 * average after a minute.
 */
export async function rateRecipe(ctx: Ctx, recipeId: string, rating: number): Promise<RecipeRating> {
  await commit(ctx, [repo.upsertRating(ctx.db, { userId: requireUser(ctx).id, recipeId }, rating, ctx.now)])
  return getRating(ctx, recipeId)
}

/**
 * Removes the member's rating, even if the recipe isn't published. Without a rating, throws the same errors as
 * `getRating`.
 */
export async function removeRating(ctx: Ctx, recipeId: string): Promise<RecipeRating> {
  const key = { userId: requireUser(ctx).id, recipeId }
  const [[deletedRow]] = await executeBatch(ctx, [repo.deleteRating(ctx.db, key)])
  const figures = deletedRow && (await repo.findAverageRating(ctx, recipeId))
  return figures ? { own: null, ...figures } : getRating(ctx, recipeId)
}
