import { listPageNumbers } from '#domain/pagination.ts'

type PaginationProps = { page: number; pageCount: number; getPageUrl: (page: number) => string }

export function Pagination({ page: currentPage, pageCount, getPageUrl }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className="mt-12 flex flex-wrap items-center justify-center gap-2" aria-label="Pages" data-scroll-top>
      <Step label="Previous" page={currentPage - 1} pageCount={pageCount} getPageUrl={getPageUrl} />
      {listPageNumbers(currentPage, pageCount).map((page) => (
        <a
          key={page}
          href={getPageUrl(page)}
          className="chip justify-center tabular-nums"
          aria-label={`Page ${page}`}
          aria-current={page === currentPage ? 'page' : undefined}
        >
          {page}
        </a>
      ))}
      <Step label="Next" page={currentPage + 1} pageCount={pageCount} getPageUrl={getPageUrl} />
    </nav>
  )
}

function Step({ label, page, pageCount, getPageUrl }: PaginationProps & { label: string }) {
  if (page < 1 || page > pageCount)
    return (
      <button type="button" className="chip opacity-60" disabled>
        {label}
      </button>
    )
  return (
    <a href={getPageUrl(page)} className="chip">
      {label}
    </a>
  )
}
