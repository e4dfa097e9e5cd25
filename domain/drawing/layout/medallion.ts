import { createChance } from '../chance.ts'
import { measure, place, pointsOf, scaleStamps } from '../fit.ts'
import { along, distance, grow, mix, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFlower, drawOneFlower } from '../parts/flower.ts'
import { drawInflorescence } from '../parts/inflorescence.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawRoot } from '../parts/root.ts'
import { drawSprig } from '../parts/sprig.ts'
import { drawStem } from '../parts/stem.ts'
import { drawPart } from '../parts/still-life.ts'
import { createPen, type Pen } from '../pen.ts'
import type { Picture } from '../picture.ts'
import type { Inflorescence, Leaf, Plant } from '../plant.schemas.ts'
import { drawLeafRosette, drawLeafWhorls } from './leaf-motifs.ts'
import { drawBloomSpray, drawFruitSpray, drawLeafBeside, isSolitary } from './spray-motifs.ts'

const size = 400
const radius = 190

/** Draws the motif by which one knows the plant, bold enough for 48 pixels, filling a round. */
export function layOutMedallion(slug: string, plant: Plant): Picture {
  const pen = createPen()
  const canvas: Canvas = { pen, chance: createChance(`${slug} medallion`), isBold: true }
  drawFrame(canvas, plant)
  motifs[plant.medallion.motif](canvas, plant)
  return fitRound(pen)
}

function fitRound(pen: Pen): Picture {
  const box = measure(pen.items, pen.stamps)
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const reach = Math.max(...pointsOf(pen.items, pen.stamps).map((point) => distance(point, middle)))
  const scale = radius / reach
  const placement = { scale, x: size / 2 - middle.x * scale, y: size / 2 - middle.y * scale }
  return {
    width: size,
    height: size,
    groups: [{ items: place(pen.items, placement), stamps: scaleStamps(pen.stamps, scale) }],
  }
}

/** Draws the leaves behind the motif. */
function drawFrame(canvas: Canvas, { leaf, medallion, inflorescence, fruit }: Plant): void {
  if (
    !leaf ||
    medallion.motif === 'bunch' ||
    medallion.motif === 'leaf' ||
    medallion.motif.startsWith('leaf ') ||
    medallion.motif.endsWith('sprig') ||
    medallion.motif === 'root'
  )
    return
  const main = medallion.motif === 'fruit' ? fruit : medallion.motif === 'inflorescence' ? inflorescence : undefined
  const isHanging = main?.posture === 'hanging'
  const turns = medallion.leaves === 1 ? [Math.PI - 0.75] : [-1.15, 1.15, -2, 2].slice(0, medallion.leaves)
  const stalk = leaf.stalk === 'none' ? 'none' : 'short'
  for (const turn of turns)
    drawLeaf(
      canvas,
      {
        ...leaf,
        stalk,
        teeth: Math.min(leaf.lobing ? 14 : 9, leaf.teeth),
        leaflets: Math.min(leaf.form === 'interrupted' ? 2 : 6, leaf.leaflets),
      },
      {
        frame: { x: 0, y: isHanging ? -50 : medallion.motif === 'flower' ? 165 : 60, angle: up + turn },
        length: frameLength(leaf, inflorescence),
        bend: Math.sign(turn) * -0.4,
      },
    )
}

function frameLength(leaf: Leaf, inflorescence?: Inflorescence): number {
  if (leaf.form === 'ternate' || leaf.form === 'palmate') return 130
  if (inflorescence && slender.has(inflorescence.type)) return 165
  return leaf.width > 0.7 ? 165 : 200
}
/** Narrow inflorescences, beside which large leaves would take the eye. */
const slender: ReadonlySet<Inflorescence['type']> = new Set(['slender spike', 'panicle', 'corymb'])

type DrawMotif = (canvas: Canvas, plant: Plant) => void

