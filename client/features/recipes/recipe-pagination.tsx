import { Pagination } from '#client/ui/pagination.tsx'
import { remediesUrl } from '#domain/paths.ts'
import { applyFilterChange } from '#domain/recipes/parse-recipe-filters.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

export const RecipePagination = ({ filters, matches }: { filters: RecipeFilters; matches: number }) => (
  <Pagination
    page={filters.page}
    pageCount={Math.ceil(matches / filters.size)}
    getPageUrl={(page) => remediesUrl(applyFilterChange(filters, { page }))}
  />
)
