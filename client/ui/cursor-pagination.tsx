import { Link } from 'react-router'

import { InPlaceLink } from './in-place-link.tsx'

type CursorPaginationProps = {
  label: string
  hasPrevious: boolean
  next: string | null
  getPageUrl: (before: string | null) => string
  /** Appends the next page. If undefined, the next page replaces this one. */
  appendNext?: (next: string) => void
  isBusy?: boolean
}

export function CursorPagination({
  label,
  hasPrevious,
  next,
  getPageUrl,
  appendNext,
  isBusy = false,
}: CursorPaginationProps) {
  if (!hasPrevious && next === null) return null
  return (
    <nav className="mt-6 flex flex-wrap gap-3" aria-label={label} aria-busy={isBusy}>
      {hasPrevious && (
        <Link to={getPageUrl(null)} className="button plain">
          Back to start
        </Link>
      )}
      {next !== null && <More to={getPageUrl(next)} appendNext={appendNext && (() => appendNext(next))} />}
    </nav>
  )
}

const More = ({ to, appendNext }: { to: string; appendNext: (() => void) | undefined }) =>
  appendNext ? (
    <InPlaceLink to={to} change={appendNext} className="button plain">
      Show more
    </InPlaceLink>
  ) : (
    <Link to={to} className="button plain">
      Show more
    </Link>
  )
