import { useMemo, useState } from 'react'

import { useToday } from '#client/core/use-today.ts'
import { Select } from '#client/ui/select.tsx'
import { ToggleGroup } from '#client/ui/toggle-group.tsx'
import { listHerbChoices, calculateDayMeans } from '#domain/journal/day-means.ts'
import { scaleLabels } from '#domain/journal/journal.messages.ts'
import { type JournalEntry, scales } from '#domain/journal/journal.schemas.ts'
import {
  type TrendRange,
  createTrend,
  trendRanges,
  formatOneDecimal,
  type Trend,
  createTrendRows,
} from '#domain/journal/trends.rules.ts'

import { TrendChart } from './trend-chart.tsx'

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
    <div className="mt-4.5 max-w-240 [&_.chip]:cursor-pointer [&_.chip:hover]:border-cobalt">
      <div className="mb-5 flex flex-wrap items-end gap-x-7 gap-y-3.5 [&>.labelled]:min-w-0 [&>.labelled]:flex-[0_1_16rem]">
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

type TrendTableProps = { trend: Trend; herb: { key: string; name: string } | undefined; isShown: boolean }

const cell = 'border-t border-line py-2.25 pe-3 font-normal'
const columnHead = 'py-2.25 pe-3 text-[0.94rem] font-semibold text-quiet'

/** Trend as a table. Screen readers always get the table; other users can choose it. */
function TrendTable({ trend, herb, isShown }: TrendTableProps) {
  const rows = createTrendRows(trend, herb?.key)
  return (
    <div className={isShown ? 'overflow-x-auto' : 'sr-only'}>
      <table className="w-full tabular-nums">
        <caption className="sr-only">Mood, energy and sleep, 1 to 10</caption>
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
              Date
            </th>
            {scales.map((scale) => (
              <th key={scale} scope="col" className={columnHead}>
                {scaleLabels[scale]}
              </th>
            ))}
            {herb && (
              <th scope="col" className={`${columnHead} wrap-anywhere`}>
                {herb.name}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={cell}>
                {row.label}
              </th>
              {scales.map((scale) => (
                <td key={scale} className={cell}>
                  {formatOneDecimal(row[scale])}
                </td>
              ))}
              {herb && <td className={cell}>{takenText(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="text-quiet">No entries in this period.</p>}
    </div>
  )
}

function takenText({ days, daysTaken }: { days: number; daysTaken: number }): string {
  if (days === 1) return daysTaken === 1 ? 'taken' : '–'
  return `${daysTaken} of ${days} days`
}
