import { Pagination } from '#client/ui/pagination.tsx'
import { remediesAddress } from '#domain/paths.ts'
import { changedFilters } from '#domain/recipes/read-recipe-filters.ts'
import { type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import type { ChangeFilters } from './use-recipe-filters.ts'

type RecipePaginationProps = { filters: RecipeFilters; change: ChangeFilters; shown: RecipeFilters; matches: number }

/** Page links of the list; they keep filters chosen meanwhile. */
export const RecipePagination = ({ shown, matches, filters, change }: RecipePaginationProps) => (
  <Pagination
    page={shown.page}
    pageCount={Math.ceil(matches / shown.size)}
    addressOf={(page) => remediesAddress(changedFilters(filters, { page }))}
    turnTo={(page, options) => change({ page }, options)}
  />
)
