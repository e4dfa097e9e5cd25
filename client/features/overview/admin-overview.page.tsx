import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  Link,
} from 'react-router'

import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { formatDay } from '#domain/date-in-words.ts'
import { formatWaitingCount, eventKindLabels } from '#domain/overview/overview.messages.ts'
import { splitPeriod, maxWaitingCount } from '#domain/overview/overview.rules.ts'
import type { Overview, EventKind, WaitingCounts, OverviewEvent } from '#domain/overview/overview.types.ts'
import { paths } from '#domain/paths.ts'

import { FigureCharts, FigureTable } from './figures.tsx'
import { OverviewFilters, readOverviewFilters } from './overview-filters.tsx'
import { getOverview } from './overview.api.ts'
import { SiteStats } from './site-stats.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<Overview> {
  await requireAdmin(args)
  return (await getOverview(args.context)).overview
}

/** The loader returns every period, so choosing another needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search

export function Component() {
  const { totals, days, waiting, events } = useLoaderData<Overview>()
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  const filters = readOverviewFilters(query)
  useReloadOnNotification(paths.admin)
  useRefetchOnFocus(() => void revalidate())
  const { now, before } = splitPeriod(days, filters.period)
  return (
    <AdminLayout title="Overview">
      <SiteStats totals={totals} days={days} />
      <WaitingList waiting={waiting} />
      <div className="grid grid-cols-1 gap-11 min-[76rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="over-time">
          <h2 id="over-time" className="mb-3.5 text-[1.6rem]">
            Over time
          </h2>
          <OverviewFilters filters={filters} />
          {filters.view === 'charts' ? <FigureCharts days={now} previousDays={before} /> : <FigureTable days={now} />}
        </section>
        <RecentActivity events={events} />
      </div>
    </AdminLayout>
  )
}

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

function WaitingList({ waiting }: { waiting: WaitingCounts }) {
  const openQueues = waitingQueues.filter(({ key }) => waiting[key] > 0)
  return (
    <section
      className={`mt-4.5 mb-8.5 flex flex-wrap items-center gap-x-6.5 border-s-4 px-4.5 py-1.5 ${openQueues.length === 0 ? 'border-leaf' : 'border-saffron bg-saffron-wash'}`}
      aria-labelledby="needs-attention"
    >
      <h2 id="needs-attention" className="text-[1.16rem] leading-11 text-ink">
        Needs your attention
      </h2>
      {openQueues.length === 0 && <p className="text-quiet">You’re all caught up.</p>}
      <ul className="flex flex-wrap gap-x-6.5">
        {openQueues.map(({ key, to, singular, plural }) => (
          <li key={key}>
            <Link to={to} className="stand-alone text-ink">
              {formatWaitingCount(waiting[key], maxWaitingCount, singular, plural)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const eventColors: Record<EventKind, string> = {
  audit_event: 'border-s-line',
  bot: 'border-s-leaf',
  recipe: 'border-s-leaf',
  ticket: 'border-s-saffron',
  post: 'border-s-cobalt',
  'sign-ups': 'border-s-cobalt',
}

/** Latest events on the site, without names of members. */
const RecentActivity = ({ events }: { events: OverviewEvent[] }) => (
  <section aria-labelledby="recent-activity">
    <h2 id="recent-activity" className="mb-3.5 text-[1.6rem]">
      Recent Activity
    </h2>
    {events.length === 0 && <p className="text-quiet">No activity yet.</p>}
    <ol>
      {events.map((event) => (
        <li
          key={eventKey(event)}
          className={`border-s-4 border-t border-t-line pt-2.25 pb-2.5 pl-3.5 leading-[1.4] wrap-anywhere ${eventColors[event.kind]}`}
        >
          <p className="flex flex-wrap justify-between gap-x-3 text-[0.88rem] text-quiet">
            <b className="font-semibold">{eventKindLabels[event.kind]}</b> <EventTime when={event.when} />
          </p>
          {event.link === null ? (
            event.words
          ) : (
            <Link to={event.link} className="hover:text-cobalt hover:underline">
              {event.words}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </section>
)

const EventTime = ({ when }: Pick<OverviewEvent, 'when'>) =>
  'day' in when ? <time dateTime={when.day}>{formatDay(when.day)}</time> : <Timestamp time={when.at} />

const eventKey = ({ kind, words, when }: OverviewEvent) => `${kind} ${'day' in when ? when.day : when.at} ${words}`
