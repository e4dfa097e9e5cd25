import { matchesMax, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { compareRecipes, isRecipeId, termsInUse, numberVarieties, searchTerms } from '#domain/recipes/recipes.rules.ts'
import type { Recipe, RecipePage } from '#domain/recipes/recipes.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { gone, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'

import * as repo from './recipes.repo.ts'

const deletionReason = 'It was taken out of the catalogue.'

export async function listRecipes(ctx: Ctx, filters: RecipeFilters): Promise<RecipePage> {
  const { category, page, size, search, exclude } = filters
  if (search || exclude.length > 0) return listMatchingRecipes(ctx, filters)
  const { recipes, counts } = await repo.listRecipes(ctx.db, { category, page, size })
  const matches = category ? (counts.byAilment[category] ?? 0) : counts.all
  return { recipes, matches, more: false, counts }
}

async function listMatchingRecipes(ctx: Ctx, filters: RecipeFilters): Promise<RecipePage> {
  const { category, page, size, search, exclude } = filters
  const excluded = exclude.length > 0 ? termsInUse(exclude, await repo.listIngredientNames(ctx.db)) : []
  const { recipes: found, counts } = await repo.findMatchingRecipes(ctx.db, {
    ...searchTerms(search),
    category,
    excluded,
    limit: matchesMax + 1,
  })
  const matching = numberVarieties(found.slice(0, matchesMax).toSorted(compareRecipes))
  return {
    recipes: matching.slice((page - 1) * size, page * size).map(({ createdAt, ...summary }) => summary),
    matches: matching.length,
    more: found.length > matchesMax,
    counts,
  }
}

/** By slug, by an earlier slug or by id; throws `gone` for a withdrawn recipe. */
export async function getRecipe(ctx: Ctx, address: string): Promise<Recipe> {
  const byId = isRecipeId(address) ? await repo.findRecipeById(ctx.db, address.toLowerCase()) : undefined
  const found = byId ?? (await repo.findRecipeBySlug(ctx.db, address))
  if (found?.withdrawnAt) throw gone(found.withdrawalReason ?? deletionReason)
  if (!found?.recipe || !found.parts || found.status !== 'published') throw notFound('Recipe')
  return { ...found.recipe, ...found.parts }
}

export async function deleteRecipe(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx.viewer, 'recipe.delete')
  const found = await repo.findRecipeById(ctx.db, id)
  if (!found?.recipe) throw notFound('Recipe')
  const slugs = await repo.listSlugs(ctx.db, id)
  const withdrawal = repo.deleteRecipe(ctx.db, id, { at: ctx.now, reason: deletionReason })
  await commit(ctx, withdrawal, [tags.recipes, ...slugs.map(tags.recipe)])
}
