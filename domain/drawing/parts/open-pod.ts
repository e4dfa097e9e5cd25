import { corner, ellipse, type Frame, steps, toFrame, toPoint } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Draws a three-angled capsule, as of cardamom: papery, streaked along its length, with a short beak. */
export function drawTrigonousCapsule({ pen, isBold }: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  pen.brush([at(-0.1, 0), at(0.06, 0)], length * 0.06, length * 0.05)
  pen.solid(capsuleOutline(at), { ...glazeOf(fruit.tint), shadow: 3 })
  pen.area('shade', [corner(at(0.02, 0.03)), at(0.4, 0.08), corner(at(0.96, 0.02)), at(0.75, 0.19), at(0.4, 0.235)])
  pen.line('outline', [at(0.02, 0.01), at(0.4, 0.09), at(0.96, 0.01)])
  for (const out of isBold ? [-0.12, 0.0] : [-0.16, -0.11, -0.06, 0, 0.14, 0.19])
    pen.line('vein', [at(0.08, out * 0.5), at(0.42, out), at(0.9, out * 0.4)])
}

type At = (forward: number, out: number) => { x: number; y: number }

const capsuleOutline = (at: At) => [
  corner(at(0, -0.04)),
  at(0.15, -0.17),
  at(0.42, -0.235),
  at(0.75, -0.17),
  corner(at(0.97, -0.03)),
  corner(at(1.06, 0)),
  corner(at(0.97, 0.03)),
  at(0.75, 0.17),
  at(0.42, 0.235),
  at(0.15, 0.17),
  corner(at(0, 0.04)),
]

/** Draws the capsule split open over two rows of angular seeds. */
export function drawOpenCapsule(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  pen.solid(capsuleOutline(at), { ...glazeOf(fruit.tint), shadow: 3 })
  pen.solid(
    [corner(at(0.08, 0)), at(0.3, -0.16), at(0.62, -0.16), corner(at(0.92, 0)), at(0.62, 0.16), at(0.3, 0.16)],
    {
      shadow: 0,
    },
  )
  for (const out of [-0.075, 0.075])
    for (const forward of steps(4))
      drawCardamomSeed(canvas, toFrame(frame, length * (0.26 + forward * 0.46), length * out), length * 0.075)
}

export function drawCardamomSeed({ pen, chance }: Canvas, frame: Frame, radius: number): void {
  const rough = steps(7).slice(1)
  pen.solid(
    rough.map((share) =>
      corner(toPoint({ ...frame, angle: share * 2 * Math.PI }, radius * chance.between(0.85, 1.15))),
    ),
    { glaze: 'shade', twice: true, shadow: 1.5 },
  )
  pen.area('paper', ellipse(toFrame(frame, radius * 0.2, -radius * 0.2), radius * 0.28, radius * 0.1, 5))
}
