import { useEffect, useId, useMemo, useRef, useState } from 'react'

import { formatDay } from '#domain/date-in-words.ts'
import { scaleLabels } from '#domain/journal/journal.messages.ts'
import { scales } from '#domain/journal/journal.schemas.ts'
import {
  formatOneDecimal,
  calculateHerbShare,
  type Trend,
  type TrendPoint,
  createTrendPoints,
} from '#domain/journal/trends.rules.ts'

import { type TrendPlot, drawTrend } from './draw-trend.ts'
import { ScaleLegend } from './scale-legend.tsx'

type TrendChartProps = { trend: Trend; herb: { key: string; name: string } | undefined }

/** Trend as a line chart. A pointer or the slider below selects a day, which is shown as text. */
export function TrendChart({ trend, herb }: TrendChartProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const plot = useRef<TrendPlot>(undefined)
  const [selectedDate, setSelectedDate] = useState<string>()
  const trendPoints = useMemo(() => createTrendPoints(trend), [trend])
  const { points, step } = trendPoints
  const last = points.length - 1
  const selectedIndex = points.findLastIndex(({ date }) => selectedDate !== undefined && date <= selectedDate)
  const index = selectedIndex === -1 ? last : selectedIndex
  const point = points[index]
  useEffect(() => {
    if (!container.current) return undefined
    plot.current = drawTrend(container.current, trend, trendPoints, herb?.key, (hoveredIndex) =>
      setSelectedDate(trendPoints.points[hoveredIndex]?.date),
    )
    return () => plot.current?.destroy()
  }, [trend, trendPoints, herb?.key])
  const selectPoint = (newIndex: number) => {
    setSelectedDate(points[newIndex]?.date)
    plot.current?.selectPoint(newIndex)
  }
  const description = point && describePoint(point, step, herb)
  return (
    <div>
      <ScaleLegend herb={herb?.name} />
      <div
        ref={container}
        className="trend-chart"
        role="img"
        aria-label={`Mood, energy and sleep from ${formatDay(trend.from)} to ${formatDay(trend.to)}. The table shows the same data.`}
      />
      <p className="mt-2 min-h-[3.2em] wrap-anywhere tabular-nums">{description ?? 'No entries in this period.'}</p>
      {point && (
        <div className="flex items-center gap-3.5 font-semibold">
          <label htmlFor={id}>{step === 1 ? 'Day' : 'Week'}</label>
          <input
            id={id}
            type="range"
            className="slider min-w-0 flex-1"
            min={0}
            max={last}
            value={index}
            aria-valuetext={description}
            onChange={(event) => selectPoint(event.currentTarget.valueAsNumber)}
          />
        </div>
      )}
    </div>
  )
}

function describePoint(point: TrendPoint, step: number, herb: TrendChartProps['herb']): string {
  const values = scales.map((scale) => `${scaleLabels[scale]} ${formatOneDecimal(point[scale])}`).join(', ')
  const takenLabel = herb && `${herb.name} ${takenText(point, step, herb.key)}`
  return [point.label, values, takenLabel].filter(Boolean).join(' · ')
}

function takenText(point: TrendPoint, step: number, herb: string): string {
  const share = calculateHerbShare(point, herb)
  if (step === 1) return share > 0 ? 'taken' : 'not taken'
  return `on ${Math.round(share * point.days.length)} of ${point.days.length} days`
}
