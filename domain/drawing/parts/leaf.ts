import {
  along,
  distance,
  type Frame,
  grow,
  mix,
  range,
  ribbon,
  roundSize,
  toFrame,
  toPoint,
  turned,
} from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Leaf } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { drawFeathery, drawThreads } from './feathery-leaf.ts'
import { drawBlade } from './leaf-blade.ts'
import type { LeafPlace } from './leaf-place.ts'
import { petalOutline } from './petal.ts'

const stalkShares = { none: 0, short: 0.14, winged: 0.26, medium: 0.3, long: 0.5, sheath: 0.3 } as const

/** Draws a leaf whose stalk begins at the frame. */
export function drawLeaf(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const stalk = grow(frame, length * stalkShares[leaf.stalk], bend * 0.4, undefined, 3)
  const start = leaf.stalk === 'none' ? frame : along(stalk, 1)
  if (leaf.stalk !== 'none') canvas.pen.brush(stalk, Math.max(4, length * 0.04), Math.max(3, length * 0.025))
  if (leaf.stalk === 'sheath') drawLeafSheath(canvas, frame, length)
  if (leaf.stipules) drawStipules(canvas, leaf, frame, length)
  if (leaf.stalk === 'winged') drawStalkWings(canvas, leaf, frame, distance(frame, start))
  const rest: LeafPlace = { frame: { ...start, angle: frame.angle + bend * 0.4 }, length, bend: bend * 0.6 }
  compoundForms[leaf.form](canvas, leaf, rest)
}

/** Draws the leafy lobed stipules at the foot of a pansy's leaf. */
function drawStipules({ pen }: Canvas, leaf: Leaf, frame: Frame, length: number): void {
  const full = roundSize(length * 0.36, 1.7)
  const draw = (inner: Pen) => {
    for (const [forward, turn, reach] of [
      [0.12, 0.75, 0.5],
      [0.25, -0.7, 0.5],
      [0, 0, 1],
    ] as const)
      inner.solid(
        petalOutline({ x: forward * full, y: 0, angle: turn }, 'obovate', full * reach, full * reach * 0.3),
        glazeOf(leaf.tint),
      )
    inner.line('vein', [
      { x: full * 0.1, y: 0 },
      { x: full * 0.8, y: 0 },
    ])
  }
  for (const side of [-1, 1] as const)
    pen.stamp(`stipule ${full}`, turned(frame, side * 0.7), draw, { scale: (length * 0.36) / full, mirror: side })
}

/** Draws the small blade along the stalk of a citrus leaf. */
function drawStalkWings({ pen }: Canvas, leaf: Leaf, frame: Frame, length: number): void {
  const full = roundSize(length, 1.7)
  pen.stamp(
    `stalk wings ${full}`,
    frame,
    (inner) => {
      inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'notched', full, full * 0.62), glazeOf(leaf.tint))
      inner.line('outline', [
        { x: 0, y: 0 },
        { x: full, y: 0 },
      ])
    },
    { scale: length / full },
  )
}

type DrawForm = (canvas: Canvas, leaf: Leaf, place: LeafPlace) => void

const compoundForms: Readonly<Record<Leaf['form'], DrawForm>> = {
  simple: drawSimple,
  pinnate: drawPinnate,
  bipinnate: drawBipinnate,
  interrupted: drawInterrupted,
  palmate: (canvas, leaf, place) => drawFan(canvas, leaf, place, leaf.leaflets),
  ternate: (canvas, leaf, place) => drawFan(canvas, leaf, place, 3),
  feathery: drawFeathery,
  threads: drawThreads,
  jointed: drawJointedBranch,
}

/** Draws a blade as a copy of one of a few variants; one with a plain edge has more, because its outline is short. */
function drawSimple(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const { pen, chance, isBold } = canvas
  const isPlain = leaf.margin === 'entire' && !leaf.lobing
  const full = roundSize(length, isPlain ? 1.9 : 2.7)
  const variants = isBold ? 1 : isPlain ? 4 : 2
  const variant = Math.floor(chance.between(0, variants))
  const curve = Math.round(Math.abs(bend) * 5) / 5
  const lie = { bend: curve * (0.6 + variant * 0.3), turn: chance.between(-1, 1) }
  pen.stamp(
    `leaf ${full} ${curve} ${variant}`,
    frame,
    (inner) => drawBlade({ ...canvas, pen: inner }, { x: 0, y: 0, angle: 0 }, turnOver(leaf, variant === 1), full, lie),
    { scale: length / full, mirror: bend < 0 ? -1 : 1 },
  )
}

/** Returns the leaf as seen from below, if it is turned over and its underside differs. */
const turnOver = (leaf: Leaf, isTurned: boolean): Leaf => ({
  ...leaf,
  tint: (isTurned ? leaf.underside : undefined) ?? leaf.tint,
})

/** Draws a leaflet as a copy, because a compound leaf repeats it. */
function drawLeaflet(canvas: Canvas, leaf: Leaf, frame: Frame, length: number): void {
  const variant = canvas.isBold || canvas.chance.between(0, 1) < 0.5 ? 'a' : 'b'
  const mirror = canvas.chance.side()
  // Rather too large than too small: a stamp that is enlarged has coarse lines.
  const full = Math.max(canvas.isBold ? 81 : 1, roundSize(length * 1.2, 3))
  canvas.pen.stamp(
    `leaflet ${full} ${variant} ${leaf.tint}`,
    frame,
    (pen) =>
      drawBlade({ ...canvas, pen }, { x: 0, y: 0, angle: 0 }, { ...leaf, surface: 'smooth' }, full, {
        bend: variant === 'a' ? 0.25 : 0.1,
        turn: variant === 'a' ? 0.3 : -0.4,
      }),
    { scale: length / full, mirror },
  )
}

