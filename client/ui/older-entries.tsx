import { Link } from 'react-router'

import { ChangingLink } from './changing-link.tsx'

type OlderEntriesProps = {
  label: string
  isLater: boolean
  next: string | null
  getPageUrl: (before: string | null) => string
  /** Appends the next page. If undefined, the next page replaces this one. */
  appendNext?: (next: string) => void
  isBusy?: boolean
}

/** Navigation of a list with cursors: back to the first page, and to the next. */
export function OlderEntries({ label, isLater, next, getPageUrl, appendNext, isBusy = false }: OlderEntriesProps) {
  if (!isLater && next === null) return null
  return (
    <nav className="mt-6 flex flex-wrap gap-3" aria-label={label} aria-busy={isBusy}>
      {isLater && (
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
    <ChangingLink to={to} change={appendNext} className="button plain">
      Show more
    </ChangingLink>
  ) : (
    <Link to={to} className="button plain">
      Show more
    </Link>
  )
