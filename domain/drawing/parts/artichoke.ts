import { type Frame, mix, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a globe artichoke from the side: broad scales that overlap up to a tuft of florets. */
export function drawArtichoke(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen, isBold } = canvas
  for (const turn of steps(isBold ? 9 : 15).map((share) => mix(-0.5, 0.5, share)))
    pen.solid(petalOutline(turned(toFrame(frame, radius * 0.9), turn), 'narrow', radius * 0.75, radius * 0.09), {
      ...glazeOf(flower.tint),
      shadow: 1,
    })
  const rows = 5
  for (const row of range(rows)) {
    const height = mix(0.92, -0.04, row / (rows - 1))
    const half = radius * 0.72 * Math.sin(Math.PI * mix(0.24, 0.8, 1 - height * 0.86))
    for (const out of row % 2 === 0 ? [-1, 1, -0.36, 0.36] : [-0.78, 0.78, 0]) {
      const base = turned(toFrame(frame, radius * height * 0.95, out * half * 0.72), out * mix(0.85, 0.3, height))
      pen.stamp(`scale ${Math.abs(out) > 0.5}`, base, (inner) => drawScale(inner, canvas, radius, Math.abs(out) > 0.5))
    }
  }
}

/** Draws one fleshy scale with a notch of shade, from the origin to the right. */
function drawScale(pen: Pen, { isBold }: Canvas, radius: number, isShaded: boolean): void {
  const origin = { x: 0, y: 0, angle: 0 }
  pen.solid(petalOutline(origin, 'pointed', radius * 0.66, radius * 0.62), {
    glaze: isShaded ? 'shade' : 'wash',
    shadow: 2,
  })
  for (const out of isBold ? [0] : [-0.07, 0, 0.07])
    pen.line('vein', [toPoint(origin, radius * 0.3, out * radius), toPoint(origin, radius * 0.58, out * radius * 0.4)])
}
