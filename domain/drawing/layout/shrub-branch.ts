import { along, type Frame, grow, mix, type Point, range, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawLeaf } from '../parts/leaf.ts'
import { drawStem } from '../parts/stem.ts'
import { drawShoot } from '../parts/tea-leaf.ts'
import type { Leaf, Plant } from '../plant.schemas.ts'
import { drawBloom, drawFoliage, drawFruits, lengthOf, plantHeight } from './growth.ts'

/** Stretch of a branch that bears leaves, and how many nodes it has. */
type Bearer = { curve: Point[]; from: number; to: number; nodes: number }

/** Lays out a branch of a shrub or tree: a woody arch with leafy twigs that bear flowers or fruits. */
export function drawShrubBranch(canvas: Canvas, plant: Plant): void {
  const { leaf, stem } = plant
  const main: Bearer = { curve: growMain(canvas, stem.posture), from: 0.3, to: 0.97, nodes: leaf?.nodes ?? 3 }
  const count = Math.max(2, stem.branches)
  const twigs = range(count).map((place): Bearer => ({
    curve: growTwig(canvas, plant, main.curve, place, count),
    from: 0.28,
    to: 0.96,
    nodes: twigNodes(leaf),
  }))
  for (const twig of twigs) drawTwig(canvas, plant, twig, 13)
  if (leaf)
    drawFoliage(canvas, leaf, main.curve, { ...main, first: lengthOf(leaf.size), last: lengthOf(leaf.size) * 0.75 })
  for (const { curve } of [...twigs, main]) drawTipLeaf(canvas, plant, curve)
  const width = 26 * stem.thickness
  drawStem(canvas, stem, { curve: main.curve, start: width, end: width * 0.35 })
  const bearers = [...twigs, main]
  for (const [place, { curve }] of bearers.entries()) bearAtTip(canvas, plant, along(curve, 1), place)
  bearInAxils(canvas, plant, bearers)
}

/** Twigs with short leaves bear more of them. */
function twigNodes(leaf: Leaf | undefined): number {
  if (leaf?.arrangement === 'whorled') return Math.max(3, leaf.nodes - 3)
  return leaf?.arrangement === 'tufted' ? 7 : 3
}

const mainGrowths = {
  erect: { lean: 0.5, bend: -0.75 },
  sprawling: { lean: 0.9, bend: -0.75 },
  arching: { lean: -0.35, bend: 1.5 },
  drooping: { lean: 0.1, bend: 1.7 },
} as const

function growMain({ chance }: Canvas, posture: Plant['stem']['posture']): Point[] {
  const { lean, bend } = mainGrowths[posture]
  return grow({ x: 0, y: 0, angle: up + lean }, plantHeight * 0.95, bend, chance, 9)
}

function growTwig({ chance }: Canvas, { stem }: Plant, main: readonly Point[], place: number, twigs: number): Point[] {
  const side = place % 2 === 0 ? 1 : -1
  const share = mix(0.26, Math.min(0.78, 0.46 + twigs * 0.08), place / (twigs - 1))
  const start = turned(along(main, share), side * chance.between(0.62, 0.8))
  const length = plantHeight * mix(0.36, 0.22, place / (twigs - 1)) * (stem.posture === 'drooping' ? 1.25 : 1)
  if (stem.posture !== 'drooping') return grow(start, length, -side * 0.45, chance, 5)
  const fall = Math.PI / 2 - start.angle
  return grow(start, length, Math.atan2(Math.sin(fall), Math.cos(fall)) * 0.8, chance, 6)
}

function drawTwig(canvas: Canvas, plant: Plant, twig: Bearer, width: number): void {
  const { leaf, stem } = plant
  if (leaf)
    drawFoliage(canvas, leaf, twig.curve, {
      ...twig,
      first: lengthOf(leaf.size) * 0.85,
      last: lengthOf(leaf.size) * 0.65,
    })
  drawStem(
    canvas,
    { ...stem, surface: stem.surface === 'thorny' ? 'smooth' : stem.surface },
    { curve: twig.curve, start: width * stem.thickness, end: width * 0.5 * stem.thickness },
  )
}

/** Draws the youngest leaf at a tip that would be a bare stub. */
function drawTipLeaf(canvas: Canvas, { leaf, inflorescence, fruit, part }: Plant, curve: readonly Point[]): void {
  const isBearing = inflorescence?.position === 'terminal' || fruit?.position === 'terminal' || part.kind === 'shoot'
  if (!leaf || isBearing || leaf.arrangement === 'tufted') return
  drawLeaf(
    canvas,
    { ...leaf, stalk: leaf.stalk === 'none' ? 'none' : 'short' },
    { frame: along(curve, 0.97), length: lengthOf(leaf.size) * 0.65, bend: 0.3 },
  )
}

/** Draws blooms along the upper half of a twig, the lowest last. */
function drawBloomsAlong(canvas: Canvas, plant: Plant, twig: readonly Point[]): void {
  const number = plant.inflorescence?.position === 'axillary' ? plant.inflorescence.number : 0
  for (const place of range(number)) drawBloom(canvas, plant, along(twig, 0.92 - (0.5 * place) / number), 0.9)
}

/** Draws what a tip bears. A plant with flowers and fruits shows them in turn. */
function bearAtTip(canvas: Canvas, plant: Plant, frame: Frame, place: number): void {
  const bloom = plant.inflorescence?.position === 'terminal'
  const fruit = plant.fruit?.position === 'terminal'
  if (plant.part.kind === 'shoot' && plant.leaf) return drawShoot(canvas, plant.leaf, frame, lengthOf('large'))
  if (bloom && !(fruit && place % 2 === 0)) drawBloom(canvas, plant, frame)
  else if (fruit) drawFruits(canvas, plant, frame)
}

/** Draws flowers, then fruits, in the axils of leaves, spread over the branch and its twigs. */
function bearInAxils(canvas: Canvas, plant: Plant, bearers: readonly Bearer[]): void {
  const { inflorescence, fruit } = plant
  const blooms = inflorescence?.position === 'axillary' ? inflorescence.number : 0
  const fruits = fruit?.position === 'axillary' ? (fruit.cluster ? 4 : fruit.number) : 0
  if (plant.leaf?.arrangement === 'whorled') for (const { curve } of bearers) drawBloomsAlong(canvas, plant, curve)
  else for (const place of range(blooms)) drawBloom(canvas, plant, axilAt(bearers, place), 0.9)
  for (const place of range(fruits)) drawFruits(canvas, plant, axilAt(bearers, place + blooms))
}

/** Returns the axil of a leaf. Consecutive places lie on different branches, the next round further from the tip. */
function axilAt(bearers: readonly Bearer[], place: number): Frame {
  const { curve, from, to, nodes } = bearers[place % bearers.length] ?? { curve: [], from: 0, to: 1, nodes: 1 }
  const node = Math.max(0, nodes - 2 - Math.floor(place / bearers.length))
  const share = mix(from, to, nodes === 1 ? 0.5 : node / (nodes - 1))
  return turned(along(curve, share), (node % 2 === 0 ? 1 : -1) * 0.6)
}
