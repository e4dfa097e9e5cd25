import { createStricterNotification, createUnderReviewNotification } from '#domain/recipes/withdrawal-notifications.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { type CheckWithGroups, checkWithGroups } from '#domain/safety/passing-groups.ts'
import { getStatusAfterCheck } from '#domain/safety/status-after.rules.ts'
import { checkForStorage, type Checker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { commitWithDeferredPurge } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { purgeTags } from '#worker/core/purges.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyFavouriters } from '#worker/features/favourites/favourite-notifications.service.ts'

import * as repo from './safety.repo.ts'

export const maxRechecksPerRun = 25

export const checkStoredRecipe = (checker: Checker, recipe: repo.RecipeRow): StoredCheck =>
  checkForStorage(checker, toRecipeToCheck(recipe), getAuthorKind(recipe))

export const checkForSaving = (checker: Checker, recipe: repo.RecipeRow): CheckWithGroups =>
  checkWithGroups(checker, toRecipeToCheck(recipe), getAuthorKind(recipe))

function toRecipeToCheck(recipe: repo.RecipeRow): RecipeToCheck {
  const { servings, cupsPerDay, courseDays, preparation, ingredients } = recipe
  return { servings, cupsPerDay, courseDays, preparation, ingredients }
}

const getAuthorKind = ({ origin }: repo.RecipeRow) => (origin === 'bot' ? 'ai' : 'human')

type RecheckResult = { tags: string[]; notify: () => void }

/** Purges the rechecked recipes and `extraTags` in one call. Then notifies members who saved the recipes. */
export async function purgeAndNotify(
  ctx: Ctx,
  rechecks: readonly RecheckResult[],
  extraTags: readonly string[] = [],
): Promise<void> {
  const changedTags = [...extraTags, ...rechecks.flatMap((result) => result.tags)]
  if (changedTags.length > 0) await purgeTags(ctx, changedTags)
  for (const { notify } of rechecks) notify()
}

type StricterTest = (recipe: repo.RecipeRow) => boolean

/**
 * Checks a recipe and stores the result, unless the recipe has changed since it was read. Notifies members who saved it
 * if it is withdrawn or `isStricter` returns true. The caller must call `purgeAndNotify`.
 */
export async function recheckRecipe(
  ctx: Ctx,
  checker: Checker,
  recipe: repo.RecipeRow,
  isStricter: StricterTest = () => false,
): Promise<RecheckResult> {
  const check = checkForSaving(checker, recipe)
  const status = getStatusAfterCheck(recipe, check)
  const isWithheld = status.status !== recipe.status
  const saveStatements = repo.saveCheck(ctx.db, recipe, check, status)
  const notification = createNotification(recipe, isWithheld, isStricter)
  const condition = repo.canSaveCheck(recipe)
  const isListChanged =
    isWithheld || (recipe.status === 'published' && String(check.groups) !== String(recipe.readerGroups))
  const changedTags = [tags.recipe(recipe.slug), ...(isListChanged ? [tags.recipes] : [])]
  const notify = await commitWithDeferredPurge(ctx, changedTags, [
    ...(notification ? [notifyFavouriters(ctx, { recipeId: recipe.id, notification, condition })] : []),
    ...saveStatements,
  ])
  if (isWithheld) ctx.log.info('recipe_withheld', { recipe: recipe.slug, codes: check.safety.codes.join(', ') })
  return { tags: changedTags, notify }
}

function createNotification(recipe: repo.RecipeRow, isWithheld: boolean, isStricter: StricterTest) {
  if (isWithheld) return createUnderReviewNotification(recipe.name)
  return recipe.status === 'published' && isStricter(recipe)
    ? createStricterNotification(recipe.name, recipe.slug)
    : undefined
}
