import { along, grow, mix, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Lays out a stout culm, as of maize: long blades that clasp it and arch over, cobs in their axils, a tassel on top. */
export function drawCane(canvas: Canvas, plant: Plant): void {
  const { leaf, stem, fruit } = plant
  const curve = grow({ x: 0, y: 0, angle: up - 0.03 }, plantHeight * 0.86, 0.08, canvas.chance, 9)
  const nodes = leaf?.nodes ?? 6
  const start = 26 * stem.thickness
  drawBloom(canvas, plant, along(curve, 0.99))
  if (leaf) for (const node of range(nodes).filter((one) => one % 3 === 2)) drawClasping(canvas, leaf, curve, node)
  drawStem(canvas, stem, { curve, start, end: start * 0.4 })
  for (const node of range(nodes)) {
    const share = shareOf(node, nodes)
    canvas.pen.brush(
      [along(curve, share), along(curve, share + 0.008)],
      start * mix(1.1, 0.55, share),
      start * mix(1.1, 0.55, share),
    )
  }
  if (leaf) for (const node of range(nodes).filter((one) => one % 3 !== 2)) drawClasping(canvas, leaf, curve, node)
  for (const place of range(fruit?.number ?? 0)) {
    const side = place % 2 === 0 ? 1 : -1
    if (fruit)
      drawFruit(
        canvas,
        fruit,
        turned(along(curve, shareOf(4 - place * 2.5, nodes)), side * 0.46),
        lengthOf(fruit.size) * mix(0.82, 0.76, place),
      )
  }
}

const shareOf = (node: number, nodes: number) => mix(0.07, 0.86, node / (nodes - 1))

/** Draws a blade that rises from its node and falls over in a wide arch. */
function drawClasping(canvas: Canvas, leaf: Leaf, curve: ReturnType<typeof grow>, node: number): void {
  const share = shareOf(node, leaf.nodes)
  const side = node % 2 === 0 ? 1 : -1
  drawLeaf(canvas, leaf, {
    frame: turned(along(curve, share), side * mix(0.5, 0.34, share)),
    length: lengthOf(leaf.size) * mix(1.55, 0.95, share) * canvas.chance.between(0.95, 1.05),
    bend: side * canvas.chance.between(1.5, 1.9),
  })
}
