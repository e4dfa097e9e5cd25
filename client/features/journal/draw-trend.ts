import UPlot from 'uplot'

import { daysBetween } from '#domain/days.ts'
import { maxScale, minScale, scales } from '#domain/journal/journal.schemas.ts'
import { createAxisTicks } from '#domain/journal/trend-axis.ts'
import { type Trend, type createTrendPoints, insertGaps } from '#domain/journal/trends.rules.ts'

import { dashPatterns } from './scale-legend.tsx'
import { drawHerbBands, drawMarkers } from './trend-painting.ts'

export type TrendPlot = { selectPoint: (index: number) => void; destroy: () => void }

const colourScheme = matchMedia('(prefers-color-scheme: dark)')
const chartHeight = 300
const pixelsPerLabel = 84
/** Maximum number of days or weeks with a marker each. More markers would be too close together. */
const maxPointsWithMarkers = 92

/**
 * Draws a trend into an element. Calls `onHover` with the index of the data point under the pointer. The x axis is in
 * days.
 */
export function drawTrend(
  container: HTMLElement,
  trend: Trend,
  { points: trendPoints, step }: ReturnType<typeof createTrendPoints>,
  herb: string | undefined,
  onHover: (index: number) => void,
): TrendPlot {
  const linePoints = insertGaps(trendPoints, step)
  // Places a week's point in the middle of the week.
  const xValues = linePoints.map(({ date }) => daysBetween(trend.from, date) + (step - 1) / 2)
  const dayCount = daysBetween(trend.from, trend.to)
  const positions = linePoints.flatMap(({ trendPoint }, position) => (trendPoint ? [position] : []))
  const indexByPosition = new Map(positions.map((position, index) => [position, index]))
  let colours = readChartColours(container)
  const axisStyle = { stroke: () => colours.quiet, font: '13px Figtree, sans-serif', ticks: { show: false } }
  const getAxisLabels = () =>
    createAxisTicks(trend.from, trend.to, Math.max(2, Math.floor(container.clientWidth / pixelsPerLabel)))
  const hasMarkers = trendPoints.length <= maxPointsWithMarkers
  const chart = new UPlot(
    {
      width: container.clientWidth,
      height: chartHeight,
      padding: [8, 34, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: {
          time: false,
          range: [Math.min(0, xValues[0] ?? 0) - 0.5, Math.max(dayCount - 1, xValues.at(-1) ?? 0) + 0.5],
        },
        y: { range: [minScale - 0.8, maxScale + 0.4] },
      },
      axes: [
        {
          ...axisStyle,
          size: 34,
          grid: { show: false },
          splits: () => getAxisLabels().map(({ date }) => daysBetween(trend.from, date)),
          values: () => getAxisLabels().map(({ label }) => label),
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
        drawAxes: [(plot) => herb !== undefined && drawHerbBands(plot, linePoints, xValues, step, herb, colours.herb)],
        drawSeries: [
          (plot, series) => {
            const scale = scales[series - 1]
            if (scale) drawMarkers(plot, linePoints, xValues, scale, colours[scale], hasMarkers)
          },
        ],
        setCursor: [
          ({ cursor }) => {
            const index = indexByPosition.get(cursor.idx ?? -1)
            if (index !== undefined && cursor.event) onHover(index)
          },
        ],
      },
    },
    [xValues, ...scales.map((scale) => linePoints.map(({ trendPoint }) => trendPoint?.[scale] ?? null))],
    container,
  )
  const observer = new ResizeObserver(() => {
    if (container.clientWidth !== chart.width) chart.setSize({ width: container.clientWidth, height: chartHeight })
  })
  observer.observe(container)
  const repaint = () => {
    colours = readChartColours(container)
    chart.redraw()
  }
  colourScheme.addEventListener('change', repaint)
  return {
    selectPoint: (index) => {
      const left = chart.valToPos(xValues[positions[index] ?? 0] ?? 0, 'x')
      chart.setCursor({ left, top: 0 }, false)
    },
    destroy: () => {
      observer.disconnect()
      colourScheme.removeEventListener('change', repaint)
      chart.destroy()
    },
  }
}

/** Returns the CSS colours of the chart as the canvas needs them. */
function readChartColours(container: HTMLElement) {
  const probe = container.appendChild(document.createElement('span'))
  const readColour = (name: string) => {
    probe.className = name
    return getComputedStyle(probe).color
  }
  const colours = {
    mood: readColour('scale-mood'),
    energy: readColour('scale-energy'),
    sleep: readColour('scale-sleep'),
    herb: readColour('scale-herb'),
    quiet: readColour('text-quiet'),
    line: readColour('scale-grid'),
  }
  probe.remove()
  return colours
}
