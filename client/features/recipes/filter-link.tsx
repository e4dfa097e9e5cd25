import type { LinkProps } from 'react-router'

import { ChangingLink } from '#client/ui/changing-link.tsx'
import { remediesUrl } from '#domain/paths.ts'
import { applyFilterChange, type FilterChange } from '#domain/recipes/parse-recipe-filters.ts'
import { type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import type { ChangeFilters } from './use-recipe-filters.ts'

type FilterLinkProps = Omit<LinkProps, 'to'> & {
  filters: RecipeFilters
  changes: FilterChange
  change: ChangeFilters
}

/** Link that changes a part of the filters. */
export const FilterLink = ({ filters, changes, change, ...attributes }: FilterLinkProps) => (
  <ChangingLink
    {...attributes}
    to={remediesUrl(applyFilterChange(filters, changes))}
    change={(options) => change(changes, options)}
  />
)
