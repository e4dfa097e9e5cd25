import { type ChangeFilters as Change, type UrlCodec, useUrlFilters } from '#client/ui/use-url-filters.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { applyFilterChange, type FilterChange, parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

export type ChangeFilters = Change<FilterChange>

const urlCodec: UrlCodec<RecipeFilters, FilterChange> = {
  path: paths.remedies,
  parse: parseRecipeFilters,
  applyChange: applyFilterChange,
  toUrl: remediesUrl,
}

export const useRecipeFilters = (shown: RecipeFilters) => useUrlFilters(shown, urlCodec)
