import { along, ellipse, type Frame, grow, toFrame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Draws the woody fruit of devil's claw: a flat body with long arms that end in barbed hooks. */
export function drawGrapple(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  const middle = toFrame(frame, length * 0.5)
  for (const turn of [-2.75, -2.1, -1.45, -0.85, -0.3, 0.3, 0.85, 1.45, 2.1, 2.75])
    drawArm(canvas, turned(middle, turn), length, turn)
  pen.solid(ellipse(middle, length * 0.22, length * 0.15), { ...glazeOf(fruit.tint), twice: true })
  for (const out of [-0.08, 0, 0.08])
    pen.line('outline', [
      toPoint(middle, -length * 0.17, out * length * 0.5),
      toPoint(middle, 0, out * length),
      toPoint(middle, length * 0.17, out * length * 0.5),
    ])
}

/** Draws one arm and the barbs at its end, which point back to the body. */
function drawArm({ pen, chance }: Canvas, frame: Frame, length: number, turn: number): void {
  const arm = grow(frame, length * chance.between(0.46, 0.54), Math.sign(turn) * 0.5, chance, 5)
  pen.brush(arm, length * 0.075, length * 0.03)
  for (const share of [0.62, 0.82, 1])
    for (const side of [-1, 1])
      pen.brush(
        grow(turned(along(arm, share), side * 1.9), length * 0.08, side * 0.8, undefined, 3),
        length * 0.03,
        1.5,
      )
}
