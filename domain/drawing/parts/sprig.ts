import { along, type Frame, grow, type Point, turned, up } from '../geometry.ts'
import type { Inflorescence, Leaf, Plant } from '../plant.schemas.ts'
import type { DrawOne } from './bloom.ts'
import type { Canvas } from './canvas.ts'
import { clusterStyle } from './cluster-style.ts'
import { drawOneFlower } from './flower.ts'
import { drawFruit } from './fruit.ts'
import { drawInflorescence } from './inflorescence.ts'
import { drawJointedShoot } from './jointed-shoot.ts'
import { drawLeaf } from './leaf.ts'
import { drawStem } from './stem.ts'

/** Draws the top of a shoot with its leaves and flowers. `length` is that of the leafy stem. */
export function drawSprig(canvas: Canvas, plant: Plant, length: number): void {
  const { leaf, stem, inflorescence } = plant
  if (stem.section === 'jointed') return drawJointedShoot(canvas, plant, length)
  const curve = grow({ x: 0, y: length * 0.6, angle: up - 0.05 }, length, 0.2, canvas.chance, 6)
  const isAxillary = inflorescence?.position === 'axillary'
  if (leaf)
    for (const node of nodesOf[leaf.arrangement]) drawNode(canvas, leaf, along(curve, node.share), { ...node, length })
  drawStem(canvas, stem, { curve, start: length * 0.046, end: length * 0.03 })
  const top = { ...along(curve, 1), angle: up + 0.12 }
  if (plant.fruit) return drawFruits(canvas, plant, curve, length)
  if (isAxillary || !inflorescence) {
    if (leaf) drawLeaf(canvas, { ...leaf, stalk: 'none' }, { frame: top, length: length * 0.4, bend: 0.1 })
    if (isAxillary) drawAxillaryBlooms(canvas, plant, curve, length)
  } else drawBlooms(canvas, plant, top, length)
}

type Node = { share: number; sides: readonly number[] }

const pairedNodes: readonly Node[] = [
  { share: 0.72, sides: [-1, 1] },
  { share: 0.32, sides: [-1, 1] },
]
const alternateNodes: readonly Node[] = [
  { share: 0.85, sides: [1] },
  { share: 0.62, sides: [-1] },
  { share: 0.4, sides: [1] },
  { share: 0.18, sides: [-1] },
]

const whorledNodes: readonly Node[] = [0.94, 0.76, 0.58, 0.4, 0.22, 0.06].map((share) => ({
  share,
  sides: [-0.4, 0.4, -1, 1],
}))
const tuftedNodes: readonly Node[] = [0.98, 0.79, 0.6, 0.41, 0.22].map((share) => ({
  share,
  sides: [-0.84, 0.84, -0.55, 0.55, -0.2, 0.2],
}))
const nodesOf: Readonly<Record<Leaf['arrangement'], readonly Node[]>> = {
  opposite: pairedNodes,
  basal: pairedNodes,
  alternate: alternateNodes,
  spiral: alternateNodes,
  whorled: whorledNodes,
  tufted: tuftedNodes,
}

function drawNode(canvas: Canvas, leaf: Leaf, here: Frame, { share, sides, length }: Node & { length: number }): void {
  const size = length * (0.68 - 0.28 * share) * (leaf.form === 'palmate' ? 0.75 : 1)
  for (const turn of sides.map((side) => side * 0.95))
    drawLeaf(
      canvas,
      { ...leaf, teeth: canvas.isBold ? Math.min(8, leaf.teeth) : leaf.teeth },
      {
        frame: turned({ ...here, angle: up }, turn),
        length: size,
        bend: Math.sign(turn) * 0.3,
      },
    )
}

/** Draws whorls around the stem, and other inflorescences at both sides of it. */
function drawAxillaryBlooms(canvas: Canvas, plant: Plant, curve: readonly Point[], length: number): void {
  const isHanging = plant.inflorescence?.posture === 'hanging'
  for (const { share, sides } of pairedNodes) {
    const here = along(curve, share)
    const size = length * (0.7 - share * 0.3)
    if (plant.inflorescence?.type === 'whorls') drawBlooms(canvas, plant, here, size * 1.6)
    else
      for (const side of sides)
        drawBlooms(canvas, plant, turned({ ...here, angle: up }, side * (isHanging ? 2.3 : 0.5)), size * 0.8)
  }
}

/** Draws fruits in a cluster at the tip, or in knots in the axils of leaves below the youngest leaf. */
function drawFruits(canvas: Canvas, { fruit, leaf }: Plant, curve: readonly Point[], length: number): void {
  if (!fruit) return
  const top = { ...along(curve, 1), angle: up + 0.12 }
  const drawOne: DrawOne = (inner, place, radius) => drawFruit(inner, fruit, place, radius * 2)
  if (fruit.cluster && fruit.position === 'terminal')
    return drawInflorescence(canvas, top, {
      drawOne,
      style: { ...clusterStyle(fruit), flowers: Math.min(9, fruit.number) },
      length: length * 0.4,
      radius: length * 0.08,
    })
  if (leaf) drawLeaf(canvas, { ...leaf, stalk: 'none' }, { frame: top, length: length * 0.4, bend: 0.1 })
  for (const { share, sides } of nodesOf[leaf?.arrangement ?? 'alternate'])
    for (const turn of [-0.8, 0, 0.8])
      drawFruit(canvas, fruit, turned(along(curve, share), (sides[0] ?? 1) * 0.7 + turn), length * 0.12)
}

/** Draws the flowers at the top, or around one node, in proportion to `length`. */
function drawBlooms(canvas: Canvas, { flower, inflorescence }: Plant, frame: Frame, length: number): void {
  if (!flower || !inflorescence) return
  const flowers = Math.min(flowerCount(canvas, inflorescence), inflorescence.flowers)
  drawInflorescence(canvas, frame, {
    drawOne: drawOneFlower(flower),
    style: { ...inflorescence, flowers },
    length: length * (isRing(inflorescence) ? 0.09 * flowers : 0.66),
    radius: length * flowerShare(inflorescence.type),
  })
}

/** Whorls around a node, which are not in a spike of their own. */
const isRing = ({ position, type }: Inflorescence) => position === 'axillary' && type === 'whorls'

/** Most flowers, or whorls, that are still distinct. */
function flowerCount({ isBold }: Canvas, inflorescence: Inflorescence): number {
  if (isRing(inflorescence)) return isBold ? 2 : 3
  return flowerCounts[inflorescence.type] ?? (inflorescence.gaps ? 4 : 5)
}
const flowerCounts: Partial<Record<Inflorescence['type'], number>> = { 'slender spike': 16, cluster: 13, panicle: 10 }
const flowerShares: Partial<Record<Inflorescence['type'], number>> = {
  panicle: 0.055,
  whorls: 0.155,
  'slender spike': 0.07,
  'forked cyme': 0.19,
  cluster: 0.17,
}
const flowerShare = (type: Inflorescence['type']) => flowerShares[type] ?? 0.11
