import { along, grow, mix, range, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawSheath } from '../parts/sheath.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Lays out a tuft: long blades that rise from sheathing bases and arch over. */
export function drawGrass(canvas: Canvas, plant: Plant): void {
  const { leaf, inflorescence } = plant
  const blades = leaf?.nodes ?? 0
  for (const culm of range(inflorescence?.number ?? 0)) drawCulm(canvas, plant, culm, inflorescence?.number ?? 1)
  for (const order of range(blades)) {
    const share = blades === 1 ? 0.5 : order / (blades - 1)
    const place = order % 2 === 0 ? share : 1 - share
    const turn = mix(-0.4, 0.4, place) + canvas.chance.between(-0.05, 0.05)
    if (leaf)
      drawLeaf(canvas, leaf, {
        frame: { x: turn * 150, y: -lengthOf('medium') * (1.2 - Math.abs(turn)), angle: up + turn * 0.35 },
        length: lengthOf(leaf.size) * 2.4 * canvas.chance.between(0.85, 1.05),
        bend: turn * 1.7 + canvas.chance.side() * 0.12,
      })
  }
  const bases = Math.max(2, Math.round(blades / 3))
  for (const base of range(bases)) {
    const place = mix(-1, 1, base / (bases - 1))
    const width = 46 * plant.stem.thickness
    drawSheath(canvas, { x: place * width * 1.35, y: 0, angle: up + place * 0.16 }, lengthOf('large'), width)
  }
}

function drawCulm(canvas: Canvas, plant: Plant, culm: number, culms: number): void {
  const turn = culms === 1 ? 0.1 : mix(-0.3, 0.3, culm / (culms - 1))
  const curve = grow({ x: turn * 60, y: 0, angle: up + turn }, plantHeight * 0.8, turn * 0.8, canvas.chance, 7)
  drawStem(canvas, plant.stem, { curve, start: 12, end: 7 })
  drawBloom(canvas, plant, along(curve, 1))
}
