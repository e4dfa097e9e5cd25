import type UPlot from 'uplot'

import type { Scale } from '#domain/journal/journal.schemas.ts'
import { calculateHerbShare, type LinePoint } from '#domain/journal/trends.rules.ts'

/**
 * Draws a band over each day on which the herb was taken. For weeks, the opacity is the share of such days. A solid
 * base shows the band to readers who can't see the colour.
 */
export function drawHerbBands(
  chart: UPlot,
  points: readonly LinePoint[],
  xValues: number[],
  step: number,
  herb: string,
  colour: string,
) {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.fillStyle = colour
  for (const [position, { trendPoint }] of points.entries()) {
    const share = trendPoint ? calculateHerbShare(trendPoint, herb) : 0
    if (share === 0) continue
    const x = xValues[position] ?? 0
    const left = Math.max(bbox.left, chart.valToPos(x - step / 2, 'x', true))
    const right = Math.min(bbox.left + bbox.width, chart.valToPos(x + step / 2, 'x', true))
    const width = Math.max(devicePixelRatio, right - left)
    ctx.globalAlpha = 0.18 * share
    ctx.fillRect(left, bbox.top, width, bbox.height)
    ctx.globalAlpha = Math.max(0.3, share)
    ctx.fillRect(left, bbox.top + bbox.height - 7 * devicePixelRatio, width, 7 * devicePixelRatio)
  }
  ctx.restore()
}

/** Draws a marker on every day. With too many days, marks only days without a line. */
export function drawMarkers(
  chart: UPlot,
  points: readonly LinePoint[],
  xValues: number[],
  scale: Scale,
  colour: string,
  hasMarkers: boolean,
) {
  const { ctx } = chart
  ctx.save()
  ctx.fillStyle = colour
  const size = (hasMarkers ? 4 : 2) * devicePixelRatio
  for (const [position, { trendPoint }] of points.entries()) {
    if (!trendPoint) continue
    const isIsolated = !points[position - 1]?.trendPoint && !points[position + 1]?.trendPoint
    if (hasMarkers || isIsolated)
      drawMarker(
        ctx,
        scale,
        chart.valToPos(xValues[position] ?? 0, 'x', true),
        chart.valToPos(trendPoint[scale], 'y', true),
        size,
      )
  }
  ctx.restore()
}

/**
 * Draws the marker of a scale around a point; each scale has its own shape. Coordinates and size are in canvas pixels.
 */
function drawMarker(ctx: CanvasRenderingContext2D, scale: Scale, x: number, y: number, size: number): void {
  ctx.beginPath()
  if (scale === 'mood') ctx.arc(x, y, size, 0, 2 * Math.PI)
  if (scale === 'energy') ctx.rect(x - size, y - size, 2 * size, 2 * size)
  if (scale === 'sleep') {
    ctx.moveTo(x, y - 1.3 * size)
    ctx.lineTo(x + 1.2 * size, y + size)
    ctx.lineTo(x - 1.2 * size, y + size)
    ctx.closePath()
  }
  ctx.fill()
}
