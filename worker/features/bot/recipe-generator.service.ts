import { createBotFacts } from '#domain/bot/bot-facts.ts'
import type { BotFacts, ExistingRecipe, Plan, PlanInput } from '#domain/bot/bot.types.ts'
import { checkCandidate } from '#domain/bot/check-candidate.ts'
import { composeRecipe } from '#domain/bot/compose.ts'
import { planNextRecipe } from '#domain/bot/plan.rules.ts'
import { addDays, toUtcDay } from '#domain/days.ts'
import { createSeededRandom } from '#domain/random.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { countRecipes } from '#worker/features/recipes/recipes.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './catalogue.repo.ts'
import { draftWithHostedModel } from './hosted.service.ts'
import type { Attempt, RecipeGenerator } from './recipe-generator.types.ts'
import { listSearches } from './searches.repo.ts'

/** The built-in composer takes milliseconds. A hosted model takes up to 30 seconds per attempt. */
const composedRecipesPerRun = 5
const hostedRecipesPerRun = 1
const maxComparedRecipes = 1000
const maxComparedWaiting = 200
const maxSameNamedRecipes = 50
const searchDays = 30

async function loadNeeds(ctx: Ctx, facts: BotFacts): Promise<Omit<PlanInput, 'facts' | 'random'>> {
  const [{ byAilment }, nameUses, searchRows] = await Promise.all([
    countRecipes(ctx),
    repo.listIngredientNameUses(ctx),
    listSearches(ctx, addDays(toUtcDay(ctx.now), -searchDays)),
  ])
  const herbUses: Record<string, number> = {}
  for (const { name, useCount } of nameUses) {
    const herb = findHerbSlug(facts.names, name)
    if (herb !== null) herbUses[herb] = (herbUses[herb] ?? 0) + useCount
  }
  const emptySearches: Record<string, number> = {}
  for (const { word, searches } of searchRows) emptySearches[word] = (emptySearches[word] ?? 0) + searches
  return { counts: { ...byAilment }, herbUses, emptySearches, month: new Date(ctx.now).getUTCMonth() + 1 }
}

async function loadBotFacts(ctx: Ctx) {
  const [facts, herbs] = await Promise.all([getFacts(ctx), repo.listHerbFacts(ctx)])
  return { facts, bot: createBotFacts(facts, herbs) }
}

const createRandom = () => createSeededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export async function loadPlan(ctx: Ctx): Promise<Plan> {
  const { bot } = await loadBotFacts(ctx)
  const [needs, day] = [await loadNeeds(ctx, bot), toUtcDay(ctx.now)]
  return planNextRecipe({ facts: bot, ...needs, random: createSeededRandom(Date.parse(day)) })
}

/** Returns a generator that uses the hosted model if available, and otherwise the built-in composer. */
export async function createRecipeGenerator(ctx: Ctx): Promise<RecipeGenerator> {
  const { facts, bot } = await loadBotFacts(ctx)
  const [needs, publishedRecipes, waitingRecipes] = await Promise.all([
    loadNeeds(ctx, bot),
    repo.listNewestRecipes(ctx, 'published', maxComparedRecipes),
    repo.listNewestRecipes(ctx, 'review', maxComparedWaiting),
  ])
  const checker = createChecker(facts)
  const random = createRandom()
  const existingRecipes: ExistingRecipe[] = [...publishedRecipes, ...waitingRecipes]
  const counts: Record<string, number> = { ...needs.counts }

  const writeRecipe = async (ailment: string | null, refusalCodes: readonly string[]): Promise<Attempt> => {
    const plan = planNextRecipe({ facts: bot, ...needs, counts, random })
    const targetAilment = ailment ?? plan.ailment
    const { season } = plan
    const herbSlugs = targetAilment === plan.ailment ? plan.herbSlugs : []
    const draft =
      (await draftWithHostedModel(ctx, {
        facts: bot,
        plan: { ailment: targetAilment, season, herbSlugs },
        refusalCodes,
      })) ?? composeRecipe({ facts: bot, ailment: targetAilment, season, herbSlugs, existing: existingRecipes, random })
    if (!draft) return { kind: 'refused', name: targetAilment, codes: ['NOTHING_NEW'] }
    const sameNamedRecipes = await repo.listRecipesNamed(ctx, draft.name, maxSameNamedRecipes)
    const result = checkCandidate(draft, { facts: bot, existing: [...existingRecipes, ...sameNamedRecipes] })
    if (result.outcome === 'refused') {
      if (result.codes.includes('DUPLICATE')) return { kind: 'duplicate', name: draft.name, ailment: draft.ailment }
      return { kind: 'refused', name: draft.name, codes: result.codes }
    }
    const content = result.draft
    const ingredientNames = content.ingredients.map(({ name }) => name)
    existingRecipes.push({ ...content, ingredientNames })
    counts[content.ailment] = (counts[content.ailment] ?? 0) + 1
    return {
      kind: 'candidate',
      candidate: {
        content,
        herbs: ingredientNames.map((name) => findHerbSlug(bot.names, name)),
        check: checkWithGroups(checker, content, 'ai'),
        status: result.outcome === 'published' ? 'published' : 'review',
        reasons: result.codes,
      },
    }
  }
  return {
    write: (ailment, refusalCodes) =>
      writeRecipe(ailment, refusalCodes).catch((error: unknown) => toRefusedAttempt(ctx, error, ailment)),
    stepsPerRun: ctx.ai.hosted ? hostedRecipesPerRun : composedRecipesPerRun,
  }
}

/** Logs the generator's error and returns a refused attempt. */
function toRefusedAttempt(ctx: Ctx, error: unknown, ailment: string | null): Attempt {
  ctx.log.error('recipe_composition_failed', error)
  return { kind: 'refused', name: ailment ?? 'A recipe', codes: ['FAILED'] }
}
