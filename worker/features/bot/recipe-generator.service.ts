import { createBotFacts } from '#domain/bot/bot-facts.ts'
import type { BotFacts, ExistingRecipe, Plan, PlanInput, RecentRecipe, RecipeDraft } from '#domain/bot/bot.types.ts'
import { checkCandidate } from '#domain/bot/check-candidate.ts'
import { composePlannedRecipe, overrideAilment } from '#domain/bot/compose-planned.ts'
import { recentRecipeCount } from '#domain/bot/fresh-texts.rules.ts'
import { hostedCandidate, hostedInstructions, toDraft, writeHostedPrompt } from '#domain/bot/hosted-recipe.ts'
import { planNextRecipe } from '#domain/bot/plan.rules.ts'
import { addDays, toUtcDay } from '#domain/days.ts'
import { createSeededRandom } from '#domain/random.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requestObject } from '#worker/features/herbi/hosted-object.service.ts'
import { countRecipes } from '#worker/features/recipes/recipes.service.ts'
import type { NewRecipe } from '#worker/features/recipes/writing.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './catalogue.repo.ts'
import { listSearches } from './searches.repo.ts'

/** Recipe that passed the checks or needs review. `reasons` explain why it needs review. */
export type Candidate = Pick<NewRecipe, 'content' | 'herbs' | 'check'> & {
  status: NewRecipe['status']
  reasons: string[]
}

/**
 * Result of an attempt. `nothing_new` means that every recipe for these ailments would repeat a recent one, so that
 * another attempt is useless.
 */
export type Attempt =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'refused'; name: string; codes: string[] }
  | { kind: 'duplicate'; name: string; ailment: RecipeContent['ailment'] }
  | { kind: 'nothing_new'; ailments: string[] }

/**
 * `write` generates and checks one recipe, for the ailment if given. `write` avoids duplicates of its earlier recipes.
 * `refusalCodes` explain why earlier attempts were refused.
 */
export type RecipeGenerator = {
  write: (ailment: string | null, refusalCodes: readonly string[]) => Promise<Attempt>
  stepsPerRun: number
}

export type CreateRecipeGenerator = () => Promise<RecipeGenerator>

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

/** Lists the newest recipes, published or not, newest first. */
async function loadRecentRecipes(ctx: Ctx): Promise<RecentRecipe[]> {
  const lists = await Promise.all(
    (['published', 'review'] as const).map((status) => repo.listRecentRecipes(ctx, status, recentRecipeCount)),
  )
  return lists.flat().toSorted((one, other) => other.createdAt - one.createdAt)
}

/** Returns a generator that uses the hosted model if available, and otherwise the built-in composer. */
export async function createRecipeGenerator(ctx: Ctx): Promise<RecipeGenerator> {
  const { facts, bot } = await loadBotFacts(ctx)
  const [needs, publishedRecipes, waitingRecipes, recentRecipes] = await Promise.all([
    loadNeeds(ctx, bot),
    repo.listNewestRecipes(ctx, 'published', maxComparedRecipes),
    repo.listNewestRecipes(ctx, 'review', maxComparedWaiting),
    loadRecentRecipes(ctx),
  ])
  const checker = createChecker(facts)
  const random = createRandom()
  const existing: ExistingRecipe[] = [...publishedRecipes, ...waitingRecipes]
  const counts: Record<string, number> = { ...needs.counts }

  const writeRecipe = async (ailment: string | null, refusalCodes: readonly string[]): Promise<Attempt> => {
    const planInput = { facts: bot, ...needs, counts, random }
    const plan = planNextRecipe(planInput)
    const hostedDraft = await draftWithHostedModel(ctx, {
      facts: bot,
      plan: overrideAilment(plan, ailment),
      refusalCodes,
    })
    const composed = hostedDraft
      ? { draft: hostedDraft }
      : composePlannedRecipe(planInput, plan, { ailment, existing, recentRecipes })
    if (!composed.draft) return { kind: 'nothing_new', ailments: composed.triedAilments }
    const { draft } = composed
    const sameNamedRecipes = await repo.listRecipesNamed(ctx, draft.name, maxSameNamedRecipes)
    const result = checkCandidate(draft, { facts: bot, existing: [...existing, ...sameNamedRecipes] })
    if (result.outcome === 'refused') {
      if (result.codes.includes('DUPLICATE')) return { kind: 'duplicate', name: draft.name, ailment: draft.ailment }
      return { kind: 'refused', name: draft.name, codes: result.codes }
    }
    const content = result.draft
    const ingredientNames = content.ingredients.map(({ name }) => name)
    existing.push({ ...content, ingredientNames })
    recentRecipes.unshift(content)
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
    stepsPerRun: ctx.ai.models.length > 0 ? hostedRecipesPerRun : composedRecipesPerRun,
  }
}

/** Logs the generator's error and returns a refused attempt. */
function toRefusedAttempt(ctx: Ctx, error: unknown, ailment: string | null): Attempt {
  ctx.log.error('recipe_composition_failed', error)
  return { kind: 'refused', name: ailment ?? 'A recipe', codes: ['FAILED'] }
}

/** Three attempts of 25 seconds fit within the lease. */
const hostedRequest = { schema: hostedCandidate, maxOutputTokens: 6000, maxSchemaTokens: 4000, timeoutMs: 25_000 }

type DraftInput = {
  facts: BotFacts
  plan: Pick<Plan, 'ailment' | 'season' | 'herbSlugs'>
  refusalCodes: readonly string[]
}

/**
 * Returns a draft by the hosted model, which receives herb facts but no personal data. Returns undefined without a
 * model or budget, or after a failure. The built-in composer then writes the recipe.
 */
async function draftWithHostedModel(
  ctx: Ctx,
  { facts, plan, refusalCodes }: DraftInput,
): Promise<RecipeDraft | undefined> {
  const prompt = writeHostedPrompt(facts, plan, refusalCodes)
  try {
    const candidate = await requestObject(ctx, { instructions: hostedInstructions, prompt, ...hostedRequest })
    return candidate && toDraft(candidate, plan.ailment, facts)
  } catch (error) {
    ctx.log.error('hosted_recipe_failed', error)
    return undefined
  }
}
