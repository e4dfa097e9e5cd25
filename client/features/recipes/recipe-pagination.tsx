import { Link } from 'react-router'

import { pageNumbers } from '#domain/pagination.ts'
import { remediesAddress } from '#domain/paths.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

export function RecipePagination({ filters, matches }: { filters: RecipeFilters; matches: number }) {
  const pageCount = Math.ceil(matches / filters.size)
  if (pageCount < 2) return null
  return (
    <nav className="mt-12 flex flex-wrap items-center justify-center gap-2" aria-label="Pages">
      <Step label="Previous" filters={filters} page={filters.page - 1} pageCount={pageCount} />
      {pageNumbers(filters.page, pageCount).map((page) => (
        <Link
          key={page}
          to={remediesAddress({ ...filters, page })}
          className="chip justify-center tabular-nums"
          aria-label={`Page ${page}`}
          aria-current={page === filters.page ? 'page' : undefined}
        >
          {page}
        </Link>
      ))}
      <Step label="Next" filters={filters} page={filters.page + 1} pageCount={pageCount} />
    </nav>
  )
}

type StepProps = { label: string; filters: RecipeFilters; page: number; pageCount: number }

function Step({ label, filters, page, pageCount }: StepProps) {
  if (page < 1 || page > pageCount)
    return (
      <button type="button" className="chip opacity-60" disabled>
        {label}
      </button>
    )
  return (
    <Link to={remediesAddress({ ...filters, page })} className="chip">
      {label}
    </Link>
  )
}
