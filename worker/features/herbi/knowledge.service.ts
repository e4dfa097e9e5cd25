import type { LookupResult } from '#domain/herbi/answer-shared.ts'
import { createHerbi, type Herbi, type LookupRequest } from '#domain/herbi/herbi.rules.ts'
import type { KnownRecipe, BuiltInAnswer, Turn } from '#domain/herbi/knowledge.types.ts'
import type { SourcePassage } from '#domain/herbi/passages.ts'
import { isClosedTo } from '#domain/recipes/closed.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './knowledge.repo.ts'

const maxRecipes = 6
const maxSimilarRecipes = 12
const maxAilmentRecipes = 20
/** Milliseconds. Edited herb texts don't change the edition, so answers use them after this time. */
const cacheMs = 10 * 60 * 1000

let cachedHerbi: { edition: string; until: number; herbi: Herbi } | undefined

/**
 * Returns the built-in model with the current facts, cached per edition. Throws `unavailable` before the first seed.
 * Requests never share a pending load, because the platform cancels it when the first request ends.
 */
export async function loadHerbi(ctx: Ctx): Promise<Herbi> {
  const edition = (await repo.findEdition(ctx)) ?? ''
  if (cachedHerbi?.edition === edition && cachedHerbi.until >= ctx.now) return cachedHerbi.herbi
  const herbi = await buildHerbi(ctx)
  cachedHerbi = { edition, until: ctx.now + cacheMs, herbi }
  return herbi
}

async function buildHerbi(ctx: Ctx): Promise<Herbi> {
  const [facts, plants, answers] = await Promise.all([
    getFacts(ctx),
    repo.listKnownPlants(ctx),
    repo.listWrittenAnswers(ctx),
  ])
  return createHerbi({ facts, answers, ...plants })
}

/** Answers the last message with the built-in model. Needs one round trip if the cached facts are current. */
export async function answerTurns(ctx: Ctx, turns: readonly Turn[]): Promise<BuiltInAnswer> {
  return (await answerFromCache(ctx, turns)) ?? answerWithHerbi(ctx, await loadHerbi(ctx), turns)
}

/** Returns the numbered texts that a hosted model may answer the last message from. */
export async function findPassages(ctx: Ctx, turns: readonly Turn[]): Promise<SourcePassage[]> {
  const { lookup: request, retrieve } = (await loadHerbi(ctx))(turns)
  return retrieve(await findRecipes(ctx, request))
}

/** Answers from the cached facts and checks their edition in parallel. Returns undefined if they are outdated. */
async function answerFromCache(ctx: Ctx, turns: readonly Turn[]): Promise<BuiltInAnswer | undefined> {
  const snapshot = cachedHerbi
  if (!snapshot || snapshot.until < ctx.now) return undefined
  const [edition, answer] = await Promise.all([repo.findEdition(ctx), answerWithHerbi(ctx, snapshot.herbi, turns)])
  return edition === snapshot.edition ? answer : undefined
}

async function answerWithHerbi(ctx: Ctx, herbi: Herbi, turns: readonly Turn[]): Promise<BuiltInAnswer> {
  const { lookup: request, answer } = herbi(turns)
  return answer(await findRecipes(ctx, request))
}

async function findRecipes(ctx: Ctx, { slugs, namePatterns, herbs, ailment }: LookupRequest): Promise<LookupResult> {
  const [namedRecipes, similarRecipes, herbRecipes, ailmentRecipes] = await Promise.all([
    slugs.length > 0 ? repo.listBySlug(ctx, slugs, maxRecipes) : [],
    namePatterns.length > 0 ? repo.listByNamePattern(ctx, namePatterns, maxSimilarRecipes) : [],
    herbs.length > 0 ? repo.listByHerbs(ctx, herbs, maxRecipes) : [],
    ailment === undefined ? [] : repo.listByAilment(ctx, ailment, maxAilmentRecipes),
  ])
  const toKnownRecipes = (recipes: repo.StoredRecipe[]) => recipes.map((recipe) => hideClosed(ctx, recipe))
  return {
    exactMatches: toKnownRecipes(namedRecipes),
    similarMatches: toKnownRecipes(similarRecipes),
    withHerb: toKnownRecipes(herbRecipes),
    forAilment: toKnownRecipes(ailmentRecipes),
  }
}

/** Removes the steps of a closed recipe. Its amounts stay for the safety check, but no answer shows them. */
const hideClosed = ({ viewer }: Ctx, { isClosed, ...recipe }: repo.StoredRecipe): KnownRecipe =>
  isClosedTo({ isClosed }, viewer) ? { ...recipe, isClosed: true, instructions: [] } : recipe
