import type { RecheckStep } from '#domain/herbs/fact-editor.types.ts'
import { toFactValues, applyFactValues } from '#domain/herbs/fact-values.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { chooseStricterValues } from '#domain/herbs/stricter-facts.ts'
import { toHerbFacts, type SafetyFacts } from '#domain/safety/facts.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

import * as repo from './herb-rechecks.repo.ts'
import { checkStoredRecipe, recheckRecipe, maxRechecksPerRun, purgeAndNotify } from './recheck.service.ts'
import { listRecipesWithHerb, type RecipeRow } from './safety.repo.ts'
import { findUsableVersion, getFacts } from './safety.service.ts'

export const replaceHerb = (facts: SafetyFacts, herb: Herb): SafetyFacts => ({
  ...facts,
  herbs: facts.herbs.map((one) => (one.slug === herb.slug ? toHerbFacts(herb) : one)),
})

type NewRecheck = { id: string; herbId: string; before: Herb }

/**
 * Returns the statement that marks the herb's recipes as due for a recheck if the condition holds. Add it to the batch
 * of the save.
 */
export const scheduleRecheck = ({ db, now }: Ctx, recheck: NewRecheck, condition: Condition): Statement =>
  repo.insertRecheck(db, { ...recheck, createdAt: now }, condition)

export async function recheckHerbs(ctx: Ctx): Promise<void> {
  if ((await findUsableVersion(ctx)) !== undefined) await recheckHerb(ctx)
}

/**
 * Rechecks some recipes of a herb with its current facts. Without `herbId`, takes the oldest due recheck. Skips recipes
 * that are already checked. Notifies members if a saved recipe gets stricter. Also purges `extraTags` in the same call.
 */
export async function recheckHerb(ctx: Ctx, herbId?: string, extraTags: readonly string[] = []): Promise<RecheckStep> {
  const results: Awaited<ReturnType<typeof recheckRecipe>>[] = []
  try {
    const oldestRecheck = await repo.findOldestRecheck(ctx, herbId)
    if (!oldestRecheck) return { checked: 0, isDone: true }
    const facts = await getFacts(ctx)
    const checker = createChecker(facts)
    const isStricter = createStricterTest(facts, oldestRecheck)
    const recipes = await listRecipesWithHerb(ctx, oldestRecheck.herbId, oldestRecheck.afterRecipe, maxRechecksPerRun)
    for (const recipe of recipes.filter(({ dataVersion }) => dataVersion !== facts.dataVersion)) {
      // A recipe that fails doesn't block the herb's other recipes. It is rechecked later with all outdated recipes.
      try {
        results.push(await recheckRecipe(ctx, checker, recipe, isStricter))
      } catch (error) {
        ctx.log.error('recheck_failed', error, { recipe: recipe.slug })
      }
    }
    const last = recipes.at(-1)
    const isLast = !last || recipes.length < maxRechecksPerRun
    await commit(
      ctx,
      isLast ? repo.endRecheck(ctx.db, oldestRecheck) : repo.movePosition(ctx.db, oldestRecheck, last.id),
    )
    return { checked: recipes.length, isDone: isLast && !(await repo.findOldestRecheck(ctx, herbId)) }
  } finally {
    // Purges withdrawn recipes even if a later step fails.
    await purgeAndNotify(ctx, results, extraTags)
  }
}

/**
 * Returns a function that compares two checks of a recipe: with the old facts, and with the stricter of old and new
 * values. Returns true if they differ, so relaxed facts notify nobody.
 */
function createStricterTest(facts: SafetyFacts, { before, current }: { before: Herb; current: Herb }) {
  const strictest = applyFactValues(current, chooseStricterValues(toFactValues(before), toFactValues(current)))
  const [oldChecker, strictChecker] = [before, strictest].map((herb) => createChecker(replaceHerb(facts, herb)))
  return (recipe: RecipeRow) => {
    if (!oldChecker || !strictChecker) return false
    const [before, after] = [oldChecker, strictChecker].map((checker) => checkStoredRecipe(checker, recipe))
    return serializeOutcome(before) !== serializeOutcome(after)
  }
}

const serializeOutcome = (check?: ReturnType<typeof checkStoredRecipe>) =>
  check && JSON.stringify([check.verdict, check.safety.codes, check.notes.map(({ text, topic }) => [topic, text])])
