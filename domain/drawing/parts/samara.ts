import { ellipse, type Frame, range, toFrame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'

/** Draws the winged fruit of an elm: one seed in the middle of a round papery wing. */
export function drawSamara({ pen }: Canvas, _: Fruit, frame: Frame, length: number): void {
  const middle = toFrame(frame, length / 2)
  pen.solid(ellipse(middle, length * 0.5, length * 0.42), { shadow: 2 })
  for (const step of range(9)) {
    const arm = turned(middle, (step / 9) * 2 * Math.PI)
    pen.line('vein', [toPoint(arm, length * 0.18), toPoint(arm, length * 0.38)])
  }
  pen.solid(ellipse(middle, length * 0.16, length * 0.13, 6), { glaze: 'shade', twice: true, shadow: 1 })
}
