import type { LoaderFunctionArgs } from 'react-router'

import { readRecipeFilters } from '#domain/recipes/read-recipe-filters.ts'
import { wholeListSize } from '#domain/recipes/recipe-filters.ts'

import { listRecipes } from './recipes.api.ts'
import { wholeList } from './whole-list.ts'

/** Fetches every remedy that passes the filters of the address, so that this browser can check each for its reader. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search, searchParams } = new URL(request.url)
  const filters = { ...readRecipeFilters(searchParams), page: 1, size: wholeListSize }
  const found = await listRecipes(context, filters).catch(() => null)
  wholeList.set({ address: pathname + search, fetchedAt: Date.now(), found })
  return null
}
