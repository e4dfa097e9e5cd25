import { Link } from 'react-router'

import { waitingCountLabel } from '#domain/overview/overview.messages.ts'
import { waitingMax } from '#domain/overview/overview.rules.ts'
import type { WaitingCounts } from '#domain/overview/overview.types.ts'
import { paths } from '#domain/paths.ts'

const waitingQueues: { key: keyof WaitingCounts; to: string; one: string; several: string }[] = [
  { key: 'tickets', to: paths.adminInbox, one: 'open ticket', several: 'open tickets' },
  { key: 'recipes', to: paths.adminReview, one: 'remedy to review', several: 'remedies to review' },
  { key: 'texts', to: paths.adminModeration, one: 'post or reply to review', several: 'posts and replies to review' },
  { key: 'reports', to: paths.adminModeration, one: 'report', several: 'reports' },
]

export function WaitingList({ waiting }: { waiting: WaitingCounts }) {
  const open = waitingQueues.filter(({ key }) => waiting[key] > 0)
  return (
    <section className="waits" aria-labelledby="waits">
      <h2 id="waits">Needs your attention</h2>
      {open.length === 0 && <p>You’re all caught up.</p>}
      <ul>
        {open.map(({ key, to, one, several }) => (
          <li key={key}>
            <Link to={to} className="stand-alone">
              {waitingCountLabel(waiting[key], waitingMax, one, several)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
