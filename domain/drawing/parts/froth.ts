import { along, grow, mix, range, toFrame, turned, type Frame } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/** Branches of a froth: those at the sides overtop the middle, as in meadowsweet. */
const branches = [
  { share: 0.02, turn: -0.75, reach: 0.8 },
  { share: 0.08, turn: 0.6, reach: 0.98 },
  { share: 0.2, turn: -0.4, reach: 0.78 },
  { share: 0.26, turn: 0.95, reach: 0.5 },
  { share: 0.34, turn: 0.25, reach: 0.42 },
] as const

/** Draws an uneven cloud of tiny flowers, whose side branches overtop the middle. */
export function drawFroth(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { pen, chance } = canvas
  const axis = grow(frame, bloom.length * 0.55, 0, chance, 5)
  pen.brush(axis, 7, 4)
  const tips = branches.map(({ share, turn, reach }) => {
    const branch = grow(turned(along(axis, share), turn), bloom.length * reach, -turn * 0.7, chance, 5)
    pen.brush(branch, 5, 3)
    return along(branch, 1)
  })
  for (const tip of [...tips, along(axis, 1)]) drawPuff(canvas, tip, bloom)
}

/** Draws the crowded flowers and buds of one branch, the outer ones first. */
function drawPuff(canvas: Canvas, tip: Frame, { drawOne, style, radius }: Bloom): void {
  const count = Math.max(4, Math.round(style.flowers / 6)) + (canvas.isBold ? 0 : 4)
  for (const place of range(count).toReversed()) {
    const reach = radius * 2.5 * Math.sqrt(place / count)
    const at = toFrame({ ...tip, angle: place * 2.399963 }, reach)
    drawOne(canvas, { ...at, angle: tip.angle }, radius * mix(1, 0.6, place / count))
  }
}
