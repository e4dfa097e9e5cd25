import { Link } from 'react-router'

import { waitingWords } from '#domain/overview/overview.messages.ts'
import { waitingMax } from '#domain/overview/overview.rules.ts'
import type { WaitingCounts } from '#domain/overview/overview.types.ts'
import { paths } from '#domain/paths.ts'

const places: { of: keyof WaitingCounts; to: string; one: string; several: string }[] = [
  { of: 'tickets', to: paths.adminInbox, one: 'open ticket', several: 'open tickets' },
  { of: 'recipes', to: paths.adminReview, one: 'remedy to review', several: 'remedies to review' },
  { of: 'texts', to: paths.adminModeration, one: 'post or reply to review', several: 'posts and replies to review' },
  { of: 'reports', to: paths.adminModeration, one: 'report', several: 'reports' },
]

export function WaitingList({ waiting }: { waiting: WaitingCounts }) {
  const open = places.filter(({ of }) => waiting[of] > 0)
  return (
    <section className="waits" aria-labelledby="waits">
      <h2 id="waits">Needs your attention</h2>
      {open.length === 0 && <p>You’re all caught up.</p>}
      <ul>
        {open.map(({ of, to, one, several }) => (
          <li key={of}>
            <Link to={to} className="stand-alone">
              {waitingWords(waiting[of], waitingMax, one, several)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
