import { type Frame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws the fleshy calyx of roselle, whose pointed lobes close round the capsule above a collar of narrow bracts. */
export function drawCalyx({ pen, isBold }: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const sepals = [
    { turn: 0, reach: 0.9, width: 0.5 },
    { turn: -0.4, reach: 0.98, width: 0.44 },
    { turn: 0.4, reach: 0.98, width: 0.44 },
    { turn: -0.16, reach: 0.86, width: 0.46 },
    { turn: 0.2, reach: 0.82, width: 0.44 },
  ]
  for (const { turn, reach, width } of sepals) {
    const sepal = turned(frame, turn)
    pen.solid(petalOutline(sepal, 'pointed', length * reach, length * width), glazeOf(fruit.tint))
    for (const out of isBold ? [0] : [-0.09, 0, 0.09])
      pen.line('outline', [
        toPoint(sepal, length * 0.1, out * length * 0.4),
        toPoint(sepal, length * 0.45, out * length),
        toPoint(sepal, length * reach * 0.9, out * length * 0.2),
      ])
  }
  for (const turn of [-1.5, 1.5, -0.9, 0.9, -0.3, 0.3])
    pen.solid(petalOutline(turned(frame, turn), 'pointed', length * 0.26, length * 0.09), { glaze: 'shade', shadow: 1 })
}
