import { along, grow, mix, range, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'
import { drawLiftedLeaf } from './lifted-leaf.ts'

/** Lays out leaves that spread from the ground, with leafless stalks that bear the flowers. */
export function drawRosette(canvas: Canvas, plant: Plant): void {
  const { leaf, fruit } = plant
  if (leaf && leaf.stalk === 'long' && leaf.width > 0.8) return drawLiftedRosette(canvas, plant, leaf)
  const leaves = leaf?.nodes ?? 0
  drawLeaves(
    canvas,
    plant,
    range(leaves).filter((place) => place % 2 === 0),
    leaves,
  )
  const scapes = (plant.inflorescence?.number ?? 0) + (fruit?.number ?? 0)
  for (const place of range(scapes)) drawScape(canvas, plant, place, scapes)
  drawLeaves(
    canvas,
    plant,
    range(leaves).filter((place) => place % 2 === 1),
    leaves,
  )
}

/** Stalked round leaves: how far each leans and rises, those at the back first. */
const liftedLeaves = [
  [-0.42, 1.5],
  [0.5, 1.55],
  [-1.08, 1.35],
  [1.12, 1.3],
  [0.04, 1.02],
  [-0.72, 0.62],
  [0.78, 0.56],
] as const

/** Draws round leaves at different heights on stalks of their own, with the flowers between those at the back. */
function drawLiftedRosette(canvas: Canvas, plant: Plant, leaf: Leaf): void {
  const length = lengthOf(leaf.size)
  const drawAll = (leaves: readonly (readonly [number, number])[]) => {
    for (const [lean, rise] of leaves)
      drawLiftedLeaf(canvas, leaf, { x: lean * 20, y: 0, angle: up + lean }, length, rise)
  }
  const scapes = plant.inflorescence?.number ?? 0
  drawAll(liftedLeaves.slice(0, 2))
  for (const place of range(scapes)) drawScape(canvas, plant, place, scapes)
  drawAll(liftedLeaves.slice(2))
}

/** How wide the fan of leaves opens. */
const fans: Readonly<Record<Leaf['posture'], number>> = { ascending: 0.45, spreading: 1, drooping: 1, arching: 1 }

/** Draws the leaves at these places of the fan, the steepest first. */
function drawLeaves(canvas: Canvas, { leaf }: Plant, places: readonly number[], leaves: number): void {
  if (!leaf) return
  const turns = places.map(
    (place) =>
      fans[leaf.posture] * mix(-1.42, 1.42, leaves === 1 ? 0.5 : place / (leaves - 1)) +
      canvas.chance.between(-0.07, 0.07),
  )
  for (const turn of turns.toSorted((one, other) => Math.abs(one) - Math.abs(other)))
    drawLeaf(canvas, leaf, {
      frame: { x: turn * 14, y: -Math.abs(Math.cos(turn)) * 6, angle: up + turn * 0.8 },
      length: lengthOf(leaf.size) * canvas.chance.between(0.88, 1.05),
      bend: turn * 0.55,
    })
}

function drawScape(canvas: Canvas, plant: Plant, place: number, scapes: number): void {
  const { chance } = canvas
  const turn = scapes === 1 ? 0.05 : mix(-0.3, 0.3, place / (scapes - 1))
  const length = plantHeight * (0.72 - 0.16 * (place % 3)) * chance.between(0.95, 1.05)
  const curve = grow(
    { x: turn * 30, y: 0, angle: up + turn },
    length,
    turn * -0.4 + chance.between(-0.12, 0.12),
    chance,
    7,
  )
  const width = 17 * plant.stem.thickness
  drawStem(canvas, plant.stem, { curve, start: width, end: width * 0.75 })
  const end = along(curve, 1)
  if (plant.fruit && place >= (plant.inflorescence?.number ?? 0))
    drawFruit(canvas, plant.fruit, end, lengthOf(plant.fruit.size))
  else drawBloom(canvas, plant, end, 1 - 0.1 * (place % 3))
}
