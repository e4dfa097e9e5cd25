import { useMemo, useState } from 'react'

import { useToday } from '#client/core/use-today.ts'
import { Select } from '#client/ui/select.tsx'
import { ToggleGroup } from '#client/ui/toggle-group.tsx'
import { listHerbChoices, calculateDayMeans } from '#domain/journal/day-means.ts'
import type { JournalEntry } from '#domain/journal/journal.schemas.ts'
import { type TrendRange, createTrend, trendRanges } from '#domain/journal/trends.rules.ts'

import { TrendChart } from './trend-chart.tsx'
import { TrendTable } from './trend-table.tsx'
import { TrendsStyles } from './trends-styles.tsx'

const views = [
  { key: 'chart', label: 'Chart' },
  { key: 'table', label: 'Table' },
] as const

/** Trend as a chart or table, with the controls for range, view and herb. */
export default function TrendView({ entries }: { entries: readonly JournalEntry[] }) {
  const today = useToday()
  const [range, setRange] = useState<TrendRange>('30')
  const [view, setView] = useState<(typeof views)[number]['key']>('chart')
  const [herbKey, setHerbKey] = useState('')
  const days = useMemo(() => calculateDayMeans(entries), [entries])
  const herbs = useMemo(() => listHerbChoices(entries), [entries])
  const trend = useMemo(() => createTrend(days, range, today), [days, range, today])
  const herb = herbs.find(({ key }) => key === herbKey)
  return (
    <div className="trends">
      <TrendsStyles />
      <div className="trend-controls">
        <ToggleGroup label="Period" options={trendRanges} value={range} onChange={setRange} />
        <ToggleGroup label="View" options={views} value={view} onChange={setView} />
        {herbs.length > 0 && (
          <Select
            label="Mark days with a herb"
            name="herb"
            value={herb?.key ?? ''}
            onChange={(event) => setHerbKey(event.currentTarget.value)}
            options={[['', 'None'], ...herbs.map(({ key, name, days: count }) => [key, `${name} (${count})`] as const)]}
          />
        )}
      </div>
      {trend ? (
        <>
          {view === 'chart' && <TrendChart trend={trend} herb={herb} />}
          <TrendTable trend={trend} herb={herb} isShown={view === 'table'} />
        </>
      ) : (
        <p className="text-quiet">All your entries have future dates.</p>
      )}
    </div>
  )
}
