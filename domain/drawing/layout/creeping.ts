import { along, type Frame, grow, mix, type Point, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Lays out runners that creep to both sides, with leaves that rise from their nodes. Rooting nodes have rootlets. */
export function drawCreeping(canvas: Canvas, plant: Plant): void {
  for (const side of [-1, 1] as const) {
    const runner = grow({ x: 0, y: 0, angle: up + side * 1.25 }, plantHeight * 0.52, side * 0.5, canvas.chance, 8)
    drawNodes(canvas, plant, runner, side)
    drawStem(canvas, plant.stem, { curve: runner, start: 14 * plant.stem.thickness, end: 8 * plant.stem.thickness })
    if (!plant.root) drawRootlets(canvas, plant, runner)
    bearFruits(canvas, plant, runner, side)
  }
}

const shareOf = (node: number, nodes: number) => mix(0.04, 0.98, (node + 0.5) / nodes)

function drawNodes(canvas: Canvas, plant: Plant, runner: readonly Point[], side: 1 | -1): void {
  const { leaf, inflorescence } = plant
  if (!leaf) return
  const nodes = range(leaf.nodes).map((node) => ({
    node,
    here: { ...along(runner, shareOf(node, leaf.nodes)), angle: up + side * mix(-0.1, 0.5, node / leaf.nodes) },
  }))
  for (const { node, here } of nodes)
    drawRisingLeaf(
      canvas,
      leaf,
      turned(here, canvas.chance.between(-0.15, 0.15)),
      side,
      mix(1.05, 0.6, node / leaf.nodes),
    )
  for (const { here } of nodes.slice(0, inflorescence?.number ?? 0)) {
    const stalk = grow(turned(here, side * 0.35), lengthOf('medium'), -side * 0.3, canvas.chance, 3)
    canvas.pen.brush(stalk, 7, 5)
    drawBloom(canvas, plant, along(stalk, 1))
  }
}

/** Draws a leaf that a long stalk lifts from the ground. */
function drawRisingLeaf(canvas: Canvas, leaf: Leaf, frame: Frame, side: 1 | -1, share: number): void {
  const length = lengthOf(leaf.size) * share
  const stalk = grow(
    frame,
    leaf.stalk === 'long' ? length * canvas.chance.between(0.7, 1.5) : 1,
    side * 0.2,
    undefined,
    4,
  )
  if (leaf.stalk === 'long') canvas.pen.brush(stalk, 9, 7)
  drawLeaf(canvas, leaf, { frame: along(stalk, 1), length, bend: side * 0.3 })
}

function drawRootlets({ pen, chance }: Canvas, { leaf }: Plant, runner: readonly Point[]): void {
  const nodes = leaf?.nodes ?? 3
  for (const node of range(nodes))
    for (const turn of [-0.5, 0, 0.5]) {
      const frame = { ...along(runner, shareOf(node, nodes)), angle: -up + turn }
      pen.brush(grow(frame, lengthOf('small') * chance.between(0.7, 1), -turn, chance, 4), 5, 2)
    }
}

function bearFruits(canvas: Canvas, { fruit }: Plant, runner: readonly Point[], side: 1 | -1): void {
  if (!fruit) return
  for (const place of range(Math.ceil(fruit.number / 2))) {
    const stalk = grow({ ...along(runner, 0.45 + place * 0.3), angle: -up - side * 0.3 }, lengthOf(fruit.size) * 0.3, 0)
    canvas.pen.brush(stalk, 8, 6)
    drawFruit(canvas, fruit, along(stalk, 1), lengthOf(fruit.size))
  }
}
