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
    <dl className="double-frame grid grid-cols-4 px-1.5 py-5 max-[68rem]:grid-cols-2 max-[68rem]:gap-y-4.5">
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
  <div className="min-w-0 border-s border-line px-5 py-1 first:border-s-0 max-[68rem]:odd:border-s-0 max-[36rem]:px-3.5">
    <dt className="font-medium text-quiet">{name}</dt>
    <dd className="mt-1 mb-1.5 font-display text-[clamp(1.9rem,1.5rem+1.2vw,2.5rem)]/[1] font-bold wrap-anywhere text-cobalt tabular-nums lining-nums">
      {value}
    </dd>
    <dd className="text-[0.9rem] leading-[1.35] text-balance text-quiet">{change}</dd>
  </div>
)
