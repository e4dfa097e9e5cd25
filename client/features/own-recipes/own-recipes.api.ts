import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { OwnBrewContent } from '#domain/own-recipes/brews.schemas.ts'
import type { RecipeOffer } from '#domain/own-recipes/offer.ts'
import type { OwnRecipeFilters } from '#domain/own-recipes/own-recipe-list.ts'
import type { NewOwnRecipe, OwnRecipeChange } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { PlantFacts } from '#domain/safety/facts.ts'
import type { CommunityApi } from '#worker/features/community/community.routes.ts'
import type { BrewsApi } from '#worker/features/own-recipes/brews.routes.ts'
import type { OwnRecipesApi, SharedRecipesApi } from '#worker/features/own-recipes/own-recipes.routes.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

const call = createApiCall((hc, network) => hc<OwnRecipesApi>(api.ownRecipes, network))
const callBrews = createApiCall((hc, network) => hc<BrewsApi>(api.ownRecipes, network))
const callShared = createApiCall((hc, network) => hc<SharedRecipesApi>(api.sharedRecipes, network))
const callCommunity = createApiCall((hc, network) => hc<CommunityApi>(api.community, network))
const callSafety = createApiCall((hc, network) => hc<SafetyApi>(api.safety, network))

/** Loads the facts of all herbs, without their sources. */
export const getFacts = (context: ApiContext) => callSafety(context, (safety) => safety.facts.$get())

/** Loads the facts of these plants with their sources. */
export const getPlants = async (context: ApiContext, slugs: string): Promise<PlantFacts> => {
  const { plants } = await callSafety(context, (safety) => safety.plants.$get({ query: { slugs } }))
  return plants
}

export const listOwnRecipes = (context: ApiContext, query: Partial<OwnRecipeFilters>) =>
  call(context, (recipes) => recipes.index.$get({ query }))

/** Loads a recipe with its earlier versions and latest brews. */
export const getOwnRecipe = (context: ApiContext, id: string) =>
  call(context, (recipes) => recipes[':id'].$get({ param: pathParams({ id }) }))

export const addOwnRecipe = (context: ApiContext, json: NewOwnRecipe) =>
  call(context, (recipes) => recipes.index.$post({ json }))

export const saveOwnRecipe = (context: ApiContext, id: string, json: OwnRecipeChange) =>
  call(context, (recipes) => recipes[':id'].$put({ param: pathParams({ id }), json }))

export const deleteOwnRecipe = (context: ApiContext, id: string) =>
  call(context, (recipes) => recipes[':id'].$delete({ param: pathParams({ id }) }))

/** Loads the brews after a cursor. */
export const listBrews = (context: ApiContext, id: string, after: string) =>
  callBrews(context, (recipes) => recipes[':id'].brews.$get({ param: pathParams({ id }), query: { after } }))

/** Adds a brew, or replaces the one with this id. */
export const saveBrew = (context: ApiContext, id: string, brew: string, json: OwnBrewContent) =>
  callBrews(context, (recipes) => recipes[':id'].brews[':brew'].$put({ param: pathParams({ id, brew }), json }))

export const deleteBrew = (context: ApiContext, id: string, brew: string) =>
  callBrews(context, (recipes) => recipes[':id'].brews[':brew'].$delete({ param: pathParams({ id, brew }) }))
export const shareOwnRecipe = (context: ApiContext, id: string) =>
  call(context, (recipes) => recipes[':id'].sharing.$put({ param: pathParams({ id }) }))

export const stopSharing = (context: ApiContext, id: string) =>
  call(context, (recipes) => recipes[':id'].sharing.$delete({ param: pathParams({ id }) }))

export const getSharedRecipe = (context: ApiContext, token: string) =>
  callShared(context, (recipes) => recipes[':token'].$get({ param: pathParams({ token }) }))

export const offerOwnRecipe = (context: ApiContext, id: string, json: RecipeOffer) =>
  call(context, (recipes) => recipes[':id'].offer.$post({ param: pathParams({ id }), json }))

export const withdrawOffer = (context: ApiContext, id: string) =>
  call(context, (recipes) => recipes[':id'].offer.$delete({ param: pathParams({ id }) }))

export const setDisplayName = (context: ApiContext, displayName: string) =>
  callCommunity(context, (community) => community.name.$put({ json: { displayName } }))
