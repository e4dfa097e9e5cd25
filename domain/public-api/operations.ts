import type * as z from 'zod'

import { plantParams } from '#domain/herbs/herbs.schemas.ts'
import { recipeAddress } from '#domain/recipes/recipes.schemas.ts'

import { checkRequest, checkResult } from './check.schemas.ts'
import { publicHerbList, publicPlant } from './herbs.schemas.ts'
import { publicAilments, publicRecipe, publicRecipeList, publicRecipeQuery } from './recipes.schemas.ts'

/** Operation of the public API. `path` follows the base path and has its parameters in braces. */
export type PublicOperation = {
  id: string
  method: 'get' | 'post'
  path: string
  summary: string
  query?: z.ZodType
  params?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

/** Every operation of version 1 of the public API. A test compares them with the routes. */
export const publicOperations: readonly PublicOperation[] = [
  {
    id: 'listRecipes',
    method: 'get',
    path: '/recipes',
    summary: 'Lists recipes, or searches them.',
    query: publicRecipeQuery,
    response: publicRecipeList,
  },
  {
    id: 'getRecipe',
    method: 'get',
    path: '/recipes/{address}',
    summary: 'Returns a recipe by its slug, with its safety notes and their sources.',
    params: recipeAddress,
    response: publicRecipe,
  },
  {
    id: 'listHerbs',
    method: 'get',
    path: '/herbs',
    summary: 'Lists herbs, and plants that no tea may contain.',
    response: publicHerbList,
  },
  {
    id: 'getHerb',
    method: 'get',
    path: '/herbs/{slug}',
    summary: 'Returns the facts about a herb with their sources. Another name leads to the herb.',
    params: plantParams,
    response: publicPlant,
  },
  {
    id: 'listAilments',
    method: 'get',
    path: '/ailments',
    summary: 'Lists the ailments that recipes are for.',
    response: publicAilments,
  },
  {
    id: 'checkBlend',
    method: 'post',
    path: '/check',
    summary:
      'Checks a tea for a person, with reasons and sources. Changes nothing, and stores nothing about the person.',
    body: checkRequest,
    response: checkResult,
  },
]
