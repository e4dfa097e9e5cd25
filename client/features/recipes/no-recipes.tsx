import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import { OpenJar } from '../../ui/jar.tsx'
import { remediesAddress } from './recipe-pagination.tsx'

/** The empty shelf, with the ways back to a full one. */
export function NoRecipes({ filters }: { filters: RecipeFilters }) {
  const { category } = filters
  return (
    <section className="flex flex-col items-center py-14 text-center">
      <OpenJar className="w-36" />
      <p className="mt-7 max-w-[34ch] font-display text-[1.5rem] leading-tight font-semibold">
        {category
          ? `No remedies found for ${category}. Herbi is working on creating more!`
          : 'No remedies found matching your filters. Herbi is working on creating more!'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        {category && (
          <Link to={remediesAddress({ ...filters, category: '', page: 1 })} className="button plain">
            View All Categories
          </Link>
        )}
        <Link to={paths.remedies} className="button">
          Clear Filters
        </Link>
      </div>
    </section>
  )
}
