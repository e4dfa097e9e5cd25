import { groupDigits } from '#domain/figures.ts'
import { formatSigned } from '#domain/overview/overview.messages.ts'
import {
  calculateAverageRating,
  calculateMonthlyGrowth,
  splitPeriod,
  sumFigures,
} from '#domain/overview/overview.rules.ts'
import type { FigureDay, Totals } from '#domain/overview/overview.types.ts'

export function SiteStats({ totals, days }: { totals: Totals; days: FigureDay[] }) {
  const { now } = splitPeriod(days, 30)
  const average = calculateAverageRating(totals)
  const growth = calculateMonthlyGrowth(days)
  return (
    <dl className="stats">
      <Stat
        name="Total Users"
        value={groupDigits(totals.users)}
        change={`${formatSigned(sumFigures(now, ['sign_ups']))} in 30 days`}
      />
      <Stat
        name="Total Remedies"
        value={groupDigits(totals.recipes)}
        change={`${formatSigned(growth.now)} in 30 days`}
      />
      <Stat
        name="Average Rating"
        value={average === null ? '–' : average.toFixed(1)}
        change={
          average === null
            ? 'no ratings yet'
            : `${totals.ratings === 1 ? '1 rating' : `${groupDigits(totals.ratings)} ratings`}, ${formatSigned(sumFigures(now, ['ratings']))} in 30 days`
        }
      />
      <Stat
        name="Monthly Growth"
        value={`${formatSigned(growth.percent)}%`}
        change={`${groupDigits(growth.now)} new remedies, ${groupDigits(growth.before)} in the previous 30 days`}
      />
    </dl>
  )
}

const Stat = ({ name, value, change }: { name: string; value: string; change: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="stat-value">{value}</dd>
    <dd className="stat-change">{change}</dd>
  </div>
)
