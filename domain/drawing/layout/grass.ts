import { along, grow, mix, range, ribbon, toPoint, up } from '../geometry.ts'
import type { Plant } from '../plant.schemas.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Lays out a tuft: long blades that rise from sheathing bases and arch over. */
export function drawGrass(canvas: Canvas, plant: Plant): void {
  const { leaf, inflorescence } = plant
  const blades = leaf?.nodes ?? 0
  for (const culm of range(inflorescence?.number ?? 0)) drawCulm(canvas, plant, culm, inflorescence?.number ?? 1)
  for (const order of range(blades)) {
    const share = blades === 1 ? 0.5 : order / (blades - 1)
    const place = order % 2 === 0 ? share : 1 - share
    const turn = mix(-0.55, 0.55, place) + canvas.chance.between(-0.05, 0.05)
    if (leaf) drawLeaf(canvas, leaf, { frame: { x: turn * 150, y: -lengthOf('medium') * (1.2 - Math.abs(turn)), angle: up + turn * 0.55 }, length: lengthOf(leaf.size) * 2.4 * canvas.chance.between(0.85, 1.05), bend: turn * 2.6 + canvas.chance.side() * 0.1 })
  }
  const bases = Math.max(2, Math.round(blades / 3))
  for (const base of range(bases)) drawSheath(canvas, plant, mix(-1, 1, base / (bases - 1)))
}

/** Draws the swollen, layered foot of a tuft's shoot. */
function drawSheath({ pen, chance }: Canvas, { stem }: Plant, place: number): void {
  const width = 46 * stem.thickness
  const axis = grow({ x: place * width * 1.35, y: 0, angle: up + place * 0.16 }, lengthOf('large') * chance.between(0.85, 1.05), place * 0.05, undefined, 5)
  pen.solid(ribbon(axis, (share) => width * (share < 0.15 ? 0.8 + share : 1.02 - share * 0.5), 7), { glaze: 'wash', shadow: 3 })
  for (const offset of [-0.28, -0.08, 0.14, 0.3]) pen.line('vein', [0.02, 0.4, 0.94].map((share) => toPoint(along(axis, share), 0, offset * width * (1 - share * 0.5))))
  pen.area('shade', ribbon(axis.map((point) => ({ x: point.x + width * 0.24, y: point.y })), (share) => width * 0.34 * (1 - share * 0.5), 5))
  pen.brush([toPoint(along(axis, 0.2), 0, -width * 0.5), toPoint(along(axis, 0.55), 0, 0), toPoint(along(axis, 0.98), 0, width * 0.22)], 4, 2)
}

function drawCulm(canvas: Canvas, plant: Plant, culm: number, culms: number): void {
  const turn = culms === 1 ? 0.1 : mix(-0.3, 0.3, culm / (culms - 1))
  const curve = grow({ x: turn * 60, y: 0, angle: up + turn }, plantHeight * 0.8, turn * 0.8, canvas.chance, 7)
  drawStem(canvas, plant.stem, { curve, start: 12, end: 7 })
  drawBloom(canvas, plant, along(curve, 1))
}
