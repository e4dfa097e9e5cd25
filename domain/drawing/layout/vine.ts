import { along, type Point, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem, drawTendril } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Lays out a climbing stem that winds upward, with leaves, flowers and tendrils at its nodes. */
export function drawVine(canvas: Canvas, plant: Plant): void {
  const { leaf, stem, inflorescence } = plant
  const curve = windUp(canvas)
  const nodes = leaf?.nodes ?? 5
  const nodeAt = (node: number) => along(curve, 0.08 + (0.84 * node) / Math.max(1, nodes - 1))
  for (const node of range(nodes)) {
    const side = node % 2 === 0 ? 1 : -1
    if (stem.tendrils)
      drawTendril(canvas, turned(nodeAt(node), -side * 0.9), lengthOf('large') * canvas.chance.between(0.75, 1))
    if (!leaf) continue
    const sides = leaf.arrangement === 'opposite' ? [-1, 1] : [side]
    for (const leafSide of sides)
      drawLeaf(canvas, leaf, {
        frame: { ...nodeAt(node), angle: up + leafSide * canvas.chance.between(1.05, 1.35) },
        length: lengthOf(leaf.size) * (1.08 - (0.45 * node) / nodes),
        bend: leafSide * 0.5,
      })
  }
  const width = 15 * stem.thickness
  drawStem(canvas, stem, { curve, start: width, end: width * 0.4 })
  const fruits = plant.fruit?.number ?? 0
  for (const place of range(inflorescence?.number ?? fruits)) {
    const node = Math.min(nodes - 1, 1 + place)
    const side = node % 2 === 0 ? -1 : 1
    const frame = nodeAt(node)
    drawFlowerStalk(canvas, plant, frame, side)
  }
}

function windUp({ chance }: Canvas): Point[] {
  const sway = chance.side() * 130
  return range(13).map((step) => ({
    x: Math.sin((step / 12) * Math.PI * 2.2) * sway * (1 - step / 40),
    y: (-step / 12) * plantHeight,
  }))
}

/** Draws a flower or a hanging group on a stalk beside the node. */
function drawFlowerStalk(canvas: Canvas, plant: Plant, frame: Readonly<Point>, side: 1 | -1): void {
  const isHanging = (plant.inflorescence ?? plant.fruit)?.posture === 'hanging'
  const from = { ...frame, angle: up + side * 1.1 }
  const reach = lengthOf('medium') * 0.8
  const stalk = range(5).map((step) => ({
    x: from.x + side * reach * (step / 4),
    y:
      from.y +
      (isHanging ? 0.25 : -0.55) * reach * (step / 4) ** (isHanging ? 2 : 0.8) -
      (isHanging ? 20 * Math.sin((Math.PI * step) / 4) : 0),
  }))
  canvas.pen.brush(stalk, 8, 6)
  const end = { ...along(stalk, 1), angle: up + side * 0.25 }
  if (plant.inflorescence) drawBloom(canvas, plant, end)
  else if (plant.fruit) drawFruit(canvas, plant.fruit, { ...end, angle: -up }, lengthOf(plant.fruit.size))
}
