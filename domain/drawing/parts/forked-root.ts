import { along, type Frame, grow, mix, range, ribbon, toPoint, turned } from '../geometry.ts'
import { hatch } from '../pen.ts'
import type { Canvas } from './canvas.ts'

/** Draws a root with a ringed body, two arms and two legs, as of ginseng, below the scarred neck of past years' stems. */
export function drawForkedRoot(canvas: Canvas, frame: Frame, length: number): void {
  const body = grow(frame, length * 0.55, 0.08, undefined, 6)
  const width = length * 0.2
  for (const side of [-1, 1]) {
    drawLimb(canvas, turned(along(body, 0.42), side * 0.95), length * 0.42, width * 0.42, -side * 0.7)
    drawLimb(
      canvas,
      turned(along(body, 0.94), side * 0.42),
      length * mix(0.62, 0.54, (side + 1) / 2),
      width * 0.66,
      -side * 0.5,
    )
  }
  const outline = (share: number) => width * (share < 0.2 ? 0.42 + share * 2.6 : 1.04 - 0.25 * share)
  canvas.pen.solid(ribbon(body, outline, 9), { glaze: 'wash', shadow: 3 })
  hatch(canvas.pen, body, {
    from: 0.25,
    to: 0.95,
    count: canvas.isBold ? 5 : 14,
    inner: -width * 0.12,
    outer: -width * 0.42,
  })
  drawRings(canvas, body, width)
}

function drawRings({ pen, chance, isBold }: Canvas, body: ReturnType<typeof grow>, width: number): void {
  for (const ring of range(isBold ? 5 : 9)) {
    const here = along(body, 0.06 + ring * (isBold ? 0.1 : 0.055))
    const half = width * 0.44 * Math.min(1, 0.5 + ring * 0.12)
    pen.line('outline', [
      toPoint(here, 0, -half),
      toPoint(here, width * 0.06, 0),
      toPoint(here, 0, half * chance.between(0.5, 0.95)),
    ])
  }
}

function drawLimb({ pen, chance, isBold }: Canvas, frame: Frame, length: number, width: number, bend: number): void {
  const axis = grow(frame, length, bend, chance, 7)
  for (const place of range(isBold ? 2 : 5)) {
    const base = turned(
      along(axis, 0.45 + place * (isBold ? 0.3 : 0.12)),
      (place % 2 === 0 ? 1 : -1) * chance.between(0.5, 0.9),
    )
    pen.brush(grow(base, length * chance.between(0.16, 0.3), chance.between(-0.8, 0.8), chance, 4), 4.5, 1.5)
  }
  pen.solid(
    ribbon(axis, (share) => width * (1 - share) ** 0.7 + 3, 9),
    { glaze: 'wash', shadow: 3 },
  )
  for (const share of isBold ? [0.3, 0.5] : [0.22, 0.34, 0.46, 0.6])
    pen.line('outline', [
      toPoint(along(axis, share), 0, -width * 0.3 * (1 - share)),
      toPoint(along(axis, share), 0, width * 0.25 * (1 - share)),
    ])
}
