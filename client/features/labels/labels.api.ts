import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { noFilters, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'
import type { RecipesApi } from '#worker/features/recipes/recipes.routes.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

const callSafety = createApiCall((hc, network) => hc<SafetyApi>(api.safety, network))
const callHerbs = createApiCall((hc, network) => hc<HerbsApi>(api.herbs, network))
const callRecipes = createApiCall((hc, network) => hc<RecipesApi>(api.recipes, network))

export const getFacts = (context: ApiContext) => callSafety(context, (safety) => safety.facts.$get())

export const getVersion = async (context: ApiContext): Promise<string> => {
  const { version } = await callSafety(context, (safety) => safety.version.$get())
  return version.dataVersion
}

/** Lists the shelf lives of all herbs, in months. */
export const listShelfLives = (context: ApiContext) => callHerbs(context, (herbs) => herbs['shelf-lives'].$get())

export const getWholeRecipe = (context: ApiContext, slug: string) =>
  callRecipes(context, (recipes) => recipes[':address'].whole.$get({ param: pathParams({ address: slug }) }))

export const getRecipe = (context: ApiContext, slug: string) =>
  callRecipes(context, (recipes) => recipes[':address'].$get({ param: pathParams({ address: slug }) }))

export const findRecipes = (context: ApiContext, search: string) =>
  callRecipes(context, (recipes) =>
    recipes.index.$get({ query: writeRecipeFilters({ ...noFilters, search, size: 6 }) }),
  )

/** Throws if the request fails. */
export async function readFileAsBase64(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Loads a picture of ours as SVG. Rejects if it can't be loaded. */
export async function fetchPicture(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
