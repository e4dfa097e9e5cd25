import { along, type Frame, grow, ribbon, toPoint } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws the swollen, layered foot of a tuft's shoot. */
export function drawSheath({ pen, chance }: Canvas, frame: Frame, length: number, width: number): void {
  const axis = grow(frame, length * chance.between(0.85, 1.05), 0.05, undefined, 5)
  pen.solid(
    ribbon(axis, (share) => width * (share < 0.15 ? 0.8 + share : 1.02 - share * 0.5), 7),
    { glaze: 'wash', shadow: 3 },
  )
  for (const offset of [-0.28, -0.08, 0.14, 0.3])
    pen.line(
      'vein',
      [0.02, 0.4, 0.94].map((share) => toPoint(along(axis, share), 0, offset * width * (1 - share * 0.5))),
    )
  pen.area(
    'shade',
    ribbon(
      axis.map((point) => ({ x: point.x + width * 0.24, y: point.y })),
      (share) => width * 0.34 * (1 - share * 0.5),
      5,
    ),
  )
  pen.brush(
    [
      toPoint(along(axis, 0.2), 0, -width * 0.5),
      toPoint(along(axis, 0.55), 0, 0),
      toPoint(along(axis, 0.98), 0, width * 0.22),
    ],
    4,
    2,
  )
}
