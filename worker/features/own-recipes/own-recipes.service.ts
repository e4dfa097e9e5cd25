import { hourMs } from '#domain/durations.ts'
import { foldAccents } from '#domain/folding.ts'
import type { RecipeOffer } from '#domain/own-recipes/offer.ts'
import { maxFreeOwnRecipes } from '#domain/own-recipes/own-recipe-limits.ts'
import { formatOwnRecipeCursor } from '#domain/own-recipes/own-recipe-list.ts'
import { ownRecipeMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import {
  type NewOwnRecipe,
  type OwnRecipeChange,
  type OwnRecipeContent,
  type OwnRecipesQuery,
  ownRecipesPageSize,
} from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipe, OwnRecipesPage, OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import { can } from '#domain/permissions.ts'
import { commitPublic, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { listHerbsInStock } from '#worker/features/cabinet/makeable-remedies.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import {
  findOfferStatus,
  offerRecipe,
  prepareWithdrawal,
  withdrawOffer,
} from '#worker/features/recipes/offers.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import { readBrews } from './brews.service.ts'
import * as repo from './own-recipes.repo.ts'
import { createSharedCheck } from './shared-check.ts'

const changeLimit = { max: 300, windowMs: hourMs }

/** Returns a page of the member's recipes in the chosen order. */
export async function listOwnRecipes(ctx: Ctx, { search, tag, sort, after }: OwnRecipesQuery): Promise<OwnRecipesPage> {
  const { id: userId } = requireUser(ctx)
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  const [rows, { count, tags }] = await Promise.all([
    repo.listOwnRecipes(ctx, userId, { words, tag, sort, after }, ownRecipesPageSize + 1),
    repo.summariseOwnRecipes(ctx, userId),
  ])
  const recipes = rows.slice(0, ownRecipesPageSize)
  const last = rows.length > recipes.length ? recipes.at(-1) : undefined
  return { recipes, next: last ? formatOwnRecipeCursor(last, sort) : null, count, max: getMaxRecipes(ctx), tags }
}

/** Lists the recipes of a member that were made last. */
export const listLastMadeRecipes = (ctx: Ctx, userId: string, limit: number): Promise<OwnRecipe[]> =>
  repo.listOwnRecipes(ctx, userId, { words: [], tag: '', sort: 'made', after: undefined }, limit)

/**
 * Returns a recipe with its earlier versions, latest brews, the state of its offer and the herbs in the member's cabinet.
 * Throws `not_found` if the member has no such recipe.
 */
export async function getOwnRecipe(ctx: Ctx, id: string): Promise<OwnRecipeWithVersions> {
  const key = createKey(ctx, id)
  const [stored, versions, brews, stock, offer] = await Promise.all([
    repo.findOwnRecipe(ctx, key),
    repo.listVersions(ctx, key),
    readBrews(ctx, key),
    can(ctx.viewer, 'cabinet.use') ? listHerbsInStock(ctx) : null,
    findOfferStatus(ctx, toOfferKey(key)),
  ])
  if (!stored) throw notFound('Recipe')
  const { shareToken, ...recipe } = stored
  return { recipe, versions, brews, stock, shareToken, offer }
}

/**
 * Stores a new recipe. Submitting the same form again changes nothing. Throws `conflict` if the member has as many as
 * they can keep.
 */
export async function addOwnRecipe(ctx: Ctx, { id, content }: NewOwnRecipe): Promise<{ revision: number }> {
  const key = createKey(ctx, id)
  await limitChanges(ctx, key)
  const max = getMaxRecipes(ctx)
  const [[stored]] = await executeBatch(ctx, [repo.insertOwnRecipe(ctx.db, { ...key, content, now: ctx.now }, max)])
  if (stored) return stored
  const existing = await repo.findOwnRecipe(ctx, key)
  if (!existing) throw new AppError('conflict', ownRecipeMessages.full(max ?? maxFreeOwnRecipes))
  if (JSON.stringify(existing.content) === JSON.stringify(content)) return { revision: existing.revision }
  return saveOwnRecipe(ctx, id, { content, revision: 1 })
}

/** `isLinkClosed` is true if the recipe is shared but others may not see what was saved. */
type SavedRecipe = { revision: number; isLinkClosed: boolean }

/**
 * Saves a recipe, keeps its previous version and returns the new revision. Throws `conflict` if the recipe was saved
 * since this revision, and `not_found` if the member has no such recipe.
 */
export async function saveOwnRecipe(
  ctx: Ctx,
  id: string,
  { content, revision }: OwnRecipeChange,
): Promise<SavedRecipe> {
  const key = createKey(ctx, id)
  await limitChanges(ctx, key)
  const [, [saved]] = await executeBatch(ctx, [
    repo.insertVersion(ctx.db, key, revision, ctx.now),
    repo.updateOwnRecipe(ctx.db, key, { content, revision, now: ctx.now }),
    repo.deleteOldVersions(ctx.db, key, revision),
  ])
  const { revision: newRevision, shareToken } = saved ?? (await findResubmitted(ctx, key, content))
  return { revision: newRevision, isLinkClosed: shareToken !== null && (await isClosed(ctx, content)) }
}

/** Returns the recipe if it already has this content. Otherwise throws as `saveOwnRecipe` does. */
async function findResubmitted(ctx: Ctx, key: RecipeKey, content: OwnRecipeContent) {
  const stored = await repo.findOwnRecipe(ctx, key)
  if (!stored) throw notFound('Recipe')
  if (JSON.stringify(stored.content) === JSON.stringify(content)) return stored
  throw new AppError('conflict', ownRecipeMessages.changedMeanwhile)
}

const isClosed = async (ctx: Ctx, content: OwnRecipeContent): Promise<boolean> =>
  createSharedCheck(await getFacts(ctx))(content).problem !== undefined

/** Offers a recipe to everybody. Throws `not_found` if the member has no such recipe, and the errors of `offerRecipe`. */
export async function offerOwnRecipe(ctx: Ctx, id: string, offer: RecipeOffer): Promise<void> {
  const key = createKey(ctx, id)
  await limitChanges(ctx, key)
  const stored = await repo.findOwnRecipe(ctx, key)
  if (!stored) throw notFound('Recipe')
  await offerRecipe(ctx, { key: toOfferKey(key), own: stored.content, offer })
}

export async function withdrawOwnOffer(ctx: Ctx, id: string): Promise<void> {
  const key = createKey(ctx, id)
  await limitChanges(ctx, key)
  await withdrawOffer(ctx, toOfferKey(key))
}

/**
 * Deletes a recipe with its earlier versions, and withdraws it if it was offered to everybody. Throws `not_found` if the
 * member has no such recipe.
 */
export async function deleteOwnRecipe(ctx: Ctx, id: string): Promise<void> {
  const key = createKey(ctx, id)
  const [stored, offered] = await Promise.all([repo.findOwnRecipe(ctx, key), prepareWithdrawal(ctx, toOfferKey(key))])
  if (!stored) throw notFound('Recipe')
  const purgedTags = [...(stored.shareToken === null ? [] : [tags.sharedRecipes]), ...offered.purgedTags]
  const [first, ...rest] = [...offered.writes, repo.deleteOwnRecipe(ctx.db, key)]
  if (first) await commitPublic(ctx, purgedTags, [first, ...rest])
}

export const createKey = (ctx: Ctx, id: string) => ({ userId: requireUser(ctx).id, id })

type RecipeKey = ReturnType<typeof createKey>

const toOfferKey = ({ userId, id }: RecipeKey) => ({ userId, ownRecipeId: id })

/** Throws `rate_limited` after too many changes of own recipes within an hour. */
export const limitChanges = (ctx: Ctx, { userId }: RecipeKey): Promise<void> =>
  rateLimit(ctx, 'own-recipe', changeLimit, userId)

const getMaxRecipes = (ctx: Ctx): number | null => (requireUser(ctx).role === 'member' ? maxFreeOwnRecipes : null)
