import { Link } from 'react-router'

import { isPeriod, type Period, periods } from '#domain/overview/overview.rules.ts'
import { paths } from '#domain/paths.ts'

const views = ['charts', 'table'] as const
type View = (typeof views)[number]
type Filters = { period: Period; view: View }

const viewLabels: Record<View, string> = { charts: 'Charts', table: 'Table' }
const defaults: Filters = { period: 30, view: 'charts' }

/** Replaces invalid values by the defaults. */
export function readOverviewFilters(query: URLSearchParams): Filters {
  const period = Number(query.get('days'))
  const view = views.find((candidate) => candidate === query.get('view'))
  return { period: isPeriod(period) ? period : defaults.period, view: view ?? defaults.view }
}

function overviewUrl({ period, view }: Filters): string {
  const query = new URLSearchParams({
    ...(period !== defaults.period && { days: String(period) }),
    ...(view !== defaults.view && { view }),
  }).toString()
  return query ? `${paths.adminOverview}?${query}` : paths.adminOverview
}

/** Links, because each choice has its own URL. */
export const OverviewFilters = ({ filters }: { filters: Filters }) => (
  <div className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-2.5">
    <nav className="flex flex-wrap gap-2" aria-label="Period">
      {periods.map((period) => (
        <FilterLink key={period} to={overviewUrl({ ...filters, period })} isActive={period === filters.period}>
          {`${period} days`}
        </FilterLink>
      ))}
    </nav>
    <nav className="flex flex-wrap gap-2" aria-label="View">
      {views.map((view) => (
        <FilterLink key={view} to={overviewUrl({ ...filters, view })} isActive={view === filters.view}>
          {viewLabels[view]}
        </FilterLink>
      ))}
    </nav>
  </div>
)

type FilterLinkProps = { to: string; isActive: boolean; children: string }

const FilterLink = ({ to, isActive, children }: FilterLinkProps) => (
  <Link to={to} className="chip" aria-current={isActive ? 'true' : undefined} preventScrollReset>
    {children}
  </Link>
)
