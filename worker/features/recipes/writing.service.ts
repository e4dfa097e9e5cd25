import { slugify } from '#domain/text.ts'
import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { areThere } from './recipes.repo.ts'
import * as repo from './writing.repo.ts'

export type { NewRecipe } from './writing.repo.ts'

type Stored = {
  statements: Statement[]
  /** Whether the statements have stored it, for those that follow them in the same batch. */
  isStored: Condition
}

/** What stores a recipe where the condition holds; it goes into the batch of whoever decides that. */
export const storeRecipeIf = (ctx: Ctx, recipe: repo.NewRecipe, condition: Condition): Stored => ({
  statements: repo.insertRecipeIf(ctx.db, recipe, condition),
  isStored: areThere([recipe.id]),
})

/** What writes over a recipe where the condition holds. */
export const rewriteRecipeIf = (ctx: Ctx, recipe: repo.Rewritten, condition: Condition): Statement[] =>
  repo.rewriteRecipeIf(ctx.db, recipe, condition)

/** The slug of a name that no other recipe ever had: with a number from 2 on where it was given before. */
export async function findFreeSlug(ctx: Ctx, name: string, recipeId?: string): Promise<string> {
  const slug = slugify(name) || 'tea'
  const given = await repo.listTakenSlugs(ctx, slug)
  const taken = new Set(given.filter((row) => row.recipeId !== recipeId).map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
