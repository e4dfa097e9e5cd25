import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { type RecipeFilters, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { IngredientsApi, RecipesApi } from '#worker/features/recipes/recipes.routes.ts'

type Context = Readonly<RouterContextProvider>

const client = (context: Context) => hc<RecipesApi>(api.recipes, { fetch: context.get(fetchContext) })

export const listRecipes = (context: Context, filters: RecipeFilters) =>
  call(client(context).index.$get({ query: writeRecipeFilters(filters) }))

export const getRecipe = (context: Context, address: string) =>
  call(client(context)[':address'].$get({ param: pathParams({ address }) }))

export const listIngredients = (context: Context) =>
  call(hc<IngredientsApi>(api.ingredients, { fetch: context.get(fetchContext) }).index.$get())
