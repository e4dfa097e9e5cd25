import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type RecipeFilters, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { IngredientsApi, RecipesApi } from '#worker/features/recipes/recipes.routes.ts'

const callRecipes = createApiCall((hc, network) => hc<RecipesApi>(api.recipes, network))
const callIngredients = createApiCall((hc, network) => hc<IngredientsApi>(api.ingredients, network))

export const listRecipes = (context: ApiContext, filters: RecipeFilters) =>
  listByQuery(context, writeRecipeFilters(filters))

export const listByQuery = (context: ApiContext, query: Record<string, string>) =>
  callRecipes(context, (recipes) => recipes.index.$get({ query }))

export const getRecipe = (context: ApiContext, address: string) =>
  callRecipes(context, (recipes) => recipes[':address'].$get({ param: pathParams({ address }) }))

export const getWholeRecipe = (context: ApiContext, address: string) =>
  callRecipes(context, (recipes) => recipes[':address'].whole.$get({ param: pathParams({ address }) }))

export const getSubstitutes = (context: ApiContext, address: string) =>
  callRecipes(context, (recipes) => recipes[':address'].substitutes.$get({ param: pathParams({ address }) }))

export const deleteRecipe = (context: ApiContext, id: string) =>
  callRecipes(context, (recipes) => recipes[':id'].$delete({ param: pathParams({ id }) }))

export const listIngredients = (context: ApiContext) =>
  callIngredients(context, (ingredients) => ingredients.index.$get())
