import { toUtcDay } from '#domain/days.ts'
import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import type { SuggestRequest, SuggestResult } from '#domain/public-api/blend.schemas.ts'
import { toPublicSuggestion } from '#domain/public-api/blend.ts'
import { checkPublicBlend, toStoredProfile } from '#domain/public-api/check-blend.ts'
import type { CheckRequest, CheckResult } from '#domain/public-api/check.schemas.ts'
import type { PublicHerbList, PublicPlant } from '#domain/public-api/herbs.schemas.ts'
import { toPublicHerbList, toPublicPlant } from '#domain/public-api/herbs.ts'
import {
  type PublicAilments,
  publicPageSize,
  type PublicRecipe,
  type PublicRecipeList,
  type PublicRecipeQuery,
} from '#domain/public-api/recipes.schemas.ts'
import { toPublicAilments, toPublicRecipe, toPublicRecipeList } from '#domain/public-api/recipes.ts'
import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'
import { shouldStopAnswer } from '#domain/safety/stops-answer.rules.ts'
import { toProfile } from '#domain/safety/stored-profile.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { proposeForProgram } from '#worker/features/blends/program-blend.service.ts'
import { getPlant, listPlants } from '#worker/features/herbs/herbs.service.ts'
import { countRecipes, getRecipe, listRecipes } from '#worker/features/recipes/recipes.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

/** Returns one page of recipes. Records nothing about the search. */
export async function listPublicRecipes(
  ctx: Ctx,
  { for: group, ...filters }: PublicRecipeQuery,
): Promise<PublicRecipeList> {
  const results = await listRecipes(ctx, { ...filters, group, size: publicPageSize }, { isForProgram: true })
  return toPublicRecipeList(ctx.config.siteUrl, results, filters.page)
}

/** Finds a recipe by its slug, earlier slug or id. Throws the same errors as `getRecipe`. */
export const getPublicRecipe = async (ctx: Ctx, address: string): Promise<PublicRecipe> =>
  toPublicRecipe(ctx.config.siteUrl, await getRecipe(ctx, address))

export const listPublicHerbs = async (ctx: Ctx): Promise<PublicHerbList> =>
  toPublicHerbList(ctx.config.siteUrl, await listPlants(ctx))

/** Finds a plant by its slug or another name; returns the slug to use if the name is another. Throws `not_found`. */
export async function getPublicPlant(ctx: Ctx, name: string): Promise<PublicPlant | { kind: 'moved'; slug: string }> {
  const plant = await getPlant(ctx, name)
  return plant.kind === 'moved' ? plant : toPublicPlant(ctx.config.siteUrl, plant)
}

export const listPublicAilments = async (ctx: Ctx): Promise<PublicAilments> =>
  toPublicAilments(ctx.config.siteUrl, await countRecipes(ctx))

/** Finds a plant by any of its names. Throws `not_found`. */
export async function findPublicPlant(ctx: Ctx, name: string): Promise<PublicPlant> {
  const plant = await getPublicPlant(ctx, name)
  if (plant.kind !== 'moved') return plant
  const movedPlant = await getPublicPlant(ctx, plant.slug)
  if (movedPlant.kind === 'moved') throw notFound('Herb')
  return movedPlant
}

/** Checks a blend for a person. Stores and logs nothing of the request. */
export const checkForProgram = async (ctx: Ctx, request: CheckRequest): Promise<CheckResult> =>
  checkPublicBlend({ facts: await getFacts(ctx), siteUrl: ctx.config.siteUrl, today: toUtcDay(ctx.now) }, request)

/** Proposes a blend for a wish. In some emergencies, help replaces the blend. Stores nothing. */
export async function suggestForProgram(
  ctx: Ctx,
  { description, tastes = [], person = {} }: SuggestRequest,
  random: () => number,
): Promise<SuggestResult> {
  const emergencies = recogniseEmergenciesInAnyLanguage(description)
  const { siteUrl } = ctx.config
  if (shouldStopAnswer(emergencies)) return toPublicSuggestion(siteUrl, { emergencies, message: stoppedMessage })
  const today = toUtcDay(ctx.now)
  const stated = toProfile(toStoredProfile(person, today), today, classifyMedicine)
  const suggestion = await proposeForProgram(ctx, { text: description, tastes, stated }, random)
  return toPublicSuggestion(siteUrl, { emergencies, ...suggestion })
}

const stoppedMessage = 'Get help first. We suggest no tea for this.'
