import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'
import type { RecipesApi } from '#worker/features/recipes/recipes.routes.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

type Context = Readonly<RouterContextProvider>

const askSafety = createAsk((hc, network) => hc<SafetyApi>(api.safety, network))
const askRecipes = createAsk((hc, network) => hc<RecipesApi>(api.recipes, network))
const askHerbs = createAsk((hc, network) => hc<HerbsApi>(api.herbs, network))

/** Loads the facts of every herb, without their sources. */
export const getFacts = (context: Context) => askSafety(context, (safety) => safety.facts.$get())

export const getVersion = async (context: Context): Promise<string> => {
  const { version } = await askSafety(context, (safety) => safety.version.$get())
  return version.dataVersion
}

export const getRecipeFacts = (context: Context, address: string) =>
  askRecipes(context, (recipes) => recipes[':address'].facts.$get({ param: pathParams({ address }) }))

export const listPlants = (context: Context) => askHerbs(context, (herbs) => herbs.index.$get())
