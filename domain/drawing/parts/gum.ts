import { corner, type Frame, mix, steps, toPoint, turned } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'

/** Draws a gum flower: a woody, ribbed top-shaped cup under a brush of stamens. */
export function drawGum({ pen, chance, isBold }: Canvas, _: Flower, frame: Frame, radius: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward * radius, out * radius)
  for (const share of steps(isBold ? 17 : 29)) {
    const turn = mix(-1.25, 1.25, share)
    const base = at(0.52, Math.sin(turn) * 0.3)
    const tip = toPoint(turned({ ...base, angle: frame.angle }, turn), radius * chance.between(0.6, 0.85))
    pen.line('outline', [base, tip])
    pen.dot(tip)
  }
  pen.solid(
    [
      corner(at(0, -0.1)),
      at(0.2, -0.26),
      corner(at(0.55, -0.46)),
      at(0.62, 0),
      corner(at(0.55, 0.46)),
      at(0.2, 0.26),
      corner(at(0, 0.1)),
    ],
    { glaze: 'shade', shadow: 2 },
  )
  for (const out of [-0.5, 0, 0.5]) pen.line('outline', [at(0.05, out * 0.16), at(0.55, out * 0.6)])
}
