import { paths } from '#domain/paths.ts'

import type { BrewSummary } from './brews.types.ts'

/** Orders of the list: latest change, latest brew, or most stars first. */
export const ownRecipeSorts = ['changed', 'made', 'stars'] as const
export type OwnRecipeSort = (typeof ownRecipeSorts)[number]

/** Filters of the list as in the query. An empty text is no filter. `after` is the cursor of the last recipe shown. */
export type OwnRecipeFilters = { search: string; tag: string; sort: OwnRecipeSort; after: string }

export const parseOwnRecipeFilters = (query: URLSearchParams): OwnRecipeFilters => ({
  search: query.get('search')?.trim() ?? '',
  tag: query.get('tag')?.trim() ?? '',
  sort: ownRecipeSorts.find((sort) => sort === query.get('sort')) ?? 'changed',
  after: query.get('after') ?? '',
})

/** Returns only the filters that are set. */
export const createOwnRecipeQuery = ({ search, tag, sort, after }: OwnRecipeFilters): Partial<OwnRecipeFilters> => ({
  ...(search && { search }),
  ...(tag && { tag }),
  ...(sort !== 'changed' && { sort }),
  ...(after && { after }),
})

export function ownRecipesUrl(filters: OwnRecipeFilters): string {
  const query = new URLSearchParams(createOwnRecipeQuery(filters)).toString()
  return query ? `${paths.ownRecipes}?${query}` : paths.ownRecipes
}

/** Place of a recipe in the list. `value` is what the list is sorted by. */
export type OwnRecipeCursor = { value: string; id: string }

type ListedRecipe = { id: string; updatedAt: number; brews: BrewSummary }

export function formatOwnRecipeCursor({ id, updatedAt, brews }: ListedRecipe, sort: OwnRecipeSort): string {
  const values = { changed: updatedAt, made: brews.lastDay, stars: brews.averageStars }
  return `${values[sort]}_${id}`
}
