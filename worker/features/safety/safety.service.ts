import { underReviewNote } from '#domain/recipes/withdrawal-notes.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { isOfTheseRules } from '#domain/safety/rules-version.ts'
import { standingAfter } from '#domain/safety/standing-after.rules.ts'
import { checkForStorage, type Checker, createChecker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { commit, forget } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { listKeepers, tellKeepers } from '#worker/features/favourites/keepers.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

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

/** The version of the facts where these rules wrote it: by others nothing may be checked again. */
export async function findOwnVersion(ctx: Ctx): Promise<string | undefined> {
  const dataVersion = await repo.findDataVersion(ctx)
  return dataVersion !== undefined && isOfTheseRules(dataVersion) ? dataVersion : undefined
}

/** Checks again what other facts or rules have checked, some at a time; a second run finds nothing left to do. */
export async function recheckRecipes(ctx: Ctx): Promise<void> {
  const dataVersion = await findOwnVersion(ctx)
  if (dataVersion === undefined) return
  const outdated = await repo.listOutdated(ctx, dataVersion, recheckedAtOnce)
  if (outdated.length === 0) return
  const checker = await loadChecker(ctx)
  const forgotten: string[] = []
  // What was taken from view leaves the edge, whatever fails after it.
  try {
    for (const recipe of outdated) forgotten.push(...(await recheck(ctx, checker, recipe)))
  } finally {
    ctx.waitUntil(forget(ctx, forgotten))
  }
}

/** Gives the tags of what has changed. */
async function recheck(ctx: Ctx, checker: Checker, recipe: repo.RecipeAsRead): Promise<string[]> {
  const check = checkStored(checker, recipe)
  const standing = standingAfter(recipe, check)
  const isWithheld = standing.status !== recipe.status
  const saved = repo.saveCheck(ctx.db, recipe, check, standing)
  const keepers = isWithheld ? await listKeepers(ctx, recipe.id, recheckedAtOnce) : []
  await commit(ctx, isWithheld ? [tellOfReview(ctx, recipe, keepers), ...saved] : saved)
  if (isWithheld)
    ctx.log.error('recipe_withheld', undefined, { recipe: recipe.slug, codes: check.safety.codes.join(', ') })
  return [tags.recipe(recipe.slug), ...(isWithheld ? [tags.recipes] : [])]
}

/** Whoever keeps a recipe hears that it is taken from view. */
const tellOfReview = (ctx: Ctx, recipe: repo.RecipeAsRead, woken: readonly string[]) =>
  tellKeepers(ctx, {
    recipeId: recipe.id,
    note: underReviewNote(recipe.name),
    woken,
    condition: repo.isAsRead(recipe),
  })

function checkStored(checker: Checker, recipe: repo.RecipeAsRead): StoredCheck {
  const { servings, cupsPerDay, courseDays, preparation, parts, origin } = recipe
  const toCheck = { servings, cupsPerDay, courseDays, preparation, ingredients: parts?.ingredients ?? [] }
  return checkForStorage(checker, toCheck, origin === 'bot' ? 'ai' : 'human')
}

/**
 * Administrators alone: checks a recipe that waited by the facts as they stand and shows it. Throws `not_found`, and
 * `conflict` for one that is refused, that does not wait, or that somebody changed meanwhile.
 */
export async function confirmRecipe(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'recipe.confirm')
  const [recipe, checker] = await Promise.all([repo.findToCheck(ctx, id), loadChecker(ctx)])
  if (!recipe) throw notFound('Recipe')
  const check = checkStored(checker, recipe)
  if (check.verdict === 'refused') throw new AppError('conflict', 'This recipe is refused by the safety check.')
  if (recipe.status !== 'review') throw new AppError('conflict', 'This recipe does not wait for a confirmation.')
  const confirmed = { status: 'published', confirmedAt: ctx.now } as const
  const act = auditIf(ctx, repo.isAsRead(recipe), {
    action: 'recipe.confirm',
    subject: { kind: 'recipe', id },
    before: { status: recipe.status },
    after: { status: confirmed.status, verdict: check.verdict },
  })
  const saved = repo.saveCheck(ctx.db, recipe, check, confirmed)
  await commit(ctx, [act, ...saved], [tags.recipes, tags.recipe(recipe.slug)])
  const now = await repo.findToCheck(ctx, id)
  if (now?.confirmedAt !== ctx.now)
    throw new AppError('conflict', 'This recipe was changed meanwhile. Please look again.')
}
