import { along, grow, mix, type Point, range, turned } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Leaf } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import type { LeafPlace } from './leaf-place.ts'

/** Draws a leaf that is divided into threads twice, as a copy of one of two variants. */
export function drawFeathery(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
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

/** Draws an airy leaf of hair-fine threads that fork again and again, as of fennel, as a copy of one of two variants. */
export function drawThreads(canvas: Canvas, leaf: Leaf, { frame, length, bend = 0 }: LeafPlace): void {
  const full = 300
  canvas.pen.stamp(`threads ${canvas.chance.side()}`, frame, (pen) => drawThreadLeaf({ ...canvas, pen }, leaf, full), {
    scale: length / full,
    mirror: bend < 0 ? -1 : 1,
  })
}

function drawThreadLeaf(canvas: Canvas, leaf: Leaf, length: number): void {
  const { pen, chance } = canvas
  const rachis = grow({ x: 0, y: 0, angle: 0 }, length * 0.62, 0.2, chance, 5)
  pen.brush(rachis, 5, 2.5)
  const full = 300
  const drawSpray = (variant: number) => (inner: Pen) => drawForks({ ...canvas, pen: inner }, full, variant)
  for (const pair of range(leaf.leaflets)) {
    const share = mix(0.16, 0.95, pair / leaf.leaflets)
    const reach = length * leaf.width * mix(0.95, 0.6, pair / leaf.leaflets)
    for (const side of [-1, 1] as const)
      pen.stamp(`spray ${pair % 2}`, turned(along(rachis, share), side * mix(0.85, 0.5, share)), drawSpray(pair % 2), {
        scale: (reach / full) * chance.between(0.9, 1.08),
        mirror: side,
      })
  }
  pen.stamp('spray 0', along(rachis, 0.98), drawSpray(0), { scale: (length * 0.42) / full })
}

/** Draws a thread with side threads that fork once more, from the origin to the right. */
function drawForks({ pen, chance, isBold }: Canvas, length: number, variant: number): void {
  const axis = grow({ x: 0, y: 0, angle: 0 }, length, -0.3, chance, 4)
  const threads: Point[][] = [axis]
  for (const [order, share] of (isBold ? [0.3, 0.58] : [0.2, 0.42, 0.64]).entries()) {
    const side = (order + variant) % 2 === 0 ? 1 : -1
    for (const sign of [side, -side]) {
      const base = turned(along(axis, share + (sign === side ? 0 : 0.08)), sign * chance.between(0.42, 0.6))
      const reach = length * (1 - share) * chance.between(0.62, 0.85)
      const thread = grow(base, reach, -sign * 0.3, undefined, 2)
      threads.push(thread)
      if (!isBold) threads.push(grow(turned(along(thread, 0.45), sign * 0.5), reach * 0.5, -sign * 0.2, undefined, 1))
    }
  }
  for (const thread of threads) pen.line(isBold ? 'outline' : 'vein', thread)
}
