import { corner, grow, mix, steps, toPoint, type Frame, type Vertex } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Draws a flower of the pea family from the side: standard, wings and keel. */
export function drawPea(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen } = canvas
  const side = Math.cos(frame.angle) >= 0 ? -1 : 1
  const at = (forward: number, out: number) => toPoint(frame, forward * radius, side * out * radius)
  pen.solid([corner(at(0.1, 0.1)), at(0.5, 0.5), at(1.05, 0.85), at(1.25, 0.55), at(1.1, 0.25), at(0.6, 0.05)], {
    ...glazeOf(flower.tint),
    shadow: 1.5,
  })
  pen.solid([corner(at(0.15, -0.1)), at(0.6, -0.35), at(1.1, -0.2), at(1.2, 0.08), at(0.8, 0.15), at(0.4, 0.1)], {
    glaze: 'wash',
    shadow: 1.5,
  })
  pen.solid(
    [
      corner(at(-0.1, -0.14)),
      at(0.2, -0.26),
      corner(at(0.42, -0.2)),
      corner(at(0.34, 0)),
      corner(at(0.42, 0.22)),
      at(0.15, 0.26),
      corner(at(-0.1, 0.14)),
    ],
    { glaze: 'shade', shadow: 1 },
  )
}

/** Draws a tube that opens into lobes. */
export function drawTubular(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * radius, out * radius)
  const lobes = steps(Math.min(5, flower.petals)).map((share) => mix(-0.85, 0.85, share))
  const mouth = lobes.flatMap((out): Vertex[] => [corner(at(0.8, out * 0.4 - 0.08)), corner(at(1.12, out * 0.62))])
  pen.solid([corner(at(0, -0.1)), at(0.4, -0.15), ...mouth, corner(at(0.8, 0.42)), at(0.4, 0.15), corner(at(0, 0.1))], {
    ...glazeOf(flower.tint),
    shadow: 1.5,
  })
  pen.solid(
    [
      corner(at(-0.05, -0.12)),
      corner(at(0.35, -0.2)),
      corner(at(0.28, 0)),
      corner(at(0.35, 0.2)),
      corner(at(-0.05, 0.12)),
    ],
    { glaze: 'shade', shadow: 1 },
  )
}

/** Draws a nodding bell. */
export function drawBell(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * radius, out * radius)
  const rim = [-0.6, -0.3, 0, 0.3, 0.6]
    .flatMap((out): Vertex[] => [corner(at(1.05, out)), at(0.94, out + 0.15)])
    .slice(0, -1)
  pen.solid(
    [corner(at(0, -0.15)), at(0.25, -0.5), at(0.75, -0.48), ...rim, at(0.75, 0.48), at(0.25, 0.5), corner(at(0, 0.15))],
    glazeOf(flower.tint),
  )
  for (const out of [-0.2, 0.05, 0.28])
    pen.line('vein', grow({ ...at(0.2, out), angle: frame.angle }, radius * 0.65, 0, undefined, 2))
}
