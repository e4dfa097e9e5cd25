import UPlot from 'uplot'

import { daysBetween } from '#domain/days.ts'
import { scaleMax, scaleMin, scales } from '#domain/journal/journal.schemas.ts'
import { axisMarks } from '#domain/journal/trend-axis.ts'
import { type Trend, type trendSpots, withGaps } from '#domain/journal/trends.rules.ts'

import { dashPatterns } from './scale-legend.tsx'
import { readChartColours } from './trend-colours.ts'
import { drawHerbBands, drawMarkers } from './trend-painting.ts'

export type TrendPlot = { selectSpot: (spot: number) => void; destroy: () => void }

const colourScheme = matchMedia('(prefers-color-scheme: dark)')
const height = 300
const pixelsPerLabel = 84
/** Maximum number of days or weeks that are drawn with a marker each. With more, they would be too narrow. */
const maxSpotsWithMarkers = 92

/**
 * Draws a trend into an element. Calls `onHover` with the index of the data point under the pointer. The x axis is in
 * days.
 */
export function drawTrend(
  container: HTMLElement,
  trend: Trend,
  { spots, step }: ReturnType<typeof trendSpots>,
  herb: string | undefined,
  onHover: (spot: number) => void,
): TrendPlot {
  const points = withGaps(spots, step)
  // Places a week's point in the middle of the week.
  const xValues = points.map(({ date }) => daysBetween(trend.from, date) + (step - 1) / 2)
  const dayCount = daysBetween(trend.from, trend.to)
  const spotPositions = points.flatMap(({ spot }, position) => (spot ? [position] : []))
  const spotAt = new Map(spotPositions.map((position, spot) => [position, spot]))
  let colours = readChartColours(container)
  const axisStyle = { stroke: () => colours.quiet, font: '13px Figtree, sans-serif', ticks: { show: false } }
  const getAxisLabels = () =>
    axisMarks(trend.from, trend.to, Math.max(2, Math.floor(container.clientWidth / pixelsPerLabel)))
  const hasMarkers = spots.length <= maxSpotsWithMarkers
  const chart = new UPlot(
    {
      width: container.clientWidth,
      height,
      padding: [8, 34, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: {
          time: false,
          range: [Math.min(0, xValues[0] ?? 0) - 0.5, Math.max(dayCount - 1, xValues.at(-1) ?? 0) + 0.5],
        },
        y: { range: [scaleMin - 0.8, scaleMax + 0.4] },
      },
      axes: [
        {
          ...axisStyle,
          size: 34,
          grid: { show: false },
          splits: () => getAxisLabels().map(({ date }) => daysBetween(trend.from, date)),
          values: () => getAxisLabels().map(({ words }) => words),
        },
        { ...axisStyle, size: 32, grid: { stroke: () => colours.line, width: 1 }, splits: () => [2, 4, 6, 8, 10] },
      ],
      series: [
        {},
        ...scales.map((scale) => ({
          stroke: () => colours[scale],
          width: hasMarkers ? 2 : 1.5,
          dash: [...dashPatterns[scale]],
          points: { show: false },
        })),
      ],
      hooks: {
        drawAxes: [(plot) => herb !== undefined && drawHerbBands(plot, points, xValues, step, herb, colours.herb)],
        drawSeries: [
          (plot, series) => {
            const scale = scales[series - 1]
            if (scale) drawMarkers(plot, points, xValues, scale, colours[scale], hasMarkers)
          },
        ],
        setCursor: [
          ({ cursor }) => {
            const spot = spotAt.get(cursor.idx ?? -1)
            if (spot !== undefined && cursor.event) onHover(spot)
          },
        ],
      },
    },
    [xValues, ...scales.map((scale) => points.map(({ spot }) => spot?.[scale] ?? null))],
    container,
  )
  const observer = new ResizeObserver(() => {
    if (container.clientWidth !== chart.width) chart.setSize({ width: container.clientWidth, height })
  })
  observer.observe(container)
  const repaint = () => {
    colours = readChartColours(container)
    chart.redraw()
  }
  colourScheme.addEventListener('change', repaint)
  return {
    selectSpot: (spot) => {
      const left = chart.valToPos(xValues[spotPositions[spot] ?? 0] ?? 0, 'x')
      chart.setCursor({ left, top: 0 }, false)
    },
    destroy: () => {
      observer.disconnect()
      colourScheme.removeEventListener('change', repaint)
      chart.destroy()
    },
  }
}
