import { along, type Frame, grow, mix, range, roundSize, turned } from '../geometry.ts'
import type { Leaf } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import { drawBlade } from './leaf-blade.ts'

/** `length` of the blade without its stalk; `bend` in radians, to the right if positive. */
export type LeafPlace = { frame: Frame; length: number; bend?: number }

const stalkShares = { none: 0, short: 0.14, medium: 0.3, long: 0.5 } as const

/** Draws a leaf whose stalk begins at the frame. */
export function drawLeaf(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const stalk = grow(frame, length * stalkShares[leaf.stalk], bend * 0.4, undefined, 3)
  const start = leaf.stalk === 'none' ? frame : along(stalk, 1)
  if (leaf.stalk !== 'none') canvas.pen.brush(stalk, Math.max(4, length * 0.04), Math.max(3, length * 0.025))
  const rest: LeafPlace = { frame: { ...start, angle: frame.angle + bend * 0.4 }, length, bend: bend * 0.6 }
  compoundForms[leaf.form](canvas, leaf, rest)
}

type DrawForm = (canvas: Canvas, leaf: Leaf, place: LeafPlace) => void

const compoundForms: Readonly<Record<Leaf['form'], DrawForm>> = {
  simple: drawSimple,
  pinnate: drawPinnate,
  palmate: (canvas, leaf, place) => drawFan(canvas, leaf, place, leaf.leaflets),
  ternate: (canvas, leaf, place) => drawFan(canvas, leaf, place, 3),
  feathery: drawFeathery,
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
    (inner) => drawBlade({ ...canvas, pen: inner }, { x: 0, y: 0, angle: 0 }, leaf, full, lie),
    { scale: length / full, mirror: bend < 0 ? -1 : 1 },
  )
}

/** Draws a leaflet as a copy, because a compound leaf repeats it. */
function drawLeaflet(canvas: Canvas, leaf: Leaf, frame: Frame, length: number): void {
  const variant = canvas.chance.between(0, 1) < 0.5 ? 'a' : 'b'
  const mirror = canvas.chance.side()
  const full = roundSize(length, 3)
  canvas.pen.stamp(
    `leaflet ${full} ${variant}`,
    frame,
    (pen) =>
      drawBlade({ ...canvas, pen }, { x: 0, y: 0, angle: 0 }, { ...leaf, surface: 'smooth' }, full, {
        bend: variant === 'a' ? 0.25 : 0.1,
        turn: variant === 'a' ? 0.3 : -0.4,
      }),
    { scale: length / full, mirror },
  )
}

function drawPinnate(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const rachis = grow(frame, length, bend * 1.6, canvas.chance, 7)
  canvas.pen.brush(rachis, Math.max(4, length * 0.02), 2)
  const gap = (length * 0.76) / leaf.leaflets
  const size = Math.min(length * 0.46, (gap * 1.12) / leaf.width)
  for (const pair of range(leaf.leaflets)) {
    const share = mix(0.12, 0.97, pair / leaf.leaflets)
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

function drawFan(canvas: Canvas, leaf: Leaf, { frame, length }: LeafPlace, leaflets: number): void {
  const spread = leaflets === 3 ? 1.15 : 1.5
  const order = range(leaflets).toSorted(
    (one, other) => Math.abs(other - (leaflets - 1) / 2) - Math.abs(one - (leaflets - 1) / 2),
  )
  for (const position of order) {
    const turn = leaflets === 1 ? 0 : mix(-spread, spread, position / (leaflets - 1))
    const size = length * (1 - 0.28 * (Math.abs(turn) / spread))
    drawLeaflet(canvas, leaf, turned(frame, turn + canvas.chance.between(-0.06, 0.06)), size)
  }
}

/** Draws a leaf that is divided into threads twice, as a copy of one of two variants. */
function drawFeathery(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const full = 300
  const variant = canvas.chance.between(0, 1) < 0.5 ? 'a' : 'b'
  canvas.pen.stamp(`feather-${variant}`, frame, (pen) => drawFeather({ ...canvas, pen }, leaf, full), {
    scale: length / full,
    mirror: bend < 0 ? -1 : 1,
  })
}

function drawFeather(canvas: Canvas, leaf: Leaf, length: number): void {
  const { pen, chance } = canvas
  const rachis = grow({ x: 0, y: 0, angle: 0 }, length, 0.45, chance, 6)
  pen.brush(rachis, 7, 2)
  const full = 100
  for (const pair of range(leaf.leaflets))
    for (const side of [-1, 1] as const) {
      const share = (pair + 0.45 + chance.between(0, 0.4)) / (leaf.leaflets + 0.3)
      const reach = length * leaf.width * Math.sin(Math.PI * (0.24 + share * 0.64)) * 0.8
      pen.stamp(
        `pinna ${chance.side()}`,
        turned(along(rachis, share), side * chance.between(0.6, 0.9)),
        (inner) => drawPinna({ ...canvas, pen: inner }, full),
        { scale: (reach / full) * chance.between(0.85, 1.1), mirror: side },
      )
    }
  pen.stamp('pinna 1', along(rachis, 0.98), (inner) => drawPinna({ ...canvas, pen: inner }, full), {
    scale: (length * 0.24) / full,
  })
}

/** Draws a stalked tuft of threads from the origin to the right, bent towards the tip of its leaf. */
function drawPinna({ pen, chance, isBold }: Canvas, length: number): void {
  const axis = grow({ x: 0, y: 0, angle: 0 }, length, -0.5, chance, 4)
  pen.line('outline', axis)
  const threads = isBold ? 3 : 5
  for (const thread of range(threads)) {
    const side = thread % 2 === 0 ? -1 : 1
    const share = (thread + 0.8) / (threads + 0.8)
    const base = turned(along(axis, share), side * chance.between(0.55, 0.85))
    const reach = length * chance.between(0.34, 0.5) * (1.15 - share * 0.5)
    pen.line('outline', grow(base, reach, -side * 0.6, chance, 2))
  }
}
