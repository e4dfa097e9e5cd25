import type { NavigateOptions } from 'react-router'

import { listPageNumbers } from '#domain/pagination.ts'

import { ChangingLink } from './changing-link.tsx'

type PageNavigation = {
  getPageUrl: (page: number) => string
  goToPage: (page: number, options: NavigateOptions) => void
}
type PaginationProps = PageNavigation & { page: number; pageCount: number }

/** Page links of a list. Every page opens at the top. */
export function Pagination({ page: currentPage, pageCount, ...navigation }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className="mt-12 flex flex-wrap items-center justify-center gap-2" aria-label="Pages">
      <Step {...navigation} label="Previous" page={currentPage - 1} pageCount={pageCount} />
      {listPageNumbers(currentPage, pageCount).map((page) => (
        <ChangingLink
          key={page}
          to={navigation.getPageUrl(page)}
          change={(options) => navigation.goToPage(page, options)}
          preventScrollReset={false}
          className="chip justify-center tabular-nums"
          aria-label={`Page ${page}`}
          aria-current={page === currentPage ? 'page' : undefined}
        >
          {page}
        </ChangingLink>
      ))}
      <Step {...navigation} label="Next" page={currentPage + 1} pageCount={pageCount} />
    </nav>
  )
}

function Step({ label, page, pageCount, getPageUrl, goToPage }: PaginationProps & { label: string }) {
  if (page < 1 || page > pageCount)
    return (
      <button type="button" className="chip opacity-60" disabled>
        {label}
      </button>
    )
  return (
    <ChangingLink
      to={getPageUrl(page)}
      change={(options) => goToPage(page, options)}
      preventScrollReset={false}
      className="chip"
    >
      {label}
    </ChangingLink>
  )
}
