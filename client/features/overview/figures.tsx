import { formatDay } from '#domain/date-in-words.ts'
import { groupDigits } from '#domain/figures.ts'
import { createBars, type Chart, charts, describeChart } from '#domain/overview/charts.ts'
import { describePreviousPeriod } from '#domain/overview/overview.messages.ts'
import { sumFigures } from '#domain/overview/overview.rules.ts'
import type { FigureDay } from '#domain/overview/overview.types.ts'

type ChartsProps = { days: FigureDay[]; previousDays: FigureDay[] | null }

const figureColors: Partial<Record<string, string>> = {
  post_likes: '[--figure:light-dark(#7f9ae0,#4a66b3)]',
  bot_published: '[--figure:var(--leaf)]',
  bot_waiting: '[--figure:light-dark(#d39a1c,#f3c34d)]',
  bot_refused: '[--figure:var(--edge)]',
}

export const FigureCharts = ({ days, previousDays }: ChartsProps) => (
  <div className="grid grid-cols-2 gap-x-8 gap-y-6.5 max-[36rem]:grid-cols-1">
    {charts.map((chart) => (
      <FigureChart key={chart.title} chart={chart} days={days} previousDays={previousDays} />
    ))}
  </div>
)

function FigureChart({ chart, days, previousDays }: ChartsProps & { chart: Chart }) {
  const figures = chart.series.map(({ figure }) => figure)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="min-w-0 border-t border-line pt-3.5">
      <figcaption>
        <h3 className="text-[1.16rem]">{chart.title}</h3>
        <p className="text-[0.92rem] text-quiet">
          <b className="me-1.5 font-display text-[1.7rem]/[1.3] font-bold text-ink tabular-nums lining-nums">
            {groupDigits(sumFigures(days, figures))}
          </b>{' '}
          {describePreviousPeriod(previousDays && sumFigures(previousDays, figures), days.length)}
        </p>
      </figcaption>
      <Bars chart={chart} days={days} />
      <p className="flex justify-between gap-3 pt-1 text-[0.84rem] text-quiet tabular-nums" aria-hidden>
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
      {chart.series.length > 1 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 text-[0.9rem]">
          {chart.series.map(({ figure, label }) => (
            <li
              key={figure}
              className={`flex items-center gap-1.5 before:size-2.75 before:rounded-[2px] before:bg-(--figure,var(--cobalt)) ${figureColors[figure] ?? ''}`}
            >
              {label} <b>{groupDigits(sumFigures(days, [figure]))}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-[0.88rem] leading-[1.4] text-quiet">{chart.explanation}</p>
    </figure>
  )
}

/** Width of a day, width of its bar and height of the chart, in units of the `viewBox`. */
const [dayWidth, barWidth, height] = [10, 8, 100]

function Bars({ chart, days }: { chart: Chart; days: FigureDay[] }) {
  const { bars, max } = createBars(days, chart)
  const scale = height / max
  return (
    <svg
      className="mt-2 block h-21 w-full border-b-[1.5px] border-edge"
      role="img"
      aria-label={describeChart(days, chart)}
      viewBox={`0 0 ${bars.length * dayWidth} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ day, label, parts }, position) => (
        <g key={day} className="group">
          <title>{label}</title>
          <rect
            className="fill-transparent group-hover:fill-wash"
            x={position * dayWidth}
            y={0}
            width={dayWidth}
            height={height}
          />
          {parts.map(
            ({ figure, from, count }) =>
              count > 0 && (
                <rect
                  key={figure}
                  className={`fill-(--figure,var(--cobalt)) forced-colors:fill-[CanvasText] ${figureColors[figure] ?? ''}`}
                  x={position * dayWidth + (dayWidth - barWidth) / 2}
                  y={height - (from + count) * scale}
                  width={barWidth}
                  height={count * scale}
                />
              ),
          )}
        </g>
      ))}
    </svg>
  )
}

const columns = charts.flatMap(({ title, series }) =>
  series.map(({ figure, label }) => ({ figure, label: title === 'Made by the bot' ? `Bot: ${label}` : label })),
)

/** The charts' figures as a table, newest day first. */
export const FigureTable = ({ days }: { days: FigureDay[] }) => (
  <div
    className="max-h-[34rem] overflow-auto rounded-box border border-line bg-sheet"
    // Focusable so that keyboard users can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    role="region"
    aria-label="Daily figures"
  >
    <table className="w-full text-[0.92rem] tabular-nums [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2">
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky start-0 top-0 z-2 min-w-[6.5rem] border-b border-line bg-sheet text-start align-bottom leading-[1.25] font-semibold text-quiet"
          >
            Day (UTC)
          </th>
          {columns.map(({ figure, label }) => (
            <th
              key={figure}
              scope="col"
              className="sticky top-0 z-1 min-w-[6.5rem] border-b border-line bg-sheet text-end align-bottom leading-[1.25] font-semibold text-quiet"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, figures }) => (
          <tr key={day} className="group">
            <th
              scope="row"
              className="sticky start-0 bg-sheet text-start font-medium whitespace-nowrap group-even:bg-glaze"
            >
              {formatDay(day)}
            </th>
            {columns.map(({ figure }) => (
              <td
                key={figure}
                className={`text-end whitespace-nowrap group-even:bg-glaze ${figures[figure] === 0 ? 'text-quiet' : ''}`}
              >
                {groupDigits(figures[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th
            scope="row"
            className="sticky start-0 bottom-0 border-t border-line bg-sheet text-start font-bold whitespace-nowrap"
          >
            All {days.length} days
          </th>
          {columns.map(({ figure }) => (
            <td
              key={figure}
              className="sticky bottom-0 border-t border-line bg-sheet text-end font-bold whitespace-nowrap"
            >
              {groupDigits(sumFigures(days, [figure]))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
)
