import { OpenJar } from '#client/ui/jar.tsx'
import { noFilters, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import { FilterLink } from './filter-link.tsx'
import type { ChangeFilters } from './use-wanted-filters.ts'

type NoRecipesProps = { wanted: RecipeFilters; change: ChangeFilters; ailment: string }

/** The empty shelf, with the ways back to a full one; `ailment` is the one chosen, if it is one that we know. */
export function NoRecipes({ wanted, change, ailment }: NoRecipesProps) {
  return (
    <div className="flex flex-col items-center py-14 text-center">
      <OpenJar className="w-36" />
      <p className="mt-7 max-w-[34ch] wrap-anywhere font-display text-[1.5rem] leading-tight font-semibold">
        {ailment
          ? `No remedies found for ${ailment}. Herbi is working on creating more!`
          : 'No remedies found matching your filters. Herbi is working on creating more!'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        {wanted.ailment && (
          <FilterLink wanted={wanted} changes={{ ailment: '' }} change={change} className="button plain">
            View All Categories
          </FilterLink>
        )}
        <FilterLink wanted={wanted} changes={noFilters} change={change} className="button">
          Clear Filters
        </FilterLink>
      </div>
    </div>
  )
}
