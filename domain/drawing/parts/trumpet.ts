import { corner, ellipse, type Frame, range, toFrame, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a trumpet from the side, whose mouth turns a little to the viewer. */
export function drawTrumpet({ pen }: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward * radius, out * radius)
  pen.solid(
    [
      corner(at(0, -0.12)),
      at(0.5, -0.2),
      corner(at(1.25, -0.42)),
      corner(at(1.25, 0.42)),
      at(0.5, 0.2),
      corner(at(0, 0.12)),
    ],
    glazeOf(flower.tint),
  )
  for (const out of [-0.1, 0.1]) pen.line('vein', [at(0.2, out), at(1.1, out * 2.4)])
  const mouth = toFrame(frame, radius * 1.28)
  for (const petal of range(5)) {
    const outline = petalOutline(
      turned({ x: 0, y: 0, angle: 0 }, ((petal + 0.25) / 5) * 2 * Math.PI),
      'rounded',
      radius * 0.78,
      radius * 0.78,
    )
    pen.solid(slant(mouth, outline), { ...glazeOf(flower.tint), shadow: 1.5 })
  }
  pen.solid(ellipse(mouth, radius * 0.16, radius * 0.26, 6), { glaze: 'shade', twice: true, shadow: 0 })
}

/** Turns a flat outline around the origin into the view at a slant. */
const slant = (frame: Frame, outline: readonly Vertex[]): Vertex[] =>
  outline.map((vertex) => Object.assign(toPoint(frame, vertex.y * 0.6, vertex.x), { corner: vertex.corner === true }))
