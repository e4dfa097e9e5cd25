import type { SafetyFacts } from '#domain/safety/facts.ts'
import { standingAfter } from '#domain/safety/standing-after.rules.ts'
import { checkForStorage, type Checker, createChecker } from '#domain/safety/stored-check.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'

import * as repo from './safety.repo.ts'

const recheckedAtOnce = 25

/** The facts of every herb and plant; undefined before the first seed. */
export const findFacts = (ctx: Ctx): Promise<SafetyFacts | undefined> => repo.findFacts(ctx)

/** The same; throws `unavailable` before the first seed. */
export async function getFacts(ctx: Ctx): Promise<SafetyFacts> {
  const facts = await findFacts(ctx)
  if (!facts) throw new AppError('unavailable')
  return facts
}

/** The check by the facts as they stand. */
export const loadChecker = async (ctx: Ctx): Promise<Checker> => createChecker(await getFacts(ctx))

/** Checks again what other facts have checked, some at a time; a second run finds nothing left to do. */
export async function recheckRecipes(ctx: Ctx): Promise<void> {
  const dataVersion = await repo.findDataVersion(ctx)
  if (!dataVersion) return
  const outdated = await repo.listOutdated(ctx, dataVersion, recheckedAtOnce)
  if (outdated.length === 0) return
  const checker = await loadChecker(ctx)
  for (const recipe of outdated) await recheck(ctx, checker, recipe)
}

async function recheck(ctx: Ctx, checker: Checker, recipe: repo.Outdated): Promise<void> {
  const { servings, cupsPerDay, courseDays, preparation, parts } = recipe
  const toCheck = { servings, cupsPerDay, courseDays, preparation, ingredients: parts?.ingredients ?? [] }
  const check = checkForStorage(checker, toCheck, recipe.origin === 'bot' ? 'ai' : 'human')
  const standing = standingAfter(recipe, check)
  if (standing.status !== recipe.status)
    ctx.log.error('recipe_withheld', undefined, { recipe: recipe.slug, codes: check.safety.codes.join(' ') })
  const forgotten =
    standing.status === recipe.status ? [tags.recipe(recipe.slug)] : [tags.recipe(recipe.slug), tags.recipes]
  await commit(ctx, repo.saveCheck(ctx.db, recipe.id, check, standing), forgotten)
}

/** Administrators alone: shows a recipe that waited for one. Throws `not_found`, and `conflict` for one that is refused. */
export async function confirmRecipe(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx.viewer, 'recipe.confirm')
  const found = await repo.findStanding(ctx, id)
  if (!found) throw notFound('Recipe')
  if (found.verdict === 'refused') throw new AppError('conflict', 'This recipe is refused by the safety check.')
  const confirmation = repo.confirm(ctx.db, id, { dataVersion: found.dataVersion, at: ctx.now })
  await commit(ctx, confirmation, [tags.recipes, tags.recipe(found.slug)])
}
