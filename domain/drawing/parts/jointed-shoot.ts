import { along, grow, turned, up } from '../geometry.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import { drawLeaf } from './leaf.ts'
import { drawStem } from './stem.ts'

const joints = [0.06, 0.3, 0.54, 0.78, 0.98] as const

/** Draws the top of a jointed shoot with its whorls of thin branches, as of horsetail. */
export function drawJointedShoot(canvas: Canvas, { leaf, stem }: Plant, length: number): void {
  const curve = grow({ x: 0, y: length * 0.6, angle: up - 0.03 }, length, 0.1, undefined, 8)
  if (leaf)
    for (const share of joints.toReversed())
      drawWhorl(canvas, leaf, along(curve, share), length * (0.62 - 0.38 * share))
  drawStem(canvas, stem, { curve, start: length * 0.085, end: length * 0.04, joints })
}

function drawWhorl(canvas: Canvas, leaf: Leaf, frame: Parameters<typeof turned>[0], length: number): void {
  for (const turn of [0.35, 0.7, 1.05])
    for (const side of [-1, 1])
      drawLeaf(canvas, leaf, {
        frame: turned(frame, side * turn),
        length: length * (0.75 + 0.25 * turn),
        bend: -side * 0.3,
      })
}
