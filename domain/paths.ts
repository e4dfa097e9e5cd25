import { type RecipeFilters, writeRecipeFilters } from './recipes/recipe-filters.ts'

/** The address of every page. */
export const paths = {
  home: '/',
  remedies: '/remedies',
  herbs: '/herbs',
  herb: (slug: string) => `/herbs/${encodeURIComponent(slug)}`,
  recipe: (slug: string) => `/recipe/${encodeURIComponent(slug)}`,
} as const

/** What the route table matches for a recipe: its slug, an earlier one or its id. */
export const recipePattern = '/recipe/:address'

/** What the route table matches for a herb or a restricted plant. */
export const herbPattern = '/herbs/:slug'

/** The address of the list under these filters. */
export function remediesAddress(filters: RecipeFilters): string {
  const query = new URLSearchParams(writeRecipeFilters(filters)).toString()
  return query ? `${paths.remedies}?${query}` : paths.remedies
}
