import { Link } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import type { EntryRef } from '#client/ui/load-more.tsx'
import { paths } from '#domain/paths.ts'
import { originLabels, publicationStatusMessages, verdictLabels } from '#domain/recipes/publication.messages.ts'
import type { RemedyListItem } from '#domain/recipes/recipe-list.ts'

export function ListedRemedyLine({ remedy, ref }: { remedy: RemedyListItem; ref: EntryRef | undefined }) {
  const { id, name, emoji, ailment, publicationStatus, origin, verdict, rating, reviews, createdAt, updatedAt } = remedy
  const rated = rating === null ? 'not rated yet' : `${rating.toFixed(1)} of 5 from ${reviews}`
  return (
    <li ref={ref}>
      <span className="remedies-emoji" aria-hidden>
        {emoji}
      </span>
      <div>
        <Link to={paths.adminRemedy(id)} className="ticket-link">
          {name}
        </Link>
        <p className="ticket-details">
          {ailment} · {originLabels[origin]}
        </p>
        <p className="ticket-details">
          {rated} · {formatDay(createdAt)}
          {updatedAt > createdAt && `, changed ${formatDay(updatedAt)}`}
        </p>
      </div>
      <p className="ticket-tags">
        <b className="tag" data-status={publicationStatus}>
          {publicationStatusMessages[publicationStatus]}
        </b>
        <b className="tag" data-verdict={verdict}>
          {verdictLabels[verdict]}
        </b>
      </p>
    </li>
  )
}
