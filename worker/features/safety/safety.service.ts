import type { SafetyFacts } from '#domain/safety/facts.ts'
import { hasCurrentRules } from '#domain/safety/rules-version.ts'
import { type Checker, createChecker } from '#domain/safety/stored-check.ts'
import { commit, commitPublic, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { tags } from '#worker/core/tags.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { checkForSaving, recheckRecipe, maxRechecksPerRun, purgeAndNotify } from './recheck.service.ts'
import * as repo from './safety.repo.ts'

/** Returns the facts of all herbs and restricted plants; undefined before the first seed. */
export const findFacts = (ctx: Ctx): Promise<SafetyFacts | undefined> => repo.findFacts(ctx)

/** Like `findFacts`, but throws `unavailable` before the first seed. */
export async function getFacts(ctx: Ctx): Promise<SafetyFacts> {
  const facts = await findFacts(ctx)
  if (!facts) throw new AppError('unavailable')
  return facts
}

export const loadChecker = async (ctx: Ctx): Promise<Checker> => createChecker(await getFacts(ctx))

/** Returns the version of the facts if the current rules wrote them. Rechecks must not use facts from other rules. */
export async function findUsableVersion(ctx: Ctx): Promise<string | undefined> {
  const dataVersion = await repo.findDataVersion(ctx)
  return dataVersion !== undefined && hasCurrentRules(dataVersion) ? dataVersion : undefined
}

export const isHerbRechecking = (ctx: Ctx, herbId: string): Promise<boolean> => repo.hasHerbRechecks(ctx, herbId)

/**
 * Rechecks a limited number of recipes whose last check used other facts or rules. Safe to run repeatedly. Waits until
 * the separate job for recipes of edited herbs is finished.
 */
export async function recheckRecipes(ctx: Ctx): Promise<void> {
  const dataVersion = await findUsableVersion(ctx)
  if (dataVersion === undefined || (await repo.hasHerbRechecks(ctx))) return
  const outdatedRecipes = await repo.listOutdated(ctx, dataVersion, maxRechecksPerRun)
  if (outdatedRecipes.length === 0) return
  const checker = await loadChecker(ctx)
  const results: Awaited<ReturnType<typeof recheckRecipe>>[] = []
  const failureStatements: Write[] = []
  for (const recipe of outdatedRecipes) {
    if (!ctx.budget.hasRoom()) break
    // A recipe that fails is tried again after all others.
    try {
      results.push(await recheckRecipe(ctx, checker, recipe))
    } catch (error) {
      ctx.log.error('recheck_failed', error, { recipe: recipe.slug })
      failureStatements.push(repo.markRecheckFailed(ctx.db, recipe.id, ctx.now))
    }
  }
  await purgeAndNotify(ctx, results)
  const [first, ...rest] = failureStatements
  if (!first) return
  await commit(ctx, [first, ...rest])
  throw new AppError('unavailable', `${failureStatements.length} recipes could not be checked.`)
}

/** Returns further statements for the batch. Receives the recipe and the condition for the confirmation. */
type ExtraStatements = (recipe: { name: string; slug: string }, condition: Condition) => Write[]

/**
 * Checks a waiting recipe with the current facts and publishes it. Administrators only. `getExtraStatements` returns
 * further statements for the batch. Throws `not_found`. Throws `conflict` if the recipe is refused, isn't waiting, or
 * has changed since it was read.
 */
export async function confirmRecipe(
  ctx: Ctx,
  id: string,
  getExtraStatements: ExtraStatements = () => [],
): Promise<void> {
  authorize(ctx, 'recipe.confirm')
  const [recipe, checker] = await Promise.all([repo.findRecipeToCheck(ctx, id), loadChecker(ctx)])
  if (!recipe) throw notFound('Recipe')
  const check = checkForSaving(checker, recipe)
  if (check.verdict === 'refused') throw new AppError('conflict', 'This recipe didn’t pass the safety check.')
  if (recipe.status !== 'review' || recipe.isDraft)
    throw new AppError('conflict', 'This recipe isn’t waiting for confirmation.')
  const confirmation = { status: 'published', confirmedAt: ctx.now } as const
  const auditEvent = auditIf(ctx, repo.canSaveCheck(recipe), {
    action: 'recipe.confirm',
    subject: { kind: 'recipe', id },
    before: { status: recipe.status },
    after: { status: confirmation.status, verdict: check.verdict },
  })
  const saveStatements = repo.saveCheck(ctx.db, recipe, check, confirmation)
  const extraStatements = getExtraStatements(recipe, repo.canSaveCheck(recipe))
  await commitPublic(ctx, [tags.recipes, tags.recipe(recipe.slug)], [auditEvent, ...extraStatements, ...saveStatements])
  const confirmedRecipe = await repo.findRecipeToCheck(ctx, id)
  if (confirmedRecipe?.confirmedAt !== ctx.now)
    throw new AppError('conflict', 'This recipe has changed. Check it again.')
}
