import { pageNumbers } from '#domain/pagination.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

import { FilterLink } from './filter-link.tsx'
import type { ChangeFilters } from './use-wanted-filters.ts'

type LinkToPageProps = { wanted: RecipeFilters; change: ChangeFilters }
type RecipePaginationProps = LinkToPageProps & { shown: RecipeFilters; matches: number }

/** The pages of the list shown; another one begins at its top and keeps what was chosen meanwhile. */
export function RecipePagination({ shown, matches, ...links }: RecipePaginationProps) {
  const pageCount = Math.ceil(matches / shown.size)
  if (pageCount < 2) return null
  return (
    <nav className="mt-12 flex flex-wrap items-center justify-center gap-2" aria-label="Pages">
      <Step {...links} label="Previous" page={shown.page - 1} pageCount={pageCount} />
      {pageNumbers(shown.page, pageCount).map((page) => (
        <FilterLink
          {...links}
          key={page}
          changes={{ page }}
          preventScrollReset={false}
          className="chip justify-center tabular-nums"
          aria-label={`Page ${page}`}
          aria-current={page === shown.page ? 'page' : undefined}
        >
          {page}
        </FilterLink>
      ))}
      <Step {...links} label="Next" page={shown.page + 1} pageCount={pageCount} />
    </nav>
  )
}

type StepProps = LinkToPageProps & { label: string; page: number; pageCount: number }

function Step({ label, page, pageCount, ...links }: StepProps) {
  if (page < 1 || page > pageCount)
    return (
      <button type="button" className="chip opacity-60" disabled>
        {label}
      </button>
    )
  return (
    <FilterLink {...links} changes={{ page }} preventScrollReset={false} className="chip">
      {label}
    </FilterLink>
  )
}
