import X from 'lucide-react/icons/x'

import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import { FilterLink } from './filter-link.tsx'
import type { ChangeFilters } from './use-recipe-filters.ts'

type ExclusionChipsProps = { filters: RecipeFilters; change: ChangeFilters }

/** Excluded ingredients, each with a button that includes it again and focuses the field. */
export function ExclusionChips({ filters, change }: ExclusionChipsProps) {
  if (filters.exclude.length === 0) return null
  const changeAndReturn: ChangeFilters = (filterChange, options) => {
    change(filterChange, options)
    document.getElementById('exclude')?.focus({ preventScroll: true })
  }
  return (
    <ul className="chips mt-3" aria-label="Excluded">
      {filters.exclude.map((term) => (
        <li key={term}>
          <FilterLink
            filters={filters}
            changes={({ exclude }) => ({ exclude: exclude.filter((other) => other !== term) })}
            change={changeAndReturn}
            className="chip left-out"
          >
            <span className="sr-only">Remove filter: </span>
            without {term}
            <X aria-hidden />
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
