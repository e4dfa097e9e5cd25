import type { Favourite, FavouriteKind } from '#domain/favourites/favourites.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'
import { getRecipe } from '#worker/features/recipes/recipes.service.ts'

import * as repo from './favourites.repo.ts'

type FavouriteKey = { id: string; kind: FavouriteKind }

export async function listFavourites(ctx: Ctx, recipeIds: string[]): Promise<Favourite[]> {
  return repo.listFavourites(ctx, requireUser(ctx).id, recipeIds)
}

/** Likes or bookmarks a published recipe. Safe to repeat. Throws `not_found` or `gone` for any other recipe. */
export async function saveFavourite(ctx: Ctx, { id: recipeId, kind }: FavouriteKey): Promise<void> {
  const userId = requireUser(ctx).id
  await getRecipe(ctx, recipeId)
  await commit(ctx, [repo.insertFavourite(ctx.db, crypto.randomUUID(), { userId, recipeId, kind, now: ctx.now })])
}

/** Removes a like or bookmark. Safe to repeat. */
export const removeFavourite = (ctx: Ctx, { id: recipeId, kind }: FavouriteKey): Promise<void> =>
  commit(ctx, [repo.clearFavourite(ctx.db, { userId: requireUser(ctx).id, recipeId, kind, now: ctx.now })])
