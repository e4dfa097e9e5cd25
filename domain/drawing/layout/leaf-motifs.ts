import { grow, range, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'

/** Draws the leaves of a shoot seen from above, the youngest in the middle. */
export function drawLeafRosette(canvas: Canvas, { leaf }: Plant): void {
  if (!leaf) return
  for (const { count, length, start } of rosetteRings)
    for (const place of range(count))
      drawLeaf(
        canvas,
        { ...leaf, stalk: 'none' },
        { frame: { x: 0, y: 0, angle: up + start + (place * 2 * Math.PI) / count }, length, bend: 0.04 },
      )
}

const rosetteRings = [
  { count: 4, length: 190, start: Math.PI / 4 },
  { count: 4, length: 132, start: 0 },
  { count: 2, length: 76, start: Math.PI / 4 },
] as const

/** Draws two rings of three leaves around a stem. */
export function drawLeafWhorls(canvas: Canvas, { leaf, stem }: Plant): void {
  drawStem(canvas, stem, { curve: grow({ x: 0, y: 200, angle: up }, 330, 0.05), start: 13, end: 9 })
  if (!leaf) return
  for (const { y, length, turns } of whorlRings)
    for (const turn of turns)
      drawLeaf(canvas, leaf, { frame: { x: 0, y, angle: up + turn }, length, bend: turn * 0.25 })
}

const whorlRings = [
  { y: -115, length: 165, turns: [-0.85, 0.85, 0] },
  { y: 70, length: 200, turns: [-1.2, 1.2, 0.35] },
] as const
