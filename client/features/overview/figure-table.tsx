import { formatDay } from '#domain/date-in-words.ts'
import { groupDigits } from '#domain/figures.ts'
import { charts } from '#domain/overview/charts.ts'
import { sumFigures } from '#domain/overview/overview.rules.ts'
import type { FigureDay } from '#domain/overview/overview.types.ts'

const columns = charts.flatMap(({ title, series }) =>
  series.map(({ figure, label }) => ({ figure, label: title === 'Made by the bot' ? `Bot: ${label}` : label })),
)

/** The charts' figures as a table, newest day first. */
export const FigureTable = ({ days }: { days: FigureDay[] }) => (
  // Focusable so that keyboard users can scroll it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="figures" tabIndex={0} role="region" aria-label="Daily figures">
    <table>
      <thead>
        <tr>
          <th scope="col">Day (UTC)</th>
          {columns.map(({ figure, label }) => (
            <th key={figure} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, figures }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            {columns.map(({ figure }) => (
              <td key={figure} data-zero={figures[figure] === 0}>
                {groupDigits(figures[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All {days.length} days</th>
          {columns.map(({ figure }) => (
            <td key={figure}>{groupDigits(sumFigures(days, [figure]))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
)
