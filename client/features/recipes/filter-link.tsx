import { Link, type LinkProps } from 'react-router'

import { isPlainClick } from '#client/core/plain-click.ts'
import { remediesAddress } from '#domain/paths.ts'
import { changedFilters, type FilterChange, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import type { ChangeFilters } from './use-wanted-filters.ts'

type FilterLinkProps = Omit<LinkProps, 'to'> & {
  wanted: RecipeFilters
  changes: FilterChange
  change: ChangeFilters
}

/** Changes a part of the filters; as a link, so that it can be opened elsewhere and works without the application. */
export function FilterLink({ wanted, changes, change, preventScrollReset = true, ...attributes }: FilterLinkProps) {
  return (
    <Link
      {...attributes}
      to={remediesAddress(changedFilters(wanted, changes))}
      preventScrollReset={preventScrollReset}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        change(changes, { preventScrollReset })
      }}
    />
  )
}
