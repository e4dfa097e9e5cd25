import { along, grow, mix, type Point, range, steps, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawFruit } from '../parts/fruit.ts'
import { drawStem } from '../parts/stem.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawBloom, drawFoliage, drawFruits, lengthOf, plantHeight } from './growth.ts'

type Branch = { curve: Point[] }

/** Lays out a herb with one leafy stem, its side branches and its flowers at their ends. Grows upward from the origin. */
export function drawUprightHerb(canvas: Canvas, plant: Plant): void {
  const { chance } = canvas
  const stem = grow(
    { x: 0, y: 0, angle: up - 0.04 * chance.side() },
    stemLength(plant),
    chance.between(0.1, 0.2) * chance.side(),
    chance,
    9,
  )
  const branches = growBranches(canvas, plant, stem)
  for (const branch of branches) drawBranch(canvas, plant, branch)
  drawStemLeaves(canvas, plant, stem)
  const thickness = 17 * plant.stem.thickness
  drawStem(canvas, plant.stem, {
    curve: bareTipCut(plant, stem),
    start: thickness,
    end: thickness * 0.55,
    joints: nodeShares(plant),
  })
  drawAxillaryFruits(canvas, plant, stem)
  drawAxillaryBlooms(canvas, plant, stem)
  drawBasalStalks(canvas, plant)
  if (plant.inflorescence?.position === 'terminal') drawBloom(canvas, plant, along(stem, 1))
  else if (!plant.inflorescence) drawFruits(canvas, plant, along(stem, 1))
}

/** Ends a stem at its highest leaves if no flower stands at its tip. */
const bareTipCut = ({ inflorescence, leaf }: Plant, stem: readonly Point[]): readonly Point[] =>
  inflorescence?.position === 'axillary' && leaf?.extent !== 'base'
    ? steps(10).map((share) => along(stem, share * 0.975))
    : stem

/** Share of a stem that bears leaves. */
export const extents = { 'whole stem': 1, 'lower half': 0.55, base: 0.2, top: 1 } as const

const stemLength = ({ inflorescence, leaf }: Plant) =>
  plantHeight * (leaf?.extent === 'top' ? 0.72 : 1) -
  (inflorescence && inflorescence.position !== 'axillary' ? lengthOf(inflorescence.size) * 0.8 : 0)

/** True if heads are so wide that branches have to lead them away from each other. */
const hasWideHeads = ({ flower, inflorescence }: Plant) =>
  inflorescence?.type === 'single' && flower !== undefined && lengthOf(flower.size) > 200

function growBranches({ chance }: Canvas, plant: Plant, main: readonly Point[]): Branch[] {
  const { stem } = plant
  return range(stem.branches).map((place) => {
    const position = stem.branches === 1 ? 0.7 : place / (stem.branches - 1)
    const side = place % 2 === 0 ? 1 : -1
    if (hasWideHeads(plant)) {
      const base = along(main, mix(0.26, 0.46, position))
      return { curve: grow(turned(base, side * 1.05), plantHeight * mix(0.46, 0.38, position), -side * 0.7, chance, 6) }
    }
    const share = mix(0.3, 0.68, position)
    const length = plantHeight * mix(0.5, 0.25, (share - 0.3) / 0.38) * chance.between(0.9, 1.05)
    return { curve: grow(turned(along(main, share), side * 0.72), length, -side * 0.55, chance, 6) }
  })
}

function drawBranch(canvas: Canvas, plant: Plant, { curve }: Branch): void {
  const { leaf, stem, inflorescence } = plant
  const isAxillary = inflorescence?.position === 'axillary'
  if (leaf && leaf.arrangement !== 'basal' && leaf.extent !== 'base')
    drawFoliage(canvas, leaf, curve, {
      from: 0.3,
      to: isAxillary ? 0.98 : 0.7,
      nodes: isAxillary ? 3 : 2,
      first: lengthOf(leaf.size) * 0.5,
      last: lengthOf(leaf.size) * 0.34,
    })
  drawStem(canvas, stem, { curve, start: 11 * stem.thickness, end: 8 * stem.thickness })
  if (plant.fruit?.cluster) return drawFruits(canvas, plant, along(curve, 1))
  for (const share of isAxillary ? [1, 0.63] : [1]) drawBloom(canvas, plant, along(curve, share), 0.8)
}

