import { along, type Frame, grow, mix, type Point, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Shoot that trails over the ground: its direction from the root, its length and its bend. */
type Shoot = { turn: number; reach: number; bend: number; nodes: number; blooms: readonly number[] }
const shoots: readonly Shoot[] = [
  { turn: -0.5, reach: 0.62, bend: -0.7, nodes: 3, blooms: [1] },
  { turn: 0.42, reach: 0.74, bend: 0.8, nodes: 4, blooms: [1, 2] },
  { turn: -1.3, reach: 0.78, bend: 0.5, nodes: 4, blooms: [] },
  { turn: 1.36, reach: 0.66, bend: 0.36, nodes: 3, blooms: [1] },
]

/** Lays out shoots that trail from one crown to all sides, the far ones first, with a fruit on one of them. */
export function drawTrailing(canvas: Canvas, plant: Plant): void {
  for (const [place, shoot] of shoots.entries()) {
    const curve = grow(
      { x: shoot.turn * 12, y: 0, angle: up + shoot.turn },
      plantHeight * shoot.reach,
      shoot.bend,
      canvas.chance,
      8,
    )
    const { thickness } = plant.stem
    if (place === 2) bearFruit(canvas, plant, along(curve, 0.5))
    drawLeaves(canvas, plant, curve, shoot)
    drawStem(canvas, plant.stem, { curve, start: 17 * thickness, end: 7 * thickness })
    for (const node of shoot.blooms) drawAxillaryBloom(canvas, plant, nodeAt(curve, node, shoot.nodes), shoot.turn)
  }
}

const nodeAt = (curve: readonly Point[], node: number, nodes: number) =>
  along(curve, mix(0.28, 0.98, node / (nodes - 1)))

function drawLeaves(canvas: Canvas, { leaf }: Plant, curve: readonly Point[], { nodes }: Shoot): void {
  if (!leaf) return
  for (const node of range(nodes).toReversed())
    for (const side of [-1, 1])
      drawLeaf(canvas, leaf, {
        frame: turned(nodeAt(curve, node, nodes), side * canvas.chance.between(0.75, 1.15)),
        length: lengthOf(leaf.size) * mix(0.92, 0.5, node / nodes) * canvas.chance.between(0.9, 1.06),
        bend: side * 0.35,
      })
}

/** Draws a flower on its own stalk, clear of the leaves beside it. */
function drawAxillaryBloom(canvas: Canvas, plant: Plant, node: Frame, turn: number): void {
  const angle = up + turn * 0.45
  const stalk = grow({ ...node, angle }, lengthOf('medium') * 0.8, 0.1, canvas.chance, 3)
  canvas.pen.brush(stalk, 8, 7)
  drawBloom(canvas, plant, along(stalk, 1))
}

function bearFruit(canvas: Canvas, { fruit }: Plant, node: Frame): void {
  if (!fruit) return
  const stalk = grow({ ...node, angle: -up + 0.3 }, lengthOf(fruit.size) * 0.62, 0.2, canvas.chance, 3)
  canvas.pen.brush(stalk, 9, 8)
  drawFruit(canvas, fruit, along(stalk, 1), lengthOf(fruit.size))
}