const motifs: Readonly<Record<Plant['medallion']['motif'], DrawMotif>> = {
  flower: (canvas, { flower, stem, medallion }) => {
    if (!flower) return
    if (medallion.leaves > 0)
      drawStem(canvas, stem, { curve: grow({ x: 0, y: 190, angle: up }, 190, 0.1), start: 13, end: 10 })
    drawFlower(canvas, flower, { x: 0, y: 0, angle: up }, 130)
  },
  inflorescence: drawBloomMotif,
  leaf: (canvas, plant) => {
    const { leaf, medallion } = plant
    if (!leaf) return
    if (medallion.beside !== 'none') drawLeafBeside(canvas, leaf, plant)
    else
      drawLeaf(
        canvas,
        { ...leaf, stalk: leaf.stalk === 'none' ? 'none' : 'short' },
        { frame: { x: 0, y: 0, angle: up + 0.45 }, length: 320, bend: -0.5 },
      )
  },
  'leaf pair': (canvas, { leaf }) => {
    if (leaf)
      for (const side of [-1, 1])
        drawLeaf(canvas, leaf, {
          frame: { x: 0, y: 0, angle: up + side * 0.5 },
          length: 300 + side * 20,
          bend: side * 0.35,
        })
  },
  bunch: drawBunch,
  'leaf rosette': drawLeafRosette,
  'leaf whorls': drawLeafWhorls,
  fruit: (canvas, plant) => {
    const { fruit } = plant
    if (!fruit) return
    const direction = fruit.posture === 'hanging' ? -up : up
    const start = { x: 0, y: fruit.posture === 'hanging' ? -120 : 120, angle: direction }
    if (fruit.cluster) return drawFruitSpray(canvas, plant, start)
    const count = isSolitary(fruit) ? 1 : Math.min(3, fruit.number)
    for (const place of range(count))
      drawFruitSpray(canvas, plant, turned(start, count === 1 ? 0 : mix(-0.8, 0.8, place / (count - 1))))
  },
  part: (canvas, plant) =>
    drawPart(canvas, plant, plant.part.kind === 'seeds' || plant.part.kind === 'berries' ? 130 : 300),
  sprig: (canvas, plant) => drawSprig(canvas, plant, 280),
  'leafy sprig': (canvas, plant) => drawSprig(canvas, { ...plant, inflorescence: undefined }, 280),
  root: (canvas, { leaf, root }) => {
    if (leaf)
      for (const turn of leaf.form === 'palmate' ? [-1, 1] : [-1.1, 1.1, -0.55, 0.55, 0])
        drawLeaf(
          canvas,
          { ...leaf, stalk: leaf.stalk === 'none' ? 'none' : 'short', teeth: Math.min(6, leaf.teeth) },
          { frame: { x: turn * 12, y: 0, angle: up + turn }, length: 190, bend: turn * 0.5 },
        )
    drawRoot(
      canvas,
      { type: root?.type ?? 'taproot', size: 'medium' },
      { x: 0, y: -6, angle: -up },
      root?.type === 'forked' ? 330 : 230,
      70,
    )
  },
}

function drawBloomMotif(canvas: Canvas, plant: Plant): void {
  const { flower, inflorescence, stem } = plant
  if (!flower || !inflorescence) return
  const isHanging = inflorescence.posture === 'hanging'
  if (!isHanging) drawStem(canvas, stem, { curve: grow({ x: 0, y: 150, angle: up }, 120, 0.05), start: 12, end: 10 })
  const isCandelabrum = inflorescence.type === 'slender spike' && stem.branches > 1
  const frame = { x: 0, y: isHanging ? -40 : 40, angle: isHanging ? -up : up }
  for (const turn of isCandelabrum ? [-0.5, 0.5, 0] : [0])
    drawBloomSpray(canvas, plant, turned(frame, turn), isCandelabrum ? { length: 290, share: 0.55 } : undefined)
}

/** Draws three flowering stalks from one foot. */
function drawBunch(canvas: Canvas, { flower, inflorescence, stem, leaf }: Plant): void {
  if (!flower || !inflorescence) return
  const bloom = { drawOne: drawOneFlower(flower), style: { ...inflorescence, flowers: 6 }, length: 150, radius: 26 }
  for (const turn of [-0.42, 0.42, 0]) {
    const stalk = grow({ x: turn * 20, y: 190, angle: up + turn }, 230 - Math.abs(turn) * 60, turn * -0.2)
    drawStem(canvas, stem, { curve: stalk, start: 10, end: 8 })
    canvas.pen.stamp('bunch bloom', turned(along(stalk, 1), -up), (pen) =>
      drawInflorescence({ ...canvas, pen }, { x: 0, y: 0, angle: up }, bloom),
    )
  }
  if (leaf)
    for (const turn of [-0.8, 0.8, -0.2, 0.24])
      drawLeaf(canvas, leaf, { frame: { x: 0, y: 194, angle: up + turn }, length: 130, bend: turn * 0.3 })
}
