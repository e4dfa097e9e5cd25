import type { ComponentProps } from 'react'

import { remediesUrl } from '#domain/paths.ts'
import { applyFilterChange } from '#domain/recipes/parse-recipe-filters.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

type FilterLinkProps = ComponentProps<'a'> & { filters: RecipeFilters; changes: Partial<RecipeFilters> }

export const FilterLink = ({ filters, changes, children, ...attributes }: FilterLinkProps) => (
  <a {...attributes} href={remediesUrl(applyFilterChange(filters, changes))}>
    {children}
  </a>
)
