import { corner, type Frame, steps, toPoint } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a hard, split chip of root with its bark along one edge. */
export function drawWoodChip({ pen, chance }: Canvas, frame: Frame, length: number): void {
  const half = length * chance.between(0.16, 0.22)
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * half)
  const slant = chance.between(-0.08, 0.08)
  pen.solid(
    [
      corner(at(-0.5, -1)),
      corner(at(-0.1, -1.12)),
      corner(at(0.5 + slant, -0.9)),
      corner(at(0.42, 0.1)),
      corner(at(0.5, 1)),
      corner(at(0.1, 0.9)),
      corner(at(-0.46, 1.05)),
      corner(at(-0.53, 0.2)),
    ],
    { glaze: 'wash', shadow: 4 },
  )
  pen.area('deep', [
    corner(at(-0.46, 1.05)),
    corner(at(0.1, 0.9)),
    corner(at(0.5, 1)),
    corner(at(0.48, 0.66)),
    corner(at(0.1, 0.6)),
    corner(at(-0.47, 0.74)),
  ])
  for (const out of steps(4))
    pen.line('vein', [
      at(-0.42, -0.8 + out * 1.2),
      at(chance.between(-0.1, 0.1), -0.86 + out * 1.2),
      at(0.36, -0.75 + out * 1.15),
    ])
}
