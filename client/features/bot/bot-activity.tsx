import { Link } from 'react-router'

import { Timestamp } from '#client/ui/timestamp.tsx'
import type { BotActivityPage } from '#domain/bot/bot-status.types.ts'
import type { BotActivityType } from '#domain/bot/bot.types.ts'
import { paths } from '#domain/paths.ts'

type BotActivityListProps = { activity: BotActivityPage; isOlder: boolean }

export const BotActivityList = ({ activity: { activities, before }, isOlder }: BotActivityListProps) => (
  <section aria-labelledby="bot-activity">
    <h2 id="bot-activity" className="mb-3.5">
      Activity
    </h2>
    {activities.length === 0 && <p className="bot-hint">No activity yet. The bot’s actions appear here.</p>}
    <ol>
      {activities.map(({ sequence, activityType, description, createdAt }) => (
        <li
          key={sequence}
          className={`grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4.5 gap-y-0.5 border-s-4 border-t border-t-line py-2.25 pl-3.5 wrap-anywhere max-[36rem]:grid-cols-1 min-[76rem]:grid-cols-1 [&>time]:text-[0.92rem] [&>time]:whitespace-nowrap [&>time]:text-quiet ${activityColors[activityType]}`}
        >
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

const activityColors: Record<BotActivityType, string> = {
  recipe_published: 'border-s-leaf',
  recipe_waiting: 'border-s-saffron',
  recipe_refused: 'border-s-line',
  duplicate_detected: 'border-s-saffron',
  error: 'border-s-rust',
  bot_enabled: 'border-s-leaf',
  bot_disabled: 'border-s-saffron',
  bot_paused: 'border-s-saffron',
  cleanup_manual: 'border-s-line',
  batch_done: 'border-s-line',
}
