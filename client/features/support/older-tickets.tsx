import { Link } from 'react-router'

type OlderTicketsProps = { isLater: boolean; next: string | null; addressOf: (before: string | null) => string }

/** The ways on through a list of tickets. */
export function OlderTickets({ isLater, next, addressOf }: OlderTicketsProps) {
  if (!isLater && next === null) return null
  return (
    <nav className="mt-6 flex flex-wrap gap-3" aria-label="Further tickets">
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
