import { along, grow, mix, type Point, range, toPoint, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawStem } from '../parts/stem.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf } from './growth.ts'
import { drawLiftedLeaf } from './lifted-leaf.ts'

/** Rooted node: its place on the ground, the size of its leaves, and how far each leans and rises. */
type Node = Point & { share: number; leaves: readonly (readonly [lean: number, rise: number])[]; blooms: number }

const nodes: readonly Node[] = [
  {
    x: 150,
    y: -150,
    share: 0.62,
    leaves: [
      [-0.35, 1.5],
      [0.4, 1.2],
      [0.05, 2],
    ],
    blooms: 0,
  },
  {
    x: -470,
    y: -60,
    share: 0.78,
    leaves: [
      [0.3, 1.5],
      [-0.62, 0.9],
      [-0.12, 1.95],
    ],
    blooms: 1,
  },
  {
    x: 530,
    y: -40,
    share: 0.66,
    leaves: [
      [-0.2, 1.5],
      [0.62, 0.95],
      [0.2, 2],
    ],
    blooms: 1,
  },
  {
    x: 0,
    y: 40,
    share: 1,
    leaves: [
      [-0.55, 1.25],
      [0.5, 1.35],
      [-0.14, 2.05],
      [0.22, 0.72],
      [-0.95, 0.62],
    ],
    blooms: 2,
  },
]
/** Young node at the end of a runner. */
const tip: Point = { x: 760, y: 50 }

/** Lays out a mother plant and daughters on runners, each rooted, with leaves of all ages; the far ones first. */
export function drawStolons(canvas: Canvas, plant: Plant): void {
  const { leaf, stem } = plant
  if (!leaf) return
  const [far, left, right, mother] = nodes as readonly [Node, Node, Node, Node]
  for (const [from, to] of [
    [mother, far],
    [mother, left],
    [mother, right],
    [right, tip],
  ] as const)
    drawStem(canvas, stem, { curve: sag(from, to), start: 13 * stem.thickness, end: 9 * stem.thickness })
  for (const turn of [-0.5, 0.45])
    drawLiftedLeaf(canvas, leaf, { ...tip, angle: up + turn }, lengthOf(leaf.size) * 0.24, 0.9)
  for (const node of [far, left, right, mother]) drawNode(canvas, plant, leaf, node)
}

/** Returns a runner that bows between two nodes. */
const sag = (from: Point, to: Point): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share) + Math.sin(share * Math.PI) * -34 + Math.sin(share * 2 * Math.PI) * 16,
  }))

function drawNode(canvas: Canvas, plant: Plant, leaf: Leaf, node: Node): void {
  drawRootlets(canvas, node)
  const length = lengthOf(leaf.size) * node.share
  for (const [lean, rise] of node.leaves.slice(0, 3))
    drawLiftedLeaf(canvas, leaf, { ...node, angle: up + lean }, length, rise)
  for (const bloom of range(node.blooms)) {
    const lean = (bloom === 0 ? 0.62 : -0.34) * Math.sign(node.x + 1)
    const stalk = grow({ ...node, angle: up + lean }, length * mix(0.62, 0.5, bloom), -lean * 0.5, canvas.chance, 4)
    canvas.pen.brush(stalk, 7, 5)
    drawBloom(canvas, plant, along(stalk, 1))
  }
  for (const [lean, rise] of node.leaves.slice(3))
    drawLiftedLeaf(canvas, leaf, { ...node, angle: up + lean }, length, rise)
}

function drawRootlets({ pen, chance }: Canvas, { x, y, share }: Node): void {
  for (const turn of [-0.7, -0.25, 0.2, 0.62]) {
    const start = { ...toPoint({ x, y, angle: 0 }, turn * 14), angle: -up + turn }
    pen.brush(grow(start, share * chance.between(90, 150), -turn * 1.2, chance, 5), 6, 1.5)
  }
}
