import { along, grow, mix, range, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, drawFoliage, lengthOf, plantHeight } from './growth.ts'
import { extents } from './upright-herb.ts'

/** Lays out several stems that rise from one foot, each with its leaves and flowers. `stem.branches` counts those beside the first. */
export function drawClump(canvas: Canvas, plant: Plant): void {
  const { chance } = canvas
  const stems = plant.stem.branches + 1
  const spread = plant.stem.posture === 'sprawling' ? 0.95 : 0.34
  const order = range(stems).toSorted(
    (one, other) => Math.abs(other - (stems - 1) / 2) - Math.abs(one - (stems - 1) / 2),
  )
  for (const place of order) {
    const turn = stems === 1 ? 0 : mix(-1, 1, place / (stems - 1))
    const bloomLength = plant.inflorescence ? lengthOf(plant.inflorescence.size) * 0.8 : 0
    const length = (plantHeight - bloomLength) * (1 - 0.16 * Math.abs(turn)) * chance.between(0.9, 1.02)
    const curve = grow({ x: turn * 24, y: 0, angle: up + turn * spread }, length, turn * spread * -0.36, chance, 8)
    const { leaf, stem } = plant
    if (leaf)
      drawFoliage(canvas, leaf, curve, {
        from: 0.05,
        to: 0.86 * extents[leaf.extent],
        nodes: leaf.nodes,
        first: lengthOf(leaf.size),
        last: lengthOf(leaf.size) * 0.55,
      })
    drawStem(canvas, stem, { curve, start: 14 * stem.thickness, end: 9 * stem.thickness })
    drawBloom(canvas, plant, along(curve, 1), 1 - 0.12 * Math.abs(turn))
  }
}
