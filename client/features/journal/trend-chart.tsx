import { useEffect, useId, useMemo, useRef, useState } from 'react'

import { dayInWords } from '#domain/date-in-words.ts'
import { scaleLabels } from '#domain/journal/journal.messages.ts'
import { scales } from '#domain/journal/journal.schemas.ts'
import { toOneDecimal, herbShare, type Trend, type TrendSpot, trendSpots } from '#domain/journal/trends.rules.ts'

import { type Drawing, drawTrend } from './draw-trend.ts'
import { ScaleLegend } from './scale-marks.tsx'

type TrendChartProps = { trend: Trend; herb: { key: string; name: string } | undefined }

/** Trend as a line chart. A pointer or the slider below selects a day, which is shown as text. */
export function TrendChart({ trend, herb }: TrendChartProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const [chosen, setChosen] = useState<string>()
  const trendPoints = useMemo(() => trendSpots(trend), [trend])
  const { spots, step } = trendPoints
  const last = spots.length - 1
  const found = spots.findLastIndex(({ date }) => chosen !== undefined && date <= chosen)
  const position = found === -1 ? last : found
  const spot = spots[position]
  useEffect(() => {
    if (!container.current) return undefined
    drawing.current = drawTrend(container.current, trend, trendPoints, herb?.key, (at) =>
      setChosen(trendPoints.spots[at]?.date),
    )
    return () => drawing.current?.destroy()
  }, [trend, trendPoints, herb?.key])
  const choose = (next: number) => {
    setChosen(spots[next]?.date)
    drawing.current?.point(next)
  }
  const words = spot && describeSpot(spot, step, herb)
  return (
    <div>
      <ScaleLegend herb={herb?.name} />
      <div
        ref={container}
        className="trend-chart"
        role="img"
        aria-label={`Mood, energy and sleep from ${dayInWords(trend.from)} to ${dayInWords(trend.to)}. The table shows the same data.`}
      />
      <p className="trend-day">{words ?? 'No entries in this period.'}</p>
      {spot && (
        <div className="trend-slider">
          <label htmlFor={id}>{step === 1 ? 'Day' : 'Week'}</label>
          <input
            id={id}
            type="range"
            className="slider"
            min={0}
            max={last}
            value={position}
            aria-valuetext={words}
            onChange={(event) => choose(event.currentTarget.valueAsNumber)}
          />
        </div>
      )}
    </div>
  )
}

function describeSpot(spot: TrendSpot, step: number, herb: TrendChartProps['herb']): string {
  const values = scales.map((scale) => `${scaleLabels[scale]} ${toOneDecimal(spot[scale])}`).join(', ')
  const taken = herb && `${herb.name} ${takenWords(spot, step, herb.key)}`
  return [spot.words, values, taken].filter(Boolean).join(' · ')
}

function takenWords(spot: TrendSpot, step: number, herb: string): string {
  const share = herbShare(spot, herb)
  if (step === 1) return share > 0 ? 'taken' : 'not taken'
  return `on ${Math.round(share * spot.days.length)} of ${spot.days.length} days`
}
