import { ellipse, type Frame, mix, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a bramble or raspberry: many small round fruits grown together over a star of sepals. */
export function drawAggregate(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen, chance } = canvas
  for (const turn of steps(5))
    pen.solid(petalOutline(turned(frame, mix(-1.9, 1.9, turn)), 'pointed', length * 0.42, length * 0.17), {
      glaze: 'wash',
      shadow: 1.5,
    })
  const rows = 6
  for (const row of range(rows).toReversed()) {
    const share = row / (rows - 1)
    const half = length * 0.36 * Math.sin(Math.PI * mix(0.32, 0.92, share)) ** 0.7
    const count = [3, 4, 5, 4, 3, 2][row] ?? 3
    for (const place of steps(count)) {
      const out = mix(-1, 1, place) * half + chance.between(-0.02, 0.02) * length
      const here = toFrame(frame, length * mix(0.14, 0.9, share), out)
      pen.stamp(`drupelet ${Math.round(length)}`, { ...here, angle: 0 }, (inner) =>
        drawDrupelet(inner, fruit, length * 0.135),
      )
    }
  }
}

function drawDrupelet(pen: Pen, fruit: Fruit, radius: number): void {
  const middle = { x: 0, y: 0, angle: 0 }
  pen.solid(ellipse(middle, radius, radius, 6), { ...glazeOf(fruit.tint), shadow: 1.5 })
  pen.area('paper', ellipse(toFrame(middle, -radius * 0.3, -radius * 0.35, -0.7), radius * 0.26, radius * 0.14, 5))
  pen.line('vein', [
    toPoint(middle, radius * 0.65, 0),
    toPoint(middle, radius * 0.45, radius * 0.5),
    toPoint(middle, 0, radius * 0.68),
  ])
}
