import { corner, ellipse, type Frame, toFrame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Draws the winged fruit of an elm: one flat seed in a papery wing that is notched at its tip. */
export function drawSamara({ pen }: Canvas, { tint }: Fruit, frame: Frame, length: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  pen.solid(
    [
      corner(at(0, 0)),
      at(0.22, -0.32),
      at(0.62, -0.4),
      at(0.94, -0.2),
      corner(at(0.9, 0)),
      at(0.94, 0.2),
      at(0.62, 0.4),
      at(0.22, 0.32),
    ],
    { ...glazeOf(tint), shadow: 2 },
  )
  const seed = toFrame(frame, length * 0.46)
  for (const turn of [-2.4, -1.6, -0.9, 0.9, 1.6, 2.4])
    pen.line('vein', [toPoint(turned(seed, turn), length * 0.15), toPoint(turned(seed, turn), length * 0.3)])
  pen.line('outline', [at(0, 0), at(0.9, 0)])
  pen.solid(ellipse(seed, length * 0.15, length * 0.09, 6), { glaze: 'shade', twice: true, shadow: 0 })
}
