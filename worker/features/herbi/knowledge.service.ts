import type { LookupResult } from '#domain/herbi/answer-parts.ts'
import { createHerbi, type Herbi, type LookupRequest } from '#domain/herbi/herbi.rules.ts'
import type { KnownRecipe, OwnAnswer, Turn } from '#domain/herbi/knowledge.types.ts'
import { isClosedTo } from '#domain/recipes/closed.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './knowledge.repo.ts'

const recipesMax = 6
const alikeMax = 12
const ofAilmentMax = 20
/** Milliseconds. Edits to a herb's text don't change the edition, so they appear in answers after this time. */
const memoryMs = 10 * 60 * 1000

let remembered: { edition: string; until: number; herbi: Herbi } | undefined

/**
 * The built-in model with the current facts, cached per edition. Throws `unavailable` before the first seed. Requests
 * never share a pending load, because it ends with the request that started it.
 */
export async function loadHerbi(ctx: Ctx): Promise<Herbi> {
  const edition = (await repo.findEdition(ctx)) ?? ''
  if (remembered?.edition === edition && remembered.until >= ctx.now) return remembered.herbi
  const herbi = await makeHerbi(ctx)
  remembered = { edition, until: ctx.now + memoryMs, herbi }
  return herbi
}

async function makeHerbi(ctx: Ctx): Promise<Herbi> {
  const [facts, known] = await Promise.all([getFacts(ctx), repo.listKnown(ctx)])
  return createHerbi({ facts, ...known })
}

/** Answers the last message with the built-in model, in one round trip if the cached facts are current. */
export async function answerTurns(ctx: Ctx, turns: readonly Turn[]): Promise<OwnAnswer> {
  return (await answerAsRemembered(ctx, turns)) ?? answerWith(ctx, await loadHerbi(ctx), turns)
}

/** Answers from the cached facts while checking that they're current; returns undefined if they aren't. */
async function answerAsRemembered(ctx: Ctx, turns: readonly Turn[]): Promise<OwnAnswer | undefined> {
  const last = remembered
  if (!last || last.until < ctx.now) return undefined
  const [edition, answer] = await Promise.all([repo.findEdition(ctx), answerWith(ctx, last.herbi, turns)])
  return edition === last.edition ? answer : undefined
}

async function answerWith(ctx: Ctx, herbi: Herbi, turns: readonly Turn[]): Promise<OwnAnswer> {
  const { wanted, answer } = herbi(turns)
  return answer(await findRecipes(ctx, wanted))
}

/** Looks up all recipes of an answer in one round trip. */
async function findRecipes(ctx: Ctx, { slugs, alike, herb, ailment }: LookupRequest): Promise<LookupResult> {
  const [named, similar, withHerb, ofAilment] = await Promise.all([
    slugs.length > 0 ? repo.listBySlug(ctx, slugs, recipesMax) : [],
    alike.length > 0 ? repo.listOfNames(ctx, alike, alikeMax) : [],
    herb === undefined ? [] : repo.listWithHerb(ctx, herb, recipesMax),
    ailment === undefined ? [] : repo.listOfAilment(ctx, ailment, ofAilmentMax),
  ])
  const tell = (recipes: repo.StoredRecipe[]) => recipes.map((recipe) => withoutClosed(ctx, recipe))
  return { named: tell(named), alike: tell(similar), withHerb: tell(withHerb), ofAilment: tell(ofAilment) }
}

/** Keeps the amounts, because the answer's safety check needs them; no answer shows them. */
const withoutClosed = ({ viewer }: Ctx, { isClosed, ...recipe }: repo.StoredRecipe): KnownRecipe =>
  isClosedTo({ isClosed }, viewer) ? { ...recipe, isClosed: true, instructions: [] } : recipe
