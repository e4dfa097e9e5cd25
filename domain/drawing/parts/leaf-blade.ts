import {
  along,
  corner,
  ellipse,
  type Frame,
  grow,
  type Point,
  range,
  toFrame,
  toPoint,
  type Vertex,
} from '../geometry.ts'
import type { Leaf } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { halfWidth, leafEdge, palmateTips } from './leaf-outline.ts'

/** How one blade lies: `bend` of its midrib in radians, `turn` of its surface from -1 to 1, and the dark half. */
type Lie = { bend: number; turn: number }

/** Draws a simple blade that begins at the frame. Returns nothing; a stalk is drawn by `drawLeaf`. */
export function drawBlade(canvas: Canvas, frame: Frame, leaf: Leaf, length: number, lie: Lie): void {
  const { pen, chance, isBold } = canvas
  const midrib = grow(frame, length, lie.bend, chance, 6)
  const fullness = (side: 1 | -1) => 1 + side * lie.turn * 0.3
  const right = leafEdge(leaf, midrib, length, 1, fullness(1))
  const left = leafEdge(leaf, midrib, length, -1, fullness(-1))
  pen.solid([...right, ...left.toReversed().slice(1, -1)], { ...glazeOf(leaf.tint), shadow: length > 90 ? 3 : 2 })
  if (length > 50 || isBold) shadeHalf(canvas, leaf, midrib, [left, right])
  drawVeins(canvas, leaf, midrib, length, fullness)
  pen.brush(midrib.slice(0, -1), Math.max(2.5, length * 0.022), 1.2)
  drawSurface(canvas, leaf, midrib, length)
  if (leaf.marking) drawMarking(canvas, leaf, midrib, length)
}

/** Glazes the half of the blade that faces away from the light. It repeats the outline, which makes it almost free. */
function shadeHalf(
  { pen }: Canvas,
  leaf: Leaf,
  midrib: readonly Point[],
  [left, right]: readonly [Vertex[], Vertex[]],
): void {
  const isRight = Math.cos(along(midrib, 0.5).angle) > 0
  const edge = isRight ? right : left.toReversed()
  const inner = (isRight ? midrib.toReversed() : midrib).slice(1, -1)
  pen.area(leaf.tint === 'white' ? 'wash' : 'shade', [...edge, ...inner])
}

function drawVeins(
  canvas: Canvas,
  leaf: Leaf,
  midrib: readonly Point[],
  length: number,
  fullness: (side: 1 | -1) => number,
) {
  if (leaf.venation === 'midrib') return
  if (leaf.venation === 'parallel') return drawParallelVeins(canvas, leaf, midrib, length)
  if (leaf.venation === 'palmate') drawPalmateVeins(canvas, leaf, midrib, length)
  const veins = veinCount(canvas, leaf, length)
  for (const vein of range(veins))
    for (const side of [-1, 1] as const)
      drawSideVein(canvas, leaf, midrib, {
        length: length * fullness(side),
        share: (vein + 0.55) / (veins + 0.9),
        side,
      })
}

function veinCount({ isBold }: Canvas, { lobing, venation }: Leaf, length: number): number {
  if (venation === 'palmate') return isBold ? 2 : 3
  if (lobing?.type === 'pinnate') return lobing.lobes
  return isBold ? 4 : length < 60 ? 3 : length < 130 ? 5 : 7
}

type SideVein = { length: number; share: number; side: 1 | -1 }

function drawSideVein(
  { pen, chance }: Canvas,
  leaf: Leaf,
  midrib: readonly Point[],
  { length, share, side }: SideVein,
) {
  const target = Math.min(0.97, share + 0.16 * (1 - share * 0.5))
  const depth = leaf.lobing?.type === 'palmate' ? 0.5 : 0.9
  const reach = halfWidth(leaf, target) * length * depth * chance.between(0.92, 1)
  const start = along(midrib, share)
  const middle = toPoint(along(midrib, share + (target - share) * 0.38), 0, side * reach * 0.55)
  pen.line('vein', [{ x: start.x, y: start.y }, middle, toPoint(along(midrib, target), 0, side * reach)])
}

function drawPalmateVeins({ pen }: Canvas, leaf: Leaf, midrib: readonly Point[], length: number): void {
  const tips = leaf.lobing?.type === 'palmate' ? palmateTips(leaf, leaf.lobing) : fanTips(leaf)
  const start = along(midrib, 0.04)
  for (const { share, out } of tips)
    for (const side of [-1, 1]) {
      const tip = toPoint(along(midrib, share), 0, side * out * length)
      const middle = toPoint(along(midrib, 0.04 + (share - 0.04) * 0.45), 0, side * out * length * 0.55)
      pen.line('outline', [{ x: start.x, y: start.y }, middle, tip])
    }
}

const fanTips = (leaf: Leaf) =>
  [0.28, 0.6]
    .map((share) => ({ share, out: halfWidth(leaf, share) * 0.85 }))
    .concat({ share: 0.02, out: leaf.width * 0.36 })

function drawParallelVeins({ pen, isBold }: Canvas, leaf: Leaf, midrib: readonly Point[], length: number): void {
  const offsets = isBold ? [-0.5, 0.5] : [-0.66, -0.34, 0.34, 0.66]
  for (const offset of offsets)
    pen.line(
      'vein',
      [0.03, 0.3, 0.6, 0.93].map((share) => toPoint(along(midrib, share), 0, offset * halfWidth(leaf, share) * length)),
    )
}

/** Draws hairs, wrinkles or dots on the shaded half of the blade. */
function drawSurface({ pen, chance, isBold }: Canvas, leaf: Leaf, midrib: readonly Point[], length: number): void {
  if (isBold || length * leaf.width < 36 || leaf.surface === 'smooth' || leaf.surface === 'glossy') return
  const isDotted = leaf.surface === 'woolly' || leaf.surface === 'dotted' || leaf.surface === 'wrinkled'
  const side = Math.cos(along(midrib, 0.5).angle) > 0 ? 1 : -1
  for (let left = Math.min(isDotted ? 22 : 14, Math.round(length / 6)); left > 0; left -= 1) {
    const share = chance.between(0.12, 0.85)
    const out =
      side * chance.between(isDotted ? 0.1 : -0.8, 0.85) * halfWidth(leaf, share) * length * (leaf.lobing ? 0.6 : 1)
    const point = toPoint(along(midrib, share), 0, out)
    if (isDotted) pen.dot(point)
    else pen.line('vein', hair(point, chance.between(6, 11), along(midrib, share).angle + chance.between(-0.5, 0.5)))
  }
}

const hair = (point: Point, length: number, angle: number): Vertex[] => [point, toPoint({ ...point, angle }, length)]

function drawMarking({ pen }: Canvas, leaf: Leaf, midrib: readonly Point[], length: number): void {
  if (leaf.marking === 'dewdrop') {
    const drop = along(midrib, 0.1)
    const size = length * 0.055
    pen.solid(ellipse(drop, size, size, 6), { shadow: 3 })
    pen.area('shade', ellipse(toFrame(drop, -size * 0.2, size * 0.2), size * 0.75, size * 0.7, 6))
    return
  }
  const chevron = (middle: number, side: number) => toPoint(along(midrib, middle), 0, side * leaf.width * length * 0.36)
  const tip = (share: number) => corner(toPoint(along(midrib, share), 0))
  pen.area('paper', [chevron(0.4, -1), tip(0.62), chevron(0.4, 1), tip(0.52)])
}
