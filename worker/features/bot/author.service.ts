import { botFacts } from '#domain/bot/bot-facts.ts'
import type { BotFacts, ExistingRecipe, Plan, PlanInput } from '#domain/bot/bot.types.ts'
import { composeRecipe } from '#domain/bot/compose.ts'
import { judgeCandidate } from '#domain/bot/judge.ts'
import { planNext } from '#domain/bot/plan.rules.ts'
import { addDays, dayAt } from '#domain/days.ts'
import { randomFrom } from '#domain/random.ts'
import { herbOf } from '#domain/recipes/ingredient-herb.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { countRecipes } from '#worker/features/recipes/recipes.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import type { Attempt, Author } from './author.types.ts'
import * as repo from './catalogue.repo.ts'
import { draftByModel } from './hosted.service.ts'
import { listSearches } from './searches.repo.ts'

/** The built-in composer takes milliseconds; a hosted model takes up to 30 seconds for each attempt. */
const composedPerRun = 5
const hostedPerRun = 1
/** Number of recipes that a new one is compared with, in addition to those with the same name. */
const comparedMax = 1000
const waitingComparedMax = 200
const sameNameMax = 50
/** Days of empty searches that count as demand. */
const searchDays = 30

/** Reads the gaps in the catalogue. The caller may change `counts` and `herbUses`. */
async function loadNeeds(ctx: Ctx, facts: BotFacts): Promise<Omit<PlanInput, 'facts' | 'random'>> {
  const [{ byAilment }, uses, searched] = await Promise.all([
    countRecipes(ctx),
    repo.listNameUses(ctx),
    listSearches(ctx, addDays(dayAt(ctx.now), -searchDays)),
  ])
  const herbUses: Record<string, number> = {}
  for (const { name, useCount } of uses) {
    const herb = herbOf(facts.names, name)
    if (herb !== null) herbUses[herb] = (herbUses[herb] ?? 0) + useCount
  }
  const emptySearches: Record<string, number> = {}
  for (const { word, searches } of searched) emptySearches[word] = (emptySearches[word] ?? 0) + searches
  return { counts: { ...byAilment }, herbUses, emptySearches, month: new Date(ctx.now).getUTCMonth() + 1 }
}

async function loadBotFacts(ctx: Ctx) {
  const [facts, herbs] = await Promise.all([getFacts(ctx), repo.listHerbFacts(ctx)])
  return { facts, bot: botFacts(facts, herbs) }
}

const createRandom = () => randomFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export async function loadPlan(ctx: Ctx): Promise<Plan> {
  const { bot } = await loadBotFacts(ctx)
  const [needs, day] = [await loadNeeds(ctx, bot), dayAt(ctx.now)]
  return planNext({ facts: bot, ...needs, random: randomFrom(Date.parse(day)) })
}

/** Returns an author that uses the hosted model if there is one, otherwise the built-in composer. */
export async function createRecipeGenerator(ctx: Ctx): Promise<Author> {
  const { facts, bot } = await loadBotFacts(ctx)
  const [needs, published, waiting] = await Promise.all([
    loadNeeds(ctx, bot),
    repo.listNewest(ctx, 'published', comparedMax),
    repo.listNewest(ctx, 'review', waitingComparedMax),
  ])
  const checker = createChecker(facts)
  const random = createRandom()
  const existing: ExistingRecipe[] = [...published, ...waiting]
  const counts: Record<string, number> = { ...needs.counts }

  const write = async (ailment: string | null, refusedFor: readonly string[]): Promise<Attempt> => {
    const plan = planNext({ facts: bot, ...needs, counts, random })
    const targetAilment = ailment ?? plan.ailment
    const { season } = plan
    const herbSlugs = targetAilment === plan.ailment ? plan.herbSlugs : []
    const draft =
      (await draftByModel(ctx, { facts: bot, plan: { ailment: targetAilment, season, herbSlugs }, refusedFor })) ??
      composeRecipe({ facts: bot, ailment: targetAilment, season, herbSlugs, existing, random })
    if (!draft) return { kind: 'refused', name: targetAilment, codes: ['NOTHING_NEW'] }
    const sameName = await repo.listSameName(ctx, draft.name, sameNameMax)
    const judged = judgeCandidate(draft, { facts: bot, existing: [...existing, ...sameName] })
    if (judged.outcome === 'refused') {
      if (judged.codes.includes('DUPLICATE')) return { kind: 'duplicate', name: draft.name, ailment: draft.ailment }
      return { kind: 'refused', name: draft.name, codes: judged.codes }
    }
    const content = judged.draft
    const ingredientNames = content.ingredients.map(({ name }) => name)
    existing.push({ ...content, ingredientNames })
    counts[content.ailment] = (counts[content.ailment] ?? 0) + 1
    return {
      kind: 'candidate',
      candidate: {
        content,
        herbs: ingredientNames.map((name) => herbOf(bot.names, name)),
        check: checkWithGroups(checker, content, 'ai'),
        status: judged.outcome === 'published' ? 'published' : 'review',
        reasons: judged.codes,
      },
    }
  }
  return {
    write: (ailment, refusedFor) =>
      write(ailment, refusedFor).catch((error: unknown) => toRefusedAttempt(ctx, error, ailment)),
    stepsPerRun: ctx.ai.hosted ? hostedPerRun : composedPerRun,
  }
}

/** Counts an error while composing as one refused attempt. */
function toRefusedAttempt(ctx: Ctx, error: unknown, ailment: string | null): Attempt {
  ctx.log.error('composing_failed', error)
  return { kind: 'refused', name: ailment ?? 'A recipe', codes: ['FAILED'] }
}
