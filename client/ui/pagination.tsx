import type { NavigateOptions } from 'react-router'

import { pageNumbers } from '#domain/pagination.ts'

import { ChangingLink } from './changing-link.tsx'

type Turning = { addressOf: (page: number) => string; turnTo: (page: number, options: NavigateOptions) => void }
type PaginationProps = Turning & { page: number; pageCount: number }

/** Page links of a list. Every page opens at the top. */
export function Pagination({ page: shown, pageCount, ...turning }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className="mt-12 flex flex-wrap items-center justify-center gap-2" aria-label="Pages">
      <Step {...turning} label="Previous" page={shown - 1} pageCount={pageCount} />
      {pageNumbers(shown, pageCount).map((page) => (
        <ChangingLink
          key={page}
          to={turning.addressOf(page)}
          change={(options) => turning.turnTo(page, options)}
          preventScrollReset={false}
          className="chip justify-center tabular-nums"
          aria-label={`Page ${page}`}
          aria-current={page === shown ? 'page' : undefined}
        >
          {page}
        </ChangingLink>
      ))}
      <Step {...turning} label="Next" page={shown + 1} pageCount={pageCount} />
    </nav>
  )
}

function Step({ label, page, pageCount, addressOf, turnTo }: PaginationProps & { label: string }) {
  if (page < 1 || page > pageCount)
    return (
      <button type="button" className="chip opacity-60" disabled>
        {label}
      </button>
    )
  return (
    <ChangingLink
      to={addressOf(page)}
      change={(options) => turnTo(page, options)}
      preventScrollReset={false}
      className="chip"
    >
      {label}
    </ChangingLink>
  )
}
