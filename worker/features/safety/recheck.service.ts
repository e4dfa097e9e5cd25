import { stricterNote, underReviewNote } from '#domain/recipes/withdrawal-notes.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { type CheckWithGroups, checkWithGroups } from '#domain/safety/passing-groups.ts'
import { standingAfter } from '#domain/safety/standing-after.rules.ts'
import { checkForStorage, type Checker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { commitOwing } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { purgeTags } from '#worker/core/purges.ts'
import { tags } from '#worker/core/tags.ts'
import { tellKeepers } from '#worker/features/favourites/keepers.service.ts'

import * as repo from './safety.repo.ts'

/** So many recipes one run of the worker checks and stores. */
export const recheckedAtOnce = 25

/** The check of a stored recipe for whoever reads. */
export const checkStored = (checker: Checker, recipe: repo.RecipeAsRead): StoredCheck =>
  checkForStorage(checker, toCheckOf(recipe), authorOf(recipe))

/** The check of a stored recipe with the groups of readers for whom it passes. */
export const checkToSave = (checker: Checker, recipe: repo.RecipeAsRead): CheckWithGroups =>
  checkWithGroups(checker, toCheckOf(recipe), authorOf(recipe))

function toCheckOf({ servings, cupsPerDay, courseDays, preparation, parts }: repo.RecipeAsRead): RecipeToCheck {
  return { servings, cupsPerDay, courseDays, preparation, ingredients: parts?.ingredients ?? [] }
}

const authorOf = ({ origin }: repo.RecipeAsRead) => (origin === 'bot' ? 'ai' : 'human')

type Rechecked = { tags: string[]; notify: () => void }

/** Purges what rechecks have changed by one call, `alsoChanged` with it, and then notifies whoever keeps one of the recipes. */
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
 * Checks a recipe and stores what follows, where nobody has touched it since it was read. Whoever keeps it hears that it is taken from
 * view, or that it `gotStricter`. The purge is owed: see `showRechecked`.
 */
export async function recheck(
  ctx: Ctx,
  checker: Checker,
  recipe: repo.RecipeAsRead,
  gotStricter: GotStricter = () => false,
): Promise<Rechecked> {
  const check = checkToSave(checker, recipe)
  const standing = standingAfter(recipe, check)
  const isWithheld = standing.status !== recipe.status
  const saved = repo.saveCheck(ctx.db, recipe, check, standing)
  const note = noteOf(recipe, isWithheld, gotStricter)
  const condition = repo.isAsRead(recipe)
  const isListedAnew =
    isWithheld || (recipe.status === 'published' && String(check.groups) !== String(recipe.readerGroups))
  const changed = [tags.recipe(recipe.slug), ...(isListedAnew ? [tags.recipes] : [])]
  const notify = await commitOwing(ctx, changed, [
    ...(note ? [tellKeepers(ctx, { recipeId: recipe.id, note, condition })] : []),
    ...saved,
  ])
  if (isWithheld) ctx.log.info('recipe_withheld', { recipe: recipe.slug, codes: check.safety.codes.join(', ') })
  return { tags: changed, notify }
}

function noteOf(recipe: repo.RecipeAsRead, isWithheld: boolean, gotStricter: GotStricter) {
  if (isWithheld) return underReviewNote(recipe.name)
  return recipe.status === 'published' && gotStricter(recipe) ? stricterNote(recipe.name, recipe.slug) : undefined
}
