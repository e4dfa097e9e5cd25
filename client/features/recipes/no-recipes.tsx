import { Link } from 'react-router'

import { OpenJar } from '#client/ui/jar.tsx'
import { paths, remediesAddress } from '#domain/paths.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

/** The empty shelf, with the ways back to a full one; `ailment` is the one chosen, if it is one that we know. */
export function NoRecipes({ filters, ailment }: { filters: RecipeFilters; ailment: string }) {
  return (
    <div className="flex flex-col items-center py-14 text-center">
      <OpenJar className="w-36" />
      <p className="mt-7 max-w-[34ch] wrap-anywhere font-display text-[1.5rem] leading-tight font-semibold">
        {ailment
          ? `No remedies found for ${ailment}. Herbi is working on creating more!`
          : 'No remedies found matching your filters. Herbi is working on creating more!'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        {filters.ailment && (
          <Link to={remediesAddress({ ...filters, ailment: '', page: 1 })} className="button plain">
            View All Categories
          </Link>
        )}
        <Link to={paths.remedies} className="button">
          Clear Filters
        </Link>
      </div>
    </div>
  )
}
