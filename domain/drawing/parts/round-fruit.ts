import { ellipse, type Frame, range, toFrame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Draws a berry that ends in a flat round rim, the scar of its flower, as of bilberry. */
export function drawCrownedBerry(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  const radius = length / 2
  const still = drawBall(canvas, fruit, frame, radius)
  pen.area('paper', ellipse(toFrame(still, -radius * 0.42, -radius * 0.2, -0.9), radius * 0.2, radius * 0.09, 6))
  const crown = toFrame(frame, radius * 1.56)
  pen.solid(ellipse(crown, radius * 0.24, radius * 0.5), { glaze: 'shade', shadow: 1.5 })
  pen.solid(ellipse(toFrame(crown, radius * 0.05), radius * 0.13, radius * 0.34), {
    glaze: 'shade',
    twice: true,
    shadow: 0,
  })
  pen.dot(toPoint(crown, radius * 0.06))
}

/** Draws an orange: round and pitted, with the scar of its stalk. */
export function drawOrange(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen, chance, isBold } = canvas
  const radius = length / 2
  const still = drawBall(canvas, fruit, frame, radius)
  for (let left = isBold ? 14 : 36; left > 0; left -= 1)
    pen.dot(toPoint(turned(still, chance.between(-0.8, 2.6)), radius * chance.between(0.25, 0.9)))
  for (const ray of range(5)) {
    const arm = turned(toFrame(frame, radius * 0.12), (ray / 5) * 2 * Math.PI)
    pen.brush([toPoint(arm, 0), toPoint(arm, radius * 0.16)], radius * 0.09, 2)
  }
}

/** Draws a ball in front of the end of its stalk, shaded at the lower right. Returns its middle. */
function drawBall({ pen }: Canvas, fruit: Fruit, frame: Frame, radius: number): Frame {
  const still = { ...toPoint(frame, radius), angle: 0 }
  pen.solid(ellipse(still, radius, radius * 0.97), { ...glazeOf(fruit.tint), shadow: 2.5 })
  pen.area('shade', [
    toPoint(still, radius * 0.92, -radius * 0.2),
    toPoint(still, radius * 0.6, radius * 0.72),
    toPoint(still, -radius * 0.4, radius * 0.86),
    toPoint(still, radius * 0.35, radius * 0.38),
  ])
  return still
}
