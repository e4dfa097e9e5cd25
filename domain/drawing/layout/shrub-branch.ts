import { along, type Frame, grow, mix, type Point, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, drawFoliage, drawFruits, lengthOf, plantHeight } from './growth.ts'

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
  const isAxillary = plant.inflorescence?.position === 'axillary'
  for (const [place, twig] of [...twigs, main].entries())
    if (isAxillary) drawAxillaryBlooms(canvas, plant, twig)
    else bearAtTip(canvas, plant, along(twig, 1), place)
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
      nodes: leaf.arrangement === 'whorled' ? Math.max(3, leaf.nodes - 3) : 3,
      first: lengthOf(leaf.size) * 0.85,
      last: lengthOf(leaf.size) * 0.65,
    })
  drawStem(
    canvas,
    { ...stem, surface: stem.surface === 'thorny' ? 'smooth' : stem.surface },
    { curve, start: width * stem.thickness, end: width * 0.5 * stem.thickness },
  )
}

/** Draws blooms along the upper half of a twig, the lowest last. */
function drawAxillaryBlooms(canvas: Canvas, plant: Plant, twig: readonly Point[]): void {
  const number = plant.inflorescence?.number ?? 1
  for (const place of range(number)) drawBloom(canvas, plant, along(twig, 0.92 - (0.5 * place) / number), 0.9)
}

/** Draws what a tip bears. A plant with flowers and fruits shows them in turn. */
function bearAtTip(canvas: Canvas, plant: Plant, frame: Frame, place: number): void {
  if (plant.inflorescence && !(plant.fruit && place % 2 === 0)) drawBloom(canvas, plant, frame)
  else drawFruits(canvas, plant, frame)
}