function drawStemLeaves(canvas: Canvas, { leaf, inflorescence }: Plant, stem: readonly Point[]): void {
  if (!leaf) return
  const top = inflorescence?.position === 'axillary' || !inflorescence ? 0.97 : 0.84
  const isBasal = leaf.arrangement === 'basal'
  drawFoliage(canvas, leaf, stem, {
    from: isBasal ? 0.01 : leaf.extent === 'top' ? 0.24 : 0.08,
    to: isBasal ? 0.12 : top * extents[leaf.extent],
    nodes: leaf.nodes,
    first: lengthOf(leaf.size),
    last: lengthOf(leaf.size) * (isBasal ? 0.8 : 0.42),
  })
}

/** Shares of the stem at which its leaves stand. */
const nodeShares = ({ leaf }: Plant) =>
  range(leaf?.nodes ?? 0).map((node) => mix(0.08, 0.97, node / Math.max(1, (leaf?.nodes ?? 0) - 1)))

/** True if flowers ring the stem at each node. */
const isRinged = (inflorescence: Plant['inflorescence']) =>
  inflorescence?.type === 'whorls' && inflorescence.position === 'axillary'

/** Returns the places between leaf and stem, from the top down: `count` nodes, after `skipped` ones. */
function axils({ leaf, inflorescence }: Plant, stem: readonly Point[], count: number, skipped = 0) {
  const nodes = leaf?.nodes ?? 6
  return range(count).flatMap((place) => {
    const node = nodes - 1 - ((place + skipped) % nodes)
    const share = mix(0.08, 0.97, node / Math.max(1, nodes - 1)) - 0.01
    if (isRinged(inflorescence)) return [{ place, frame: along(stem, share) }]
    const sides = leaf?.arrangement === 'opposite' ? [-1, 1] : [node % 2 === 0 ? 1 : -1]
    return sides.map((side) => ({ place, frame: turned(along(stem, share), side * 0.55) }))
  })
}

function drawAxillaryBlooms(canvas: Canvas, plant: Plant, stem: readonly Point[]): void {
  const { inflorescence, leaf } = plant
  if (inflorescence?.position !== 'axillary') return
  for (const { place, frame } of axils(plant, stem, inflorescence.number, leaf?.extent === 'base' ? 1 : 0))
    drawBloom(canvas, plant, frame, mix(0.65, 1, place / Math.max(1, inflorescence.number)))
  if (leaf?.extent === 'base') drawBloom(canvas, plant, along(stem, 1), 0.85)
}

function drawAxillaryFruits(canvas: Canvas, plant: Plant, stem: readonly Point[]): void {
  const { fruit, inflorescence, leaf } = plant
  if (fruit?.position !== 'axillary') return
  const skipped =
    inflorescence?.position === 'axillary'
      ? inflorescence.number
      : inflorescence
        ? Math.ceil((leaf?.nodes ?? 0) / 2)
        : 0
  for (const { frame } of axils(plant, stem, fruit.number, skipped)) {
    const stalk = grow(frame, lengthOf(fruit.size) * 0.16, 0, canvas.chance, 2)
    canvas.pen.brush(stalk, 7, 6)
    drawFruit(canvas, fruit, along(stalk, 1), lengthOf(fruit.size))
  }
}

/** Draws stalks that rise from the ground beside the leafy shoot and bear the flowers and fruits. */
function drawBasalStalks(canvas: Canvas, plant: Plant): void {
  if (plant.inflorescence?.position !== 'basal') return
  for (const [side, draw] of [
    [-1, drawBloom],
    [1, drawFruits],
  ] as const) {
    const stalk = grow(
      { x: side * 12, y: 0, angle: up + side * 1.05 },
      plantHeight * 0.12,
      side * -0.2,
      canvas.chance,
      4,
    )
    drawStem(canvas, plant.stem, { curve: stalk, start: 9, end: 7 })
    draw(canvas, plant, along(stalk, 1))
  }
}
