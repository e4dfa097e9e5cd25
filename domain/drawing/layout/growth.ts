import { along, type Frame, grow, mix, type Point, range, turned, up } from '../geometry.ts'
import type { DrawOne } from '../parts/bloom.ts'
import type { Canvas } from '../parts/canvas.ts'
import { clusterStyle } from '../parts/cluster-style.ts'
import { drawOneFlower } from '../parts/flower.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawInflorescence } from '../parts/inflorescence.ts'
import { drawLeaf } from '../parts/leaf.ts'
import type { Fruit, Leaf, Plant } from '../plant.schemas.ts'
import { sizeShares } from '../plant.words.ts'

/** Height in which the parts of a plant are laid out, before the drawing is fitted into its frame. */
export const plantHeight = 1250

export const lengthOf = (size: keyof typeof sizeShares): number => sizeShares[size] * plantHeight

const postures = { ascending: 0.62, spreading: 1.02, drooping: 1.55, arching: 0.75 } as const
const postureBends = { ascending: -0.25, spreading: 0.3, drooping: 0.7, arching: 1.1 } as const

/** Leaves along a stem: from which share of it to which, how many nodes, and how long the lowest and highest are. */
export type Foliage = { from: number; to: number; nodes: number; first: number; last: number }

/** Draws the leaves of a stem, the highest first, so that lower and nearer ones cover them. */
export function drawFoliage(
  canvas: Canvas,
  leaf: Leaf,
  curve: readonly Point[],
  { from, to, nodes, first, last }: Foliage,
): void {
  for (const node of range(nodes).toReversed()) {
    const share = mix(from, to, nodes === 1 ? 0.5 : node / (nodes - 1))
    const length = mix(first, last, nodes === 1 ? 0.5 : node / (nodes - 1))
    const here = along(curve, share)
    const isUpper = share > 0.4
    for (const { side, turn } of leavesAtNode(leaf, node)) {
      const opening = (postures[leaf.posture] + canvas.chance.between(-0.12, 0.12)) * turn
      drawLeaf(canvas, isUpper && leaf.upperForm ? { ...leaf, form: leaf.upperForm } : leaf, {
        frame: turned(here, side * opening),
        length: canvas.chance.vary(length * mix(0.8, 1, turn), 0.07),
        bend: side * postureBends[leaf.posture],
      })
    }
  }
}

/** Sides on which a node bears leaves; `turn` below 1 is a leaf that points more to the front or back. */
function leavesAtNode({ arrangement, form }: Leaf, node: number): { side: 1 | -1; turn: number }[] {
  if (arrangement === 'alternate') return [{ side: node % 2 === 0 ? 1 : -1, turn: 1 }]
  if (arrangement === 'spiral') return [{ side: node % 2 === 0 ? 1 : -1, turn: node % 3 === 0 ? 0.55 : 1 }]
  if (arrangement === 'whorled' && form === 'palmate')
    return [
      { side: 1, turn: 0.62 },
      { side: -1, turn: 0.7 },
      { side: 1, turn: 1.32 },
      { side: -1, turn: 1.26 },
    ]
  if (arrangement === 'whorled' || arrangement === 'tufted')
    return (arrangement === 'tufted' ? [0.2, 0.55] : [0.3, 0.68, 1]).flatMap((turn) => [
      { side: 1 as const, turn },
      { side: -1 as const, turn },
    ])
  if (arrangement !== 'opposite' || node % 2 === 0)
    return [
      { side: -1, turn: 1 },
      { side: 1, turn: 1 },
    ]
  const front = node % 4 === 1 ? 1 : -1
  return [
    { side: front, turn: 0.5 },
    { side: front === 1 ? -1 : 1, turn: 1.2 },
  ]
}

/**
 * Draws the plant's inflorescence at the end of a stem, as a copy of one of two variants. `share` makes it smaller on
 * side branches.
 */
export function drawBloom(canvas: Canvas, { flower, inflorescence }: Plant, frame: Frame, share = 1): void {
  if (!inflorescence || !flower) return
  const { pen, chance } = canvas
  const isHanging = inflorescence.posture === 'hanging'
  const outward = Math.sign(Math.cos(frame.angle))
  const lean = inflorescence.posture === 'nodding' ? 0.5 * outward : 0
  const angle = isHanging ? Math.PI / 2 - outward * chance.between(0.35, 0.7) : frame.angle + lean
  const drawnAngle = isHanging ? -up : up
  const bloom = {
    drawOne: drawOneFlower(flower),
    style: inflorescence,
    length: lengthOf(inflorescence.size),
    radius: lengthOf(flower.size) / 2,
  }
  pen.stamp(
    `bloom ${chance.side()}`,
    { ...frame, angle: angle - drawnAngle },
    (inner) => drawInflorescence({ ...canvas, pen: inner }, { x: 0, y: 0, angle: drawnAngle }, bloom),
    { scale: chance.vary(share, 0.06) },
  )
}

/** Draws the plant's fruits at the end of a stem or in an axil: a cluster, or a few on stalks of their own. */
export function drawFruits(canvas: Canvas, { fruit, stem }: Plant, frame: Frame): void {
  if (!fruit) return
  if (fruit.cluster) return drawFruitCluster(canvas, fruit, fruit.posture === 'hanging' ? hanging(frame) : frame)
  const count = Math.max(1, Math.min(4, Math.round(fruit.number / Math.max(1, stem.branches))))
  for (const place of range(fruit.position === 'axillary' ? 1 : count)) {
    const turn = count === 1 || fruit.position === 'axillary' ? 0.3 : mix(-0.7, 0.7, place / (count - 1))
    drawStalkedFruit(canvas, fruit, turned(frame, turn))
  }
}

const hanging = (frame: Frame): Frame => ({ ...frame, angle: Math.PI / 2 - Math.sign(Math.cos(frame.angle)) * 0.25 })

/** Draws fruits that stand together as an inflorescence does. */
function drawFruitCluster(canvas: Canvas, fruit: Fruit, frame: Frame): void {
  const length = lengthOf(fruit.size)
  const drawOne: DrawOne = (inner, place, radius) => drawFruit(inner, fruit, place, radius * 2)
  drawInflorescence(canvas, frame, {
    drawOne,
    style: clusterStyle(fruit),
    length: fruit.type === 'aggregate' ? length * 1.5 : Math.max(110, length * 3.4),
    radius: length / 2,
  })
}

function drawStalkedFruit(canvas: Canvas, fruit: Fruit, frame: Frame): void {
  const length = lengthOf(fruit.size)
  const fall = fruit.posture === 'hanging' ? hanging(frame).angle - frame.angle : 0
  const bend = Math.atan2(Math.sin(fall), Math.cos(fall))
  const stalk = grow(frame, Math.min(110, length * 0.7), bend, canvas.chance, 5)
  canvas.pen.brush(stalk, 9, 7)
  drawFruit(canvas, fruit, fruit.posture === 'hanging' ? hanging(along(stalk, 1)) : along(stalk, 1), length)
}
