import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'

import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { splitPeriod } from '#domain/overview/overview.rules.ts'
import type { Overview } from '#domain/overview/overview.types.ts'
import { paths } from '#domain/paths.ts'

import { FigureCharts } from './figure-charts.tsx'
import { FigureTable } from './figure-table.tsx'
import { OverviewFilters, readOverviewFilters } from './overview-filters.tsx'
import { OverviewStyles } from './overview-styles.tsx'
import { getOverview } from './overview.api.ts'
import { RecentActivity } from './recent-activity.tsx'
import { SiteStats } from './site-stats.tsx'
import { WaitingList } from './waiting-list.tsx'

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
      <OverviewStyles />
      <SiteStats totals={totals} days={days} />
      <WaitingList waiting={waiting} />
      <div className="overview">
        <section aria-labelledby="over-time">
          <h2 id="over-time">Over time</h2>
          <OverviewFilters filters={filters} />
          {filters.view === 'charts' ? <FigureCharts days={now} previousDays={before} /> : <FigureTable days={now} />}
        </section>
        <RecentActivity events={events} />
      </div>
    </AdminLayout>
  )
}
