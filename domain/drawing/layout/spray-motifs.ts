import { along, type Frame, grow, turned, up } from '../geometry.ts'
import type { DrawOne } from '../parts/bloom.ts'
import type { Canvas } from '../parts/canvas.ts'
import { clusterStyle } from '../parts/cluster-style.ts'
import { drawOneFlower } from '../parts/flower.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawInflorescence } from '../parts/inflorescence.ts'
import { drawLeaf } from '../parts/leaf.ts'
import type { Fruit, Leaf, Plant } from '../plant.schemas.ts'
import { boldCount, flowerRadius } from './bold-sizes.ts'

/** Draws a leaf and, at an angle to it, flowers or fruits that leave the same point. Hanging ones hang with the leaf. */
export function drawLeafBeside(canvas: Canvas, leaf: Leaf, plant: Plant): void {
  const other = plant.medallion.beside === 'fruit' ? plant.fruit : plant.inflorescence
  const isNarrow = leaf.form === 'simple' && leaf.width < 0.25
  const isHanging = other?.posture === 'hanging' || (isNarrow && leaf.posture === 'drooping')
  const direction = isHanging ? -up : up
  const side = isHanging ? 1 : -1
  for (const leafSide of isNarrow ? [side, -side] : [side]) drawBoldLeaf(canvas, leaf, direction, leafSide)
  const frame = { x: 0, y: 0, angle: direction - side * (isNarrow ? 0 : isHanging ? 0.5 : 0.62) }
  if (plant.medallion.beside === 'fruit')
    for (const turn of plant.fruit?.type === 'beaked pod' ? [0.5, 0] : [0])
      drawFruitSpray(canvas, plant, turned(frame, turn))
  else drawBloomSpray(canvas, plant, frame)
}

function drawBoldLeaf(canvas: Canvas, leaf: Leaf, direction: number, side: number): void {
  drawLeaf(
    canvas,
    { ...leaf, stalk: leaf.stalk === 'none' ? 'none' : 'short', teeth: Math.min(leaf.lobing ? 20 : 12, leaf.teeth) },
    {
      frame: {
        x: 0,
        y: 0,
        angle: direction + side * (leaf.width < 0.25 ? 0.75 : leaf.form === 'palmate' ? 0.7 : 0.42),
      },
      length: leaf.form === 'simple' ? 300 : leaf.form === 'palmate' ? 270 : 230,
      bend: side * (leaf.width < 0.25 ? -0.9 : 0.3),
    },
  )
}

/** Draws a cluster of fruits, or one on a stalk. */
export function drawFruitSpray(canvas: Canvas, { fruit }: Plant, frame: Frame): void {
  if (!fruit) return
  const drawOne: DrawOne = (inner, spot, berry) => drawFruit(inner, fruit, spot, berry * 2)
  const style = clusterStyle(fruit)
  if (fruit.cluster)
    return drawInflorescence(canvas, frame, {
      drawOne,
      style: { ...style, flowers: Math.min(boldCount(style), style.flowers) },
      length: 240,
      radius: fruit.cluster === 'umbel' ? 26 : 38,
    })
  const stalk = grow(frame, 90, 0.15, canvas.chance, 4)
  canvas.pen.brush(stalk, 10, 8)
  drawFruit(canvas, fruit, along(stalk, 1), boldFruitLength(fruit))
}

/** Long fruits are drawn longer, and one that stands alone larger. */
function boldFruitLength({ type, number }: Fruit): number {
  if (type === 'peppercorns') return 300
  if (type === 'beaked pod') return 250
  return isSolitary({ type, number }) ? 210 : 150
}

/** True for a fruit of which one fills a round. */
export const isSolitary = ({ type, number }: Pick<Fruit, 'type' | 'number'>): boolean =>
  number === 1 || type === 'maize ear' || type === 'calyx'

/** `share` makes each flower smaller. */
type SprayStyle = { length: number; share: number }

/** Draws the plant's flowers. */
export function drawBloomSpray(
  canvas: Canvas,
  { flower, inflorescence }: Plant,
  frame: Frame,
  style?: SprayStyle,
): void {
  if (!flower || !inflorescence) return
  const { length, share } = style ?? { length: inflorescence.type === 'linden cyme' ? 270 : 230, share: 1 }
  drawInflorescence(canvas, frame, {
    drawOne: drawOneFlower(flower),
    style: { ...inflorescence, flowers: Math.min(boldCount(inflorescence), inflorescence.flowers) },
    length,
    radius: flowerRadius(inflorescence) * share,
  })
}
