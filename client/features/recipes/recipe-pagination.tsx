import { Pagination } from '#client/ui/pagination.tsx'
import { remediesUrl } from '#domain/paths.ts'
import { applyFilterChange } from '#domain/recipes/parse-recipe-filters.ts'
import { type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import type { ChangeFilters } from './use-recipe-filters.ts'

type RecipePaginationProps = { filters: RecipeFilters; change: ChangeFilters; shown: RecipeFilters; matches: number }

/** Pagination of the list. The links include filters that were changed while the list was loading. */
export const RecipePagination = ({ shown, matches, filters, change }: RecipePaginationProps) => (
  <Pagination
    page={shown.page}
    pageCount={Math.ceil(matches / shown.size)}
    getPageUrl={(page) => remediesUrl(applyFilterChange(filters, { page }))}
    goToPage={(page, options) => change({ page }, options)}
  />
)
