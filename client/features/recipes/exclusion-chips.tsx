import X from 'lucide-react/icons/x'

import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import { FilterLink } from './filter-link.tsx'

export function ExclusionChips({ filters }: { filters: RecipeFilters }) {
  if (filters.exclude.length === 0) return null
  return (
    <ul className="chips mt-3" aria-label="Excluded" data-focus-field="exclude">
      {filters.exclude.map((term) => (
        <li key={term}>
          <FilterLink
            filters={filters}
            changes={{ exclude: filters.exclude.filter((other) => other !== term) }}
            className="chip excluded"
            aria-label={`Remove filter: without ${term}`}
          >
            without {term}
            <X aria-hidden />
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
