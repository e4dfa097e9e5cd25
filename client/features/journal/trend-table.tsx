import { scaleLabels } from '#domain/journal/journal.messages.ts'
import { scales } from '#domain/journal/journal.schemas.ts'
import { formatOneDecimal, type Trend, createTrendRows } from '#domain/journal/trends.rules.ts'

type TrendTableProps = { trend: Trend; herb: { key: string; name: string } | undefined; isShown: boolean }

/** Trend as a table. Screen readers always get the table; other users can choose it. */
export function TrendTable({ trend, herb, isShown }: TrendTableProps) {
  const rows = createTrendRows(trend, herb?.key)
  return (
    <div className={isShown ? 'trend-table' : 'sr-only'}>
      <table>
        <caption className="sr-only">Mood, energy and sleep, 1 to 10</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {scales.map((scale) => (
              <th key={scale} scope="col">
                {scaleLabels[scale]}
              </th>
            ))}
            {herb && <th scope="col">{herb.name}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {scales.map((scale) => (
                <td key={scale}>{formatOneDecimal(row[scale])}</td>
              ))}
              {herb && <td>{takenText(row)}</td>}
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
