import { stricterNote, underReviewNote } from '#domain/recipes/withdrawal-notes.ts'
import { standingAfter } from '#domain/safety/standing-after.rules.ts'
import { checkForStorage, type Checker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { tags } from '#worker/core/tags.ts'
import { listKeepers, tellKeepers } from '#worker/features/favourites/keepers.service.ts'

import * as repo from './safety.repo.ts'

/** So many recipes one run of the worker checks and stores. */
export const recheckedAtOnce = 25

/** The check of a stored recipe for whoever reads. */
export function checkStored(checker: Checker, recipe: repo.RecipeAsRead): StoredCheck {
  const { servings, cupsPerDay, courseDays, preparation, parts, origin } = recipe
  const toCheck = { servings, cupsPerDay, courseDays, preparation, ingredients: parts?.ingredients ?? [] }
  return checkForStorage(checker, toCheck, origin === 'bot' ? 'ai' : 'human')
}

type GotStricter = (recipe: repo.RecipeAsRead) => boolean

/**
 * Checks a recipe and stores what follows, where nobody has touched it since it was read. Whoever keeps it hears that it is taken from
 * view, or that it `gotStricter`. Gives the tags of what has changed.
 */
export async function recheck(
  ctx: Ctx,
  checker: Checker,
  recipe: repo.RecipeAsRead,
  gotStricter: GotStricter = () => false,
): Promise<string[]> {
  const check = checkStored(checker, recipe)
  const standing = standingAfter(recipe, check)
  const isWithheld = standing.status !== recipe.status
  const saved = repo.saveCheck(ctx.db, recipe, check, standing)
  const note = noteOf(recipe, isWithheld, gotStricter)
  const keepers = note ? await listKeepers(ctx, recipe.id, recheckedAtOnce) : []
  const condition = repo.isAsRead(recipe)
  await commit(
    ctx,
    note ? [tellKeepers(ctx, { recipeId: recipe.id, note, woken: keepers, condition }), ...saved] : saved,
  )
  if (isWithheld) ctx.log.info('recipe_withheld', { recipe: recipe.slug, codes: check.safety.codes.join(', ') })
  return [tags.recipe(recipe.slug), ...(isWithheld ? [tags.recipes] : [])]
}

function noteOf(recipe: repo.RecipeAsRead, isWithheld: boolean, gotStricter: GotStricter) {
  if (isWithheld) return underReviewNote(recipe.name)
  return recipe.status === 'published' && gotStricter(recipe) ? stricterNote(recipe.name, recipe.slug) : undefined
}
