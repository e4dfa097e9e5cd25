import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { RecipesApi } from '#worker/features/recipes/recipes.routes.ts'

const callRecipes = createApiCall((hc, network) => hc<RecipesApi>(api.recipes, network))

export const getRecipe = (context: ApiContext, address: string) =>
  callRecipes(context, (recipes) => recipes[':address'].$get({ param: pathParams({ address }) }))
