import { along, type Frame, grow, range, ribbon, steps, toPoint } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Draws a long, narrow, curved pod with a thin beak, as of fenugreek. */
export function drawBeakedPod({ pen, isBold }: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const axis = grow(frame, length, isBold ? -0.6 : 0.4, undefined, 9)
  const half = (share: number) =>
    length *
    (isBold ? 0.058 : 0.034) *
    (share < 0.72 ? Math.min(1, 0.4 + share * 6) : Math.max(0.16, (1 - share) * 3.2))
  pen.solid(
    ribbon(axis, (share) => half(share) * 2, 10),
    glazeOf(fruit.tint),
  )
  const seeds = isBold ? 6 : 9
  for (const seed of range(seeds)) {
    const share = 0.06 + (seed / seeds) * 0.68
    pen.line(
      'vein',
      steps(3).map((step) => toPoint(along(axis, share + step * 0.05), 0, (step - 0.5) * half(share) * 1.7)),
    )
  }
  pen.brush([toPoint(along(axis, -0.04), 0), toPoint(along(axis, 0.05), 0)], length * 0.02, length * 0.034)
}
