import { along, type Frame, grow, mix, type Point, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, drawFoliage, lengthOf, plantHeight } from './growth.ts'

/** Lays out a branch of a shrub or tree: a woody arch with leafy twigs that bear flowers or fruits. */
export function drawShrubBranch(canvas: Canvas, plant: Plant): void {
  const { chance } = canvas
  const main = grow({ x: 0, y: 0, angle: up + 0.5 }, plantHeight * 0.95, -0.75, chance, 9)
  const twigs = range(Math.max(2, plant.stem.branches)).map((place) =>
    growTwig(canvas, main, place, Math.max(2, plant.stem.branches)),
  )
  for (const twig of twigs) drawTwig(canvas, plant, twig, 13)
  const { leaf } = plant
  if (leaf)
    drawFoliage(canvas, leaf, main, {
      from: 0.3,
      to: 0.97,
      nodes: leaf.nodes,
      first: lengthOf(leaf.size),
      last: lengthOf(leaf.size) * 0.75,
    })
  const width = 26 * plant.stem.thickness
  drawStem(canvas, plant.stem, { curve: main, start: width, end: width * 0.35 })
  bearAtTip(canvas, plant, along(main, 1), plant.stem.branches)
}

function growTwig({ chance }: Canvas, main: readonly Point[], place: number, twigs: number): Point[] {
  const side = place % 2 === 0 ? 1 : -1
  const share = mix(0.26, 0.78, place / (twigs - 1))
  return grow(
    turned(along(main, share), side * chance.between(0.62, 0.8)),
    plantHeight * mix(0.36, 0.22, place / (twigs - 1)),
    -side * 0.45,
    chance,
    5,
  )
}

function drawTwig(canvas: Canvas, plant: Plant, curve: Point[], width: number): void {
  const { leaf, stem } = plant
  if (leaf)
    drawFoliage(canvas, leaf, curve, {
      from: 0.28,
      to: 0.96,
      nodes: 3,
      first: lengthOf(leaf.size) * 0.85,
      last: lengthOf(leaf.size) * 0.65,
    })
  drawStem(
    canvas,
    { ...stem, surface: stem.surface === 'thorny' ? 'smooth' : stem.surface },
    { curve, start: width * stem.thickness, end: width * 0.5 * stem.thickness },
  )
  bearAtTip(canvas, plant, along(curve, 1), 1)
}

/** Draws what a tip bears: the inflorescence, or fruits on stalks. `place` decides between them where a plant shows both. */
function bearAtTip(canvas: Canvas, plant: Plant, frame: Frame, place: number): void {
  const { fruit, inflorescence } = plant
  if (inflorescence && !(fruit && place === 1)) return drawBloom(canvas, plant, frame)
  if (!fruit) return
  const count = Math.max(1, Math.min(4, Math.round(fruit.number / Math.max(1, plant.stem.branches))))
  for (const stalkPlace of range(count)) {
    const turn = count === 1 ? 0.3 : mix(-0.7, 0.7, stalkPlace / (count - 1))
    const stalk = grow(turned(frame, turn), lengthOf(fruit.size) * 0.9, turn * 0.8, canvas.chance, 4)
    canvas.pen.brush(stalk, 9, 7)
    drawFruit(canvas, fruit, along(stalk, 1), lengthOf(fruit.size))
  }
}