function drawPinnate(canvas: Canvas, whole: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const leaf = turnOver(whole, whole.underside !== undefined && canvas.chance.between(0, 1) < 0.28)
  const isTernate = leaf.leaflets === 1
  const rachis = grow(frame, length * (isTernate ? 0.5 : 1), bend * 1.6, canvas.chance, 7)
  canvas.pen.brush(rachis, Math.max(4, length * 0.02), 2)
  const gap = (length * 0.76) / leaf.leaflets
  const size = Math.min(length * (isTernate ? 0.6 : 0.46), (gap * 1.12) / leaf.width)
  for (const pair of range(leaf.leaflets)) {
    const share = mix(isTernate ? 0.5 : 0.12, 0.97, pair / leaf.leaflets)
    const growth = Math.sin(Math.PI * mix(0.28, 0.72, pair / leaf.leaflets)) * size
    for (const side of [-1, 1])
      drawLeaflet(
        canvas,
        leaf,
        turned(along(rachis, share), side * canvas.chance.between(0.92, 1.12)),
        canvas.chance.vary(growth, 0.06),
      )
  }
  drawLeaflet(canvas, leaf, along(rachis, 0.99), size)
}

/** Draws a pinnate leaf with pairs of small leaflets between the large ones, as of agrimony. */
function drawInterrupted(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const rachis = grow(frame, length * 0.86, bend * 1.6, canvas.chance, 7)
  canvas.pen.brush(rachis, Math.max(4, length * 0.02), 2)
  const pairs = leaf.leaflets * 2
  for (const pair of range(pairs)) {
    const size = length * (pair % 2 === 0 ? 0.085 : mix(0.22, 0.32, pair / pairs))
    for (const side of [-1, 1])
      drawLeaflet(canvas, leaf, turned(along(rachis, mix(0.1, 0.95, pair / pairs)), side * 1.05), size)
  }
  drawLeaflet(canvas, leaf, along(rachis, 0.99), length * 0.32)
}

/** Draws leaflets that spread from one point like fingers, the outer ones smaller and further back. */
function drawFan(canvas: Canvas, leaf: Leaf, { frame, length }: LeafPlace, leaflets: number): void {
  const spread = leaflets === 3 ? 1.15 : 1.75
  const order = range(leaflets).toSorted(
    (one, other) => Math.abs(other - (leaflets - 1) / 2) - Math.abs(one - (leaflets - 1) / 2),
  )
  for (const position of order) {
    const turn = leaflets === 1 ? 0 : mix(-spread, spread, position / (leaflets - 1))
    const size = length * (1 - (leaflets === 3 ? 0.28 : 0.4) * (Math.abs(turn) / spread) ** 1.6)
    const arm = turned(frame, turn + canvas.chance.between(-0.06, 0.06))
    const gap = leaflets > 3 ? size * 0.1 : 0
    if (gap > 0) canvas.pen.brush([toPoint(arm, 0), toPoint(arm, gap * 1.2)], length * 0.025, length * 0.02)
    drawLeaflet(canvas, leaf, toFrame(arm, gap), size)
  }
}

/** Draws a thin jointed branch without leaves, as of horsetail. */
function drawJointedBranch({ pen }: Canvas, _: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const full = 200
  const drawBranch = (inner: Pen) => {
    const axis = grow({ x: 0, y: 0, angle: 0 }, full, 0.35, undefined, 5)
    inner.brush(axis, 6, 3)
    for (const share of [0.25, 0.5, 0.75]) inner.dot(along(axis, share))
  }
  pen.stamp('branch', frame, drawBranch, { scale: length / full, mirror: bend < 0 ? -1 : 1 })
}

/** Draws a leaf whose leaflets are divided again, as of angelica: each arm is a copy. */
function drawBipinnate(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const rachis = grow(frame, length, bend, canvas.chance, 6)
  canvas.pen.brush(rachis, Math.max(4, length * 0.025), 2.5)
  const full = 200
  const drawArm = (pen: Pen) =>
    drawPinnate({ ...canvas, pen }, { ...leaf, leaflets: 2 }, { frame: { x: 0, y: 0, angle: 0 }, length: full })
  for (const pair of range(leaf.leaflets)) {
    const share = mix(0.2, 0.95, pair / leaf.leaflets)
    for (const side of [-1, 1] as const)
      canvas.pen.stamp('arm', turned(along(rachis, share), side * 0.95), drawArm, {
        scale: ((length * mix(0.52, 0.34, pair / leaf.leaflets)) / full) * canvas.chance.between(0.92, 1.05),
        mirror: side,
      })
  }
  canvas.pen.stamp('arm', along(rachis, 0.98), drawArm, { scale: (length * 0.46) / full })
}

/** Draws the swollen sheath with which a leaf clasps its stem. */
function drawLeafSheath({ pen }: Canvas, frame: Frame, length: number): void {
  const axis = grow(frame, length * 0.26, 0, undefined, 5)
  pen.solid(
    ribbon(axis, (share) => length * 0.1 * Math.sin(Math.PI * mix(0.2, 0.92, share)), 6),
    { glaze: 'wash' },
  )
  for (const out of [-0.2, 0.2])
    pen.line(
      'vein',
      [0.05, 0.4, 0.9].map((share) => toPoint(along(axis, share), 0, out * length * 0.1 * (1 - share * 0.6))),
    )
}
