import { along, grow, mix, type Point, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawGrassShoot } from '../parts/grass-shoot.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import { drawBloom, lengthOf, plantHeight } from './growth.ts'

/** Lays out a grass: flowering culms with a blade at each node, or a tuft of leafy shoots. */
export function drawGrass(canvas: Canvas, plant: Plant): void {
  const { leaf, inflorescence } = plant
  if (!leaf) return
  if (inflorescence) for (const culm of culms.slice(0, inflorescence.number)) drawCulm(canvas, plant, leaf, culm)
  else for (const shoot of shoots) drawTuftShoot(canvas, plant, leaf, shoot)
}

/** Shoots of a tuft, those at the back first. */
const shoots = [
  { place: -0.7, share: 1 },
  { place: 0.75, share: 1.04 },
  { place: 0, share: 1.1 },
  { place: -1.3, share: 0.9 },
  { place: 1.3, share: 0.86 },
  { place: 0.32, share: 0.72 },
] as const

function drawTuftShoot(canvas: Canvas, { stem }: Plant, leaf: Leaf, { place, share }: (typeof shoots)[number]): void {
  const width = 66 * stem.thickness
  const side = place < 0 ? -1 : 1
  const blade = (turn: number, length: number, bend: number) => ({
    turn,
    length: bladeLength(leaf, length * share),
    bend: canvas.chance.vary(bend, 0.15),
  })
  drawGrassShoot(
    canvas,
    leaf,
    { x: place * width * 1.05, y: share < 0.8 ? 24 : 0, angle: up + place * 0.12 },
    {
      length: lengthOf('huge') * share,
      width,
      bend: place * 0.1,
      blades: [
        blade(-side * 0.14, 2.1, -side * 0.5),
        blade(side * 0.14, 2.4, side * 1.35),
        blade(side * 0.02, 2.9, side * 0.5),
      ],
    },
  )
}

const bladeLength = (leaf: Leaf, share: number) => lengthOf(leaf.size) * share

/** Culms from one foot: how far each leans and how tall it is. */
const culms = [
  { turn: 0.3, height: 0.62 },
  { turn: -0.34, height: 0.66 },
  { turn: -0.02, height: 0.86 },
] as const

function drawCulm(canvas: Canvas, plant: Plant, leaf: Leaf, { turn, height }: (typeof culms)[number]): void {
  const { chance, pen } = canvas
  const curve = grow({ x: turn * 70, y: 0, angle: up + turn * 0.6 }, plantHeight * height, turn * 0.5, chance, 8)
  drawBloom(canvas, plant, along(curve, 1), mix(0.8, 1, height))
  for (const [node, share] of [0.62, 0.38, 0.12].entries())
    drawClaspingBlade(canvas, leaf, curve, share, (node % 2 === 0 ? 1 : -1) * (turn < 0 ? -1 : 1))
  drawStem(canvas, plant.stem, { curve, start: 17, end: 9 })
  for (const share of [0.12, 0.38, 0.62]) {
    const here = along(curve, share)
    pen.brush([turned(here, 0), along(curve, share + 0.016)], 21 - share * 8, 20 - share * 8)
  }
}

/** Draws a blade that leaves the culm above its sheath and arches over. */
function drawClaspingBlade(canvas: Canvas, leaf: Leaf, curve: readonly Point[], share: number, side: number): void {
  drawLeaf(canvas, leaf, {
    frame: turned(along(curve, share + 0.14), side * 0.42),
    length: lengthOf(leaf.size) * mix(1.5, 1.05, share) * canvas.chance.between(0.94, 1.06),
    bend: side * mix(1.9, 1.3, share),
  })
}
