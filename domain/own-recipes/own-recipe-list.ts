import { paths } from '#domain/paths.ts'

/** Filters of the list as in the query. An empty text is no filter. `after` is the cursor of the last recipe shown. */
export type OwnRecipeFilters = { search: string; tag: string; after: string }

export const parseOwnRecipeFilters = (query: URLSearchParams): OwnRecipeFilters => ({
  search: query.get('search')?.trim() ?? '',
  tag: query.get('tag')?.trim() ?? '',
  after: query.get('after') ?? '',
})

/** Returns only the filters that are set. */
export const createOwnRecipeQuery = ({ search, tag, after }: OwnRecipeFilters): Partial<OwnRecipeFilters> => ({
  ...(search && { search }),
  ...(tag && { tag }),
  ...(after && { after }),
})

export function ownRecipesUrl(filters: OwnRecipeFilters): string {
  const query = new URLSearchParams(createOwnRecipeQuery(filters)).toString()
  return query ? `${paths.ownRecipes}?${query}` : paths.ownRecipes
}
