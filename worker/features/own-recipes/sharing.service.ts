import { ownRecipeMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import type { RecipeCard, SharedRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { toSharedContent } from '#domain/own-recipes/sharing.ts'
import { commitPublic, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { tags } from '#worker/core/tags.ts'
import { generateToken } from '#worker/core/tokens.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './own-recipes.repo.ts'
import { createKey, limitChanges } from './own-recipes.service.ts'
import { createSharedCheck } from './shared-check.ts'

/**
 * Returns the token of the recipe's link, and creates one if it has none. Throws `not_found` if the member has no such
 * recipe, and `conflict` if others may not see it, or if it was saved meanwhile.
 */
export async function shareOwnRecipe(ctx: Ctx, id: string): Promise<{ token: string }> {
  const key = createKey(ctx, id)
  await limitChanges(ctx, key)
  const [recipe, facts] = await Promise.all([repo.findOwnRecipe(ctx, key), getFacts(ctx)])
  if (!recipe) throw notFound('Recipe')
  const { problem } = createSharedCheck(facts)(recipe.content)
  if (problem !== undefined) throw new AppError('conflict', problem)
  const sharing = { token: generateToken(), revision: recipe.revision }
  const [[shared]] = await executeBatch(ctx, [repo.shareOwnRecipe(ctx.db, key, sharing)])
  if (!shared) throw new AppError('conflict', ownRecipeMessages.changedMeanwhile)
  return shared
}

/** Turns the recipe's link off. Throws `not_found` if the member has no such recipe. */
export async function stopSharing(ctx: Ctx, id: string): Promise<void> {
  const key = createKey(ctx, id)
  await limitChanges(ctx, key)
  const stored = await repo.findOwnRecipe(ctx, key)
  if (!stored) throw notFound('Recipe')
  if (stored.shareToken === null) return
  await commitPublic(ctx, [tags.sharedRecipes], [repo.stopSharing(ctx.db, key)])
}

/** Returns the recipe behind a link. Throws `not_found` for an unknown link, or if others may not see the recipe. */
export async function getSharedRecipe(ctx: Ctx, token: string): Promise<SharedRecipe> {
  const [[shared], facts] = await Promise.all([repo.listSharedContents(ctx, [token]), getFacts(ctx)])
  const { problem, report } = shared ? createSharedCheck(facts)(shared.content) : {}
  if (!shared || !report || problem !== undefined) throw new AppError('not_found', ownRecipeMessages.notShared)
  return { content: toSharedContent(shared.content), report }
}

/** Returns cards of the recipes behind these links, in this order, without those that others may not see. */
export async function listRecipeCards(ctx: Ctx, tokens: readonly string[]): Promise<RecipeCard[]> {
  if (tokens.length === 0) return []
  const [rows, facts] = await Promise.all([repo.listSharedContents(ctx, tokens), getFacts(ctx)])
  const check = createSharedCheck(facts)
  return tokens.flatMap((token) => {
    const content = rows.find((row) => row.token === token)?.content
    if (!content || check(content).problem !== undefined) return []
    const { name, ailment, emoji, colour, ingredients } = content
    return { token, name, ailment, emoji, colour, ingredientNames: ingredients.map((line) => line.name) }
  })
}
