import { Link } from 'react-router'

import { Timestamp } from '#client/ui/timestamp.tsx'
import type { BotActivityPage } from '#domain/bot/bot-status.types.ts'
import type { BotActivityType } from '#domain/bot/bot.types.ts'
import { paths } from '#domain/paths.ts'

type BotActivityListProps = { activity: BotActivityPage; isOlder: boolean }

export const BotActivityList = ({ activity: { activities, before }, isOlder }: BotActivityListProps) => (
  <section aria-labelledby="bot-activity">
    <h2 id="bot-activity">Activity</h2>
    {activities.length === 0 && <p className="bot-hint">No activity yet. The bot’s actions appear here.</p>}
    <ol className="bot-activities">
      {activities.map(({ sequence, activityType, description, createdAt }) => (
        <li key={sequence} data-kind={activityKinds[activityType]}>
          <Timestamp time={createdAt} />
          <span>{description}</span>
        </li>
      ))}
    </ol>
    <nav className="flex flex-wrap gap-x-6" aria-label="Activity">
      {isOlder && (
        <Link to={paths.adminBot} className="stand-alone" preventScrollReset>
          Newest
        </Link>
      )}
      {before !== null && (
        <Link to={`${paths.adminBot}?before=${before}`} className="stand-alone" preventScrollReset>
          Older
        </Link>
      )}
    </nav>
  </section>
)

const activityKinds: Record<BotActivityType, 'success' | 'warning' | 'error' | 'neutral'> = {
  recipe_published: 'success',
  recipe_waiting: 'warning',
  recipe_refused: 'neutral',
  duplicate_detected: 'warning',
  error: 'error',
  bot_enabled: 'success',
  bot_disabled: 'warning',
  bot_paused: 'warning',
  cleanup_manual: 'neutral',
  batch_done: 'neutral',
}
