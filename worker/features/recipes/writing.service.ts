import { slugify } from '#domain/text.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

import { recipesExist } from './recipes.repo.ts'
import * as repo from './writing.repo.ts'

export type { NewRecipe } from './writing.repo.ts'

type StoreStatements = {
  statements: Statement[]
  /** SQL condition that the recipe was stored. Use it in later statements of the batch. */
  isStored: Condition
}

/** Returns the statements that store a recipe if the condition holds. Add them to a batch. */
export const storeRecipeIf = (ctx: Ctx, recipe: repo.NewRecipe, condition: Condition): StoreStatements => ({
  statements: repo.insertRecipeIf(ctx.db, recipe, condition),
  isStored: recipesExist([recipe.id]),
})

/** Returns the statements that overwrite a recipe if the condition holds. */
export const rewriteRecipeIf = (ctx: Ctx, recipe: repo.RewrittenRecipe, condition: Condition): Statement[] =>
  repo.rewriteRecipeIf(ctx.db, recipe, condition)

/** Returns a slug that no other recipe ever had. Appends a number from 2 if necessary. */
export async function findFreeSlug(ctx: Ctx, name: string, recipeId?: string): Promise<string> {
  const slug = slugify(name) || 'tea'
  const takenRows = await repo.listTakenSlugs(ctx, slug)
  const otherSlugs = new Set(takenRows.filter((row) => row.recipeId !== recipeId).map((row) => row.slug))
  if (!otherSlugs.has(slug)) return slug
  let number = 2
  while (otherSlugs.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
