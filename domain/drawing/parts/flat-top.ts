import { along, type Frame, mix, range, steps, toFrame, toPoint, turned, up } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/** Draws stalks that leave the stem at several heights and lift their flowers to one level, as of yarrow. */
export function drawFlatTop(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { pen, chance } = canvas
  const { style, length } = bloom
  const groups = Math.max(5, Math.round(style.flowers / 4))
  const ends = steps(groups).map((place) => {
    const out = mix(-1, 1, place)
    const height = length * (0.72 - 0.14 * out * out - (Math.round(place * (groups - 1)) % 2) * 0.09)
    return { place: toFrame(frame, height, out * length * 0.62, out * 0.4), out }
  })
  pen.brush([toPoint(frame, 0), toPoint(frame, length * 0.15), toPoint(frame, length * 0.3)], 7, 5)
  for (const { out, place } of ends) {
    const start = toFrame(frame, length * 0.3 * (1 - Math.abs(out)))
    const middle = toPoint(start, length * 0.28, out * length * 0.42)
    pen.brush([toPoint(start, 0), middle, place], 5, 3.5)
  }
  for (const { place } of ends.toSorted((one, other) => Math.abs(other.out) - Math.abs(one.out)))
    drawGroup(canvas, turned(place, chance.between(-0.08, 0.08)), bloom)
}

/** Draws the flowers of one stalk, those at the back first. */
function drawGroup(canvas: Canvas, end: Frame, { drawOne, radius }: Bloom): void {
  const curve = [toPoint(end, 0), toPoint(end, radius)]
  for (const order of range(canvas.isBold ? 4 : 5)) {
    const turn = [-0.5, 0.6, -1.35, 1.35, 0][order] ?? 0
    const place = toFrame(turned(along(curve, 0), turn), radius * (order < 2 ? 1.3 : order < 4 ? 1 : 0.35))
    drawOne(canvas, { ...place, angle: mix(up, end.angle, 0.4) }, canvas.chance.vary(radius, 0.08))
  }
}
