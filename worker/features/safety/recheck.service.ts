import { stricterNote, underReviewNote } from '#domain/recipes/withdrawal-notes.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { type CheckWithGroups, checkWithGroups } from '#domain/safety/passing-groups.ts'
import { statusAfter } from '#domain/safety/status-after.rules.ts'
import { checkForStorage, type Checker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { commitOwing } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { purgeTags } from '#worker/core/purges.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyFavouriters } from '#worker/features/favourites/favourite-notices.service.ts'

import * as repo from './safety.repo.ts'

/** Recipes that one run checks and stores. */
export const recheckedAtOnce = 25

/** Checks a stored recipe for all readers. */
export const checkStored = (checker: Checker, recipe: repo.RecipeAsRead): StoredCheck =>
  checkForStorage(checker, toCheckOf(recipe), authorOf(recipe))

/** Checks a stored recipe, and lists the reader groups for which it passes. */
export const checkToSave = (checker: Checker, recipe: repo.RecipeAsRead): CheckWithGroups =>
  checkWithGroups(checker, toCheckOf(recipe), authorOf(recipe))

function toCheckOf({ servings, cupsPerDay, courseDays, preparation, parts }: repo.RecipeAsRead): RecipeToCheck {
  return { servings, cupsPerDay, courseDays, preparation, ingredients: parts?.ingredients ?? [] }
}

const authorOf = ({ origin }: repo.RecipeAsRead) => (origin === 'bot' ? 'ai' : 'human')

type Rechecked = { tags: string[]; notify: () => void }

/** Purges the rechecked recipes and `alsoChanged` in one call, then notifies members who saved the recipes. */
export async function showRechecked(
  ctx: Ctx,
  rechecked: readonly Rechecked[],
  alsoChanged: readonly string[] = [],
): Promise<void> {
  const changed = [...alsoChanged, ...rechecked.flatMap(({ tags: own }) => own)]
  if (changed.length > 0) await purgeTags(ctx, changed)
  for (const { notify } of rechecked) notify()
}

type GotStricter = (recipe: repo.RecipeAsRead) => boolean

/**
 * Checks a recipe and stores the result, unless it changed since it was read. Notifies members who saved it if it is
 * withdrawn or `gotStricter`. The caller purges with `showRechecked`.
 */
export async function recheck(
  ctx: Ctx,
  checker: Checker,
  recipe: repo.RecipeAsRead,
  gotStricter: GotStricter = () => false,
): Promise<Rechecked> {
  const check = checkToSave(checker, recipe)
  const status = statusAfter(recipe, check)
  const isWithheld = status.status !== recipe.status
  const saved = repo.saveCheck(ctx.db, recipe, check, status)
  const note = noteOf(recipe, isWithheld, gotStricter)
  const condition = repo.isAsRead(recipe)
  const isRelisted =
    isWithheld || (recipe.status === 'published' && String(check.groups) !== String(recipe.readerGroups))
  const changed = [tags.recipe(recipe.slug), ...(isRelisted ? [tags.recipes] : [])]
  const notify = await commitOwing(ctx, changed, [
    ...(note ? [notifyFavouriters(ctx, { recipeId: recipe.id, note, condition })] : []),
    ...saved,
  ])
  if (isWithheld) ctx.log.info('recipe_withheld', { recipe: recipe.slug, codes: check.safety.codes.join(', ') })
  return { tags: changed, notify }
}

function noteOf(recipe: repo.RecipeAsRead, isWithheld: boolean, gotStricter: GotStricter) {
  if (isWithheld) return underReviewNote(recipe.name)
  return recipe.status === 'published' && gotStricter(recipe) ? stricterNote(recipe.name, recipe.slug) : undefined
}
