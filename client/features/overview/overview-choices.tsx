import { Link } from 'react-router'

import { isPeriod, type Period, periods } from '#domain/overview/overview.rules.ts'
import { paths } from '#domain/paths.ts'

const views = ['charts', 'table'] as const
type View = (typeof views)[number]
type Choices = { period: Period; view: View }

const viewLabels: Record<View, string> = { charts: 'Charts', table: 'Table' }
const defaults: Choices = { period: 30, view: 'charts' }

/** Replaces invalid values by the defaults. */
export function readChoices(query: URLSearchParams): Choices {
  const period = Number(query.get('days'))
  const view = views.find((known) => known === query.get('view'))
  return { period: isPeriod(period) ? period : defaults.period, view: view ?? defaults.view }
}

function addressOf({ period, view }: Choices): string {
  const query = new URLSearchParams({
    ...(period !== defaults.period && { days: String(period) }),
    ...(view !== defaults.view && { view }),
  }).toString()
  return query ? `${paths.adminOverview}?${query}` : paths.adminOverview
}

/** Links, because each choice has its own URL. */
export const OverviewChoices = ({ chosen }: { chosen: Choices }) => (
  <div className="overview-choices">
    <nav aria-label="Period">
      {periods.map((period) => (
        <Choice key={period} to={addressOf({ ...chosen, period })} isChosen={period === chosen.period}>
          {`${period} days`}
        </Choice>
      ))}
    </nav>
    <nav aria-label="View">
      {views.map((view) => (
        <Choice key={view} to={addressOf({ ...chosen, view })} isChosen={view === chosen.view}>
          {viewLabels[view]}
        </Choice>
      ))}
    </nav>
  </div>
)

type ChoiceProps = { to: string; isChosen: boolean; children: string }

const Choice = ({ to, isChosen, children }: ChoiceProps) => (
  <Link to={to} className="chip" aria-current={isChosen ? 'true' : undefined} preventScrollReset>
    {children}
  </Link>
)
