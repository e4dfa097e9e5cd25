import { useEffect, useId, useRef, useState } from 'react'

import { dayInWords } from '#domain/journal/days.ts'
import { scales } from '#domain/journal/journal.schemas.ts'
import { scaleWords } from '#domain/journal/journal.words.ts'
import { inTenths, type Trend } from '#domain/journal/trends.rules.ts'

import { type Drawing, drawTrend } from './draw-trend.ts'
import { ScaleLegend } from './scale-marks.tsx'

type TrendChartProps = { trend: Trend; herb: { key: string; name: string } | undefined }

/** The trend as lines; a day is chosen with a pointer or with the slider below, and read out. */
export function TrendChart({ trend, herb }: TrendChartProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const [chosen, setChosen] = useState<string>()
  const last = trend.noted.length - 1
  const found = trend.noted.findIndex(({ date }) => date === chosen)
  const position = found === -1 ? last : found
  const day = trend.noted[position]
  useEffect(() => {
    if (!place.current) return undefined
    drawing.current = drawTrend(place.current, trend, herb?.key, (noted) => setChosen(trend.noted[noted]?.date))
    return () => drawing.current?.destroy()
  }, [trend, herb?.key])
  const choose = (next: number) => {
    setChosen(trend.noted[next]?.date)
    drawing.current?.point(next)
  }
  const values = day && scales.map((scale) => `${scaleWords[scale]} ${inTenths(day[scale])}`).join(', ')
  const taken = day && herb && `${herb.name} ${day.herbs.has(herb.key) ? 'taken' : 'not taken'}`
  const words = day && [dayInWords(day.date), values, taken].filter(Boolean).join(' · ')
  return (
    <div>
      <ScaleLegend herb={herb?.name} />
      <div
        ref={place}
        className="trend-chart"
        role="img"
        aria-label={`Mood, energy and sleep from ${dayInWords(trend.from)} to ${dayInWords(trend.to)}. The table tells the same.`}
      />
      <p className="trend-day">{words ?? 'No entries in these days.'}</p>
      {day && (
        <div className="trend-slider">
          <label htmlFor={id}>Day</label>
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
