import UPlot from 'uplot'

import { daysBetween } from '#domain/days.ts'
import { scaleMax, scaleMin, scales } from '#domain/journal/journal.schemas.ts'
import { axisMarks } from '#domain/journal/trend-axis.ts'
import { type Trend, type trendSpots, withGaps } from '#domain/journal/trends.rules.ts'

import { dashes } from './scale-marks.tsx'
import { coloursOf } from './trend-colours.ts'
import { drawHerb, drawMarks } from './trend-painting.ts'

export type Drawing = { point: (spot: number) => void; destroy: () => void }

const scheme = matchMedia('(prefers-color-scheme: dark)')
const height = 300
const pixelsPerMark = 84
/** Maximum number of days or weeks that are drawn with a mark each. With more, they would be too narrow. */
const markedSpotsMax = 92

/**
 * Draws a trend into an element. Calls `onPoint` with the index of the data point under the pointer. The x axis is in
 * days.
 */
export function drawTrend(
  container: HTMLElement,
  trend: Trend,
  { spots, step }: ReturnType<typeof trendSpots>,
  herb: string | undefined,
  onPoint: (spot: number) => void,
): Drawing {
  const points = withGaps(spots, step)
  // Places a week's point in the middle of the week.
  const xs = points.map(({ date }) => daysBetween(trend.from, date) + (step - 1) / 2)
  const length = daysBetween(trend.from, trend.to)
  const positions = points.flatMap(({ spot }, position) => (spot ? [position] : []))
  const spotAt = new Map(positions.map((position, spot) => [position, spot]))
  let colours = coloursOf(container)
  const axis = { stroke: () => colours.quiet, font: '13px Figtree, sans-serif', ticks: { show: false } }
  const marks = () => axisMarks(trend.from, trend.to, Math.max(2, Math.floor(container.clientWidth / pixelsPerMark)))
  const isMarked = spots.length <= markedSpotsMax
  const chart = new UPlot(
    {
      width: container.clientWidth,
      height,
      padding: [8, 34, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: [Math.min(0, xs[0] ?? 0) - 0.5, Math.max(length - 1, xs.at(-1) ?? 0) + 0.5] },
        y: { range: [scaleMin - 0.8, scaleMax + 0.4] },
      },
      axes: [
        {
          ...axis,
          size: 34,
          grid: { show: false },
          splits: () => marks().map(({ date }) => daysBetween(trend.from, date)),
          values: () => marks().map(({ words }) => words),
        },
        { ...axis, size: 32, grid: { stroke: () => colours.line, width: 1 }, splits: () => [2, 4, 6, 8, 10] },
      ],
      series: [
        {},
        ...scales.map((scale) => ({
          stroke: () => colours[scale],
          width: isMarked ? 2 : 1.5,
          dash: [...dashes[scale]],
          points: { show: false },
        })),
      ],
      hooks: {
        drawAxes: [(plot) => herb !== undefined && drawHerb(plot, points, xs, step, herb, colours.herb)],
        drawSeries: [
          (plot, series) => {
            const scale = scales[series - 1]
            if (scale) drawMarks(plot, points, xs, scale, colours[scale], isMarked)
          },
        ],
        setCursor: [
          ({ cursor }) => {
            const spot = spotAt.get(cursor.idx ?? -1)
            if (spot !== undefined && cursor.event) onPoint(spot)
          },
        ],
      },
    },
    [xs, ...scales.map((scale) => points.map(({ spot }) => spot?.[scale] ?? null))],
    container,
  )
  const observer = new ResizeObserver(() => {
    if (container.clientWidth !== chart.width) chart.setSize({ width: container.clientWidth, height })
  })
  observer.observe(container)
  const repaint = () => {
    colours = coloursOf(container)
    chart.redraw()
  }
  scheme.addEventListener('change', repaint)
  return {
    point: (spot) => {
      const left = chart.valToPos(xs[positions[spot] ?? 0] ?? 0, 'x')
      chart.setCursor({ left, top: 0 }, false)
    },
    destroy: () => {
      observer.disconnect()
      scheme.removeEventListener('change', repaint)
      chart.destroy()
    },
  }
}
