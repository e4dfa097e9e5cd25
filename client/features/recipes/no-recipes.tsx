import { EmptyState } from '#client/ui/plain-jar.tsx'
import { paths, remediesUrl } from '#domain/paths.ts'
import { formatSubject } from '#domain/recipes/list.messages.ts'
import { noFilters, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { FilterLink } from './recipe-filters.tsx'

type NoRecipesProps = { filters: RecipeFilters; ailment: string; results: RecipePage }

/**
 * Message for an empty list, with links that widen the filters. `ailment` is empty if none is chosen or the chosen one
 * doesn't exist.
 */
export function NoRecipes({ filters, ailment, results: { plants, emergencies } }: NoRecipesProps) {
  return (
    <div className="flex flex-col items-center py-14 text-center">
      {emergencies.length === 0 && <EmptyState className="w-36" />}
      <p data-count className="mt-7 max-w-[34ch] wrap-anywhere font-display text-[1.5rem] leading-tight font-semibold">
        {formatEmptyMessage(filters, ailment)}
      </p>
      {plants.map(({ slug, name, isRestricted }) => (
        <p key={slug} className="mt-4">
          {name} {isRestricted ? 'is a plant that we do not use.' : 'has its own page.'}{' '}
          <a href={paths.herb(slug)} className="inline-link">
            Read {isRestricted ? 'why' : 'about it'}
          </a>
        </p>
      ))}
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        {filters.ailment && (
          <FilterLink filters={filters} changes={{ ailment: '' }} className="button plain">
            View All Categories
          </FilterLink>
        )}
        <a href={remediesUrl(noFilters)} className="button">
          Clear Filters
        </a>
      </div>
    </div>
  )
}

function formatEmptyMessage({ group }: RecipeFilters, ailment: string): string {
  const subject = formatSubject({ ailment, group })
  if (subject === '') return 'No remedies found matching your filters. Herbi is working on creating more!'
  return group ? `No remedies found${subject}.` : `No remedies found${subject}. Herbi is working on creating more!`
}
