import { type ChangeFilters as Change, type Spelling, useUrlFilters } from '#client/ui/use-url-filters.ts'
import { paths, remediesAddress } from '#domain/paths.ts'
import { changedFilters, type FilterChange, readRecipeFilters } from '#domain/recipes/read-recipe-filters.ts'
import { type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

export type ChangeFilters = Change<FilterChange>

const spelling: Spelling<RecipeFilters, FilterChange> = {
  path: paths.remedies,
  read: readRecipeFilters,
  changed: changedFilters,
  address: remediesAddress,
}

export const useRecipeFilters = (shown: RecipeFilters) => useUrlFilters(shown, spelling)
