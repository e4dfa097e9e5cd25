import { maxCleanupDeletions } from '#domain/bot/batches.rules.ts'
import type { CleanupPlan, DuplicateGroup, DuplicateRecipe } from '#domain/bot/bot-status.types.ts'
import { activityLabels, botMessages } from '#domain/bot/bot.messages.ts'
import { findDuplicates, planCleanup } from '#domain/bot/duplicates.rules.ts'
import { offerMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { deleteRecipes } from '#worker/features/recipes/deletion.service.ts'

import { logActivity } from './activity.service.ts'
import * as repo from './catalogue.repo.ts'

const pageSize = 1000

async function loadAllRecipes(ctx: Ctx): Promise<repo.RecipeRow[]> {
  const recipes: repo.RecipeRow[] = []
  for (;;) {
    const page = await repo.listRecipesAfter(ctx, recipes.at(-1)?.rowKey ?? 0, pageSize)
    recipes.push(...page)
    if (page.length < pageSize) return recipes
  }
}

export async function listDuplicates(ctx: Ctx): Promise<DuplicateGroup[]> {
  return findDuplicates(await loadAllRecipes(ctx)).map(({ kept: keptRecipe, others }) => ({
    recipes: [keptRecipe, ...others].map(toDuplicateRecipe),
  }))
}

export async function countDuplicates(ctx: Ctx): Promise<number> {
  return findDuplicates(await loadAllRecipes(ctx)).reduce((sum, { others }) => sum + others.length, 0)
}

/**
 * Returns the recipes that a cleanup would delete. `left` are duplicates by other authors, which only an administrator
 * may delete.
 */
export async function previewCleanup(ctx: Ctx): Promise<CleanupPlan> {
  const { groups, removed, left } = planCleanup(await loadAllRecipes(ctx))
  const keptByDuplicateId = new Map(
    groups.flatMap(({ kept: keptRecipe, others }) => others.map(({ id }) => [id, keptRecipe] as const)),
  )
  return {
    deletions: removed.slice(0, maxCleanupDeletions).flatMap((recipe) => {
      const keptRecipe = keptByDuplicateId.get(recipe.id)
      return keptRecipe ? [{ recipe: toDuplicateRecipe(recipe), kept: toDuplicateRecipe(keptRecipe) }] : []
    }),
    left: left.map(toDuplicateRecipe),
  }
}

/**
 * Deletes the recipes of a preview, all or none. Administrators only. Throws `conflict` if one is no longer a
 * duplicate.
 */
export async function deleteDuplicates(ctx: Ctx, ids: readonly string[]): Promise<{ deleted: number }> {
  authorize(ctx, 'recipe.delete')
  const { deletions } = await previewCleanup(ctx)
  const deletable = new Set(deletions.map(({ recipe }) => recipe.id))
  const uniqueIds = [...new Set(ids)]
  if (!uniqueIds.every((id) => deletable.has(id))) throw new AppError('conflict', botMessages.changedMeanwhile)
  const description = activityLabels.cleaned(uniqueIds.length)
  await deleteRecipes(ctx, uniqueIds, {
    reason: offerMessages.duplicate,
    extraStatements: (condition) => [logActivity(ctx, { type: 'cleanup_manual', description, at: ctx.now }, condition)],
  })
  return { deleted: uniqueIds.length }
}

const toDuplicateRecipe = ({ status: _, rowKey: __, ingredientNames, ...recipe }: repo.RecipeRow): DuplicateRecipe => ({
  ...recipe,
  ingredients: ingredientNames,
})
