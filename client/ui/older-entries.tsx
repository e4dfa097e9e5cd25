import { Link } from 'react-router'

type OlderEntriesProps = {
  label: string
  isLater: boolean
  next: string | null
  addressOf: (before: string | null) => string
}

/** The ways on through a list that goes by places. */
export function OlderEntries({ label, isLater, next, addressOf }: OlderEntriesProps) {
  if (!isLater && next === null) return null
  return (
    <nav className="mt-6 flex flex-wrap gap-3" aria-label={label}>
      {isLater && (
        <Link to={addressOf(null)} className="button plain">
          Back to the first
        </Link>
      )}
      {next !== null && (
        <Link to={addressOf(next)} className="button plain">
          Show more
        </Link>
      )}
    </nav>
  )
}
