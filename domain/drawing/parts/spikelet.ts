import { type Frame, toPoint, turned } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a spikelet of a grass: a floret between two pointed glumes. */
export function drawSpikelet({ pen }: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const shadow = radius < 20 ? 0.5 : 1.5
  pen.solid(petalOutline(frame, 'pointed', radius * 1.7, radius * 0.5), { glaze: 'shade', shadow })
  for (const side of [-1, 1]) {
    const glume = turned(frame, side * 0.2)
    pen.solid(petalOutline(glume, 'pointed', radius * 1.9, radius * 0.62), { ...glazeOf(flower.tint), shadow })
    if (radius > 12)
      for (const out of [-0.1, 0.1])
        pen.line('vein', [toPoint(glume, radius * 0.3, out * radius), toPoint(glume, radius * 1.5, out * radius * 0.5)])
  }
}
