import type { LinkProps } from 'react-router'

import { ChangingLink } from '#client/ui/changing-link.tsx'
import { remediesAddress } from '#domain/paths.ts'
import { changedFilters, type FilterChange } from '#domain/recipes/read-recipe-filters.ts'
import { type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import type { ChangeFilters } from './use-wanted-filters.ts'

type FilterLinkProps = Omit<LinkProps, 'to'> & {
  wanted: RecipeFilters
  changes: FilterChange
  change: ChangeFilters
}

/** Link that changes a part of the filters. */
export const FilterLink = ({ wanted, changes, change, ...attributes }: FilterLinkProps) => (
  <ChangingLink
    {...attributes}
    to={remediesAddress(changedFilters(wanted, changes))}
    change={(options) => change(changes, options)}
  />
)
