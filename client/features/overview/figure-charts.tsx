import { formatDay } from '#domain/date-in-words.ts'
import { groupDigits } from '#domain/figures.ts'
import { createBars, type Chart, charts, describeChart } from '#domain/overview/charts.ts'
import { describePreviousPeriod } from '#domain/overview/overview.messages.ts'
import { sumFigures } from '#domain/overview/overview.rules.ts'
import type { FigureDay } from '#domain/overview/overview.types.ts'

type ChartsProps = { days: FigureDay[]; previousDays: FigureDay[] | null }

export const FigureCharts = ({ days, previousDays }: ChartsProps) => (
  <div className="charts">
    {charts.map((chart) => (
      <FigureChart key={chart.title} chart={chart} days={days} previousDays={previousDays} />
    ))}
  </div>
)

function FigureChart({ chart, days, previousDays }: ChartsProps & { chart: Chart }) {
  const figures = chart.series.map(({ figure }) => figure)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="chart">
      <figcaption>
        <h3>{chart.title}</h3>
        <p className="chart-total">
          <b>{groupDigits(sumFigures(days, figures))}</b>{' '}
          {describePreviousPeriod(previousDays && sumFigures(previousDays, figures), days.length)}
        </p>
      </figcaption>
      <Bars chart={chart} days={days} />
      <p className="chart-days" aria-hidden>
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
      {chart.series.length > 1 && (
        <ul className="chart-legend">
          {chart.series.map(({ figure, label }) => (
            <li key={figure} data-figure={figure}>
              {label} <b>{groupDigits(sumFigures(days, [figure]))}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="chart-counts">{chart.explanation}</p>
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
      className="bars"
      role="img"
      aria-label={describeChart(days, chart)}
      viewBox={`0 0 ${bars.length * dayWidth} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ day, label, parts }, position) => (
        <g key={day}>
          <title>{label}</title>
          <rect className="bar-day" x={position * dayWidth} y={0} width={dayWidth} height={height} />
          {parts.map(
            ({ figure, from, count }) =>
              count > 0 && (
                <rect
                  key={figure}
                  data-figure={figure}
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
