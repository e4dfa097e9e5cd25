import { Link } from 'react-router'

import { formatWaitingCount } from '#domain/overview/overview.messages.ts'
import { maxWaitingCount } from '#domain/overview/overview.rules.ts'
import type { WaitingCounts } from '#domain/overview/overview.types.ts'
import { paths } from '#domain/paths.ts'

const waitingQueues: { key: keyof WaitingCounts; to: string; singular: string; plural: string }[] = [
  { key: 'tickets', to: paths.adminInbox, singular: 'open ticket', plural: 'open tickets' },
  { key: 'recipes', to: paths.adminReview, singular: 'remedy to review', plural: 'remedies to review' },
  {
    key: 'texts',
    to: paths.adminModeration,
    singular: 'post or reply to review',
    plural: 'posts and replies to review',
  },
  { key: 'reports', to: paths.adminModeration, singular: 'report', plural: 'reports' },
]

export function WaitingList({ waiting }: { waiting: WaitingCounts }) {
  const openQueues = waitingQueues.filter(({ key }) => waiting[key] > 0)
  return (
    <section className="waiting-list" aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs your attention</h2>
      {openQueues.length === 0 && <p>You’re all caught up.</p>}
      <ul>
        {openQueues.map(({ key, to, singular, plural }) => (
          <li key={key}>
            <Link to={to} className="stand-alone">
              {formatWaitingCount(waiting[key], maxWaitingCount, singular, plural)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
