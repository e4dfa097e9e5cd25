import { along, corner, type Frame, grow, mix, range, ribbon, steps, toFrame, toPoint, turned } from '../geometry.ts'
import { hatch } from '../pen.ts'
import type { Root } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import { drawFingers } from './finger-rhizome.ts'
import { drawForkedRoot } from './forked-root.ts'
import { drawRhizome } from './rhizome.ts'

type DrawRoot = (canvas: Canvas, frame: Frame, length: number, width: number) => void

/** Draws a root that grows from the frame. `width` is its thickness at the top. */
export function drawRoot(canvas: Canvas, root: Root, frame: Frame, length: number, width: number): void {
  types[root.type](canvas, frame, length, width)
}

const types: Readonly<Record<Root['type'], DrawRoot>> = {
  taproot: (canvas, frame, length, width) => drawTaproot(canvas, frame, length, width),
  forked: (canvas, frame, length) => drawForkedRoot(canvas, frame, length),
  fingers: (canvas, frame, length) => drawFingers(canvas, frame, length),
  branched: drawBranchedRoot,
  fibrous: drawFibrousRoot,
  rhizome: (canvas, frame, length) => drawRhizome(canvas, turned(frame, -Math.PI / 2 - 0.1), length),
  tubers: drawTubers,
}

function drawTaproot(canvas: Canvas, frame: Frame, length: number, width: number): void {
  const { pen, chance, isBold } = canvas
  const axis = grow(frame, length, chance.between(-0.3, 0.3), chance, 8)
  const rootlets = isBold ? 3 : 7
  for (const place of range(rootlets))
    drawRootlet(
      canvas,
      turned(along(axis, 0.18 + (place * 0.76) / rootlets), (place % 2 === 0 ? 1 : -1) * chance.between(0.6, 1)),
      length * chance.between(0.14, 0.3),
      width * 0.14,
    )
  pen.solid(
    ribbon(axis, (share) => width * shoulder(share) * (1 - share) ** 0.75 * (1 + 0.06 * Math.sin(share * 34)) + 2, 13),
    { glaze: 'wash', shadow: 3 },
  )
  hatch(pen, axis, { from: 0.1, to: 0.7, count: isBold ? 4 : 22, inner: -width * 0.05, outer: -width * 0.34 })
  for (const ring of range(isBold ? 4 : 9)) {
    const share = 0.03 + ring * ring * 0.008
    const half = width * 0.42 * shoulder(share) * (1 - share) ** 0.75
    pen.line('outline', [
      toPoint(along(axis, share), 0, -half * 0.9),
      toPoint(along(axis, share), 5, 0),
      toPoint(along(axis, share), 0, half * chance.between(0.1, 0.7)),
    ])
  }
}

/** Rounds the crown of a root, from which the stem rises. */
const shoulder = (share: number) => Math.min(1, 0.4 + share * 6)

function drawRootlet({ pen, chance }: Canvas, frame: Frame, length: number, width: number): void {
  const curve = grow(frame, length, chance.between(-0.9, 0.9), chance, 5)
  pen.brush(curve, Math.max(4, width), 1.5)
  pen.line('outline', grow(turned(along(curve, 0.5), chance.side() * 0.7), length * 0.35, 0.4, chance, 3))
}

function drawBranchedRoot(canvas: Canvas, frame: Frame, length: number, width: number): void {
  for (const turn of [-0.75, 0.7, -0.32])
    drawTaproot(
      canvas,
      turned(toFrame(frame, 0, -turn * width * 0.5), turn),
      length * canvas.chance.between(0.7, 0.9),
      width * 0.55,
    )
  drawTaproot(canvas, turned(frame, 0.1), length, width * 0.8)
}

function drawFibrousRoot(canvas: Canvas, frame: Frame, length: number, width: number): void {
  for (const share of steps(13))
    drawRootlet(
      canvas,
      turned(frame, mix(-1.15, 1.15, share) + canvas.chance.between(-0.1, 0.1)),
      length * canvas.chance.between(0.55, 1),
      Math.min(width * 0.3, length * 0.045),
    )
}

/** Draws a taproot whose side roots swell into tubers, as of devil's claw. */
function drawTubers(canvas: Canvas, frame: Frame, length: number, width: number): void {
  for (const { share, turn, reach } of sideRoots) {
    const neck = grow(turned(toFrame(frame, share * length), turn), length * reach, -turn * 0.75, canvas.chance, 5)
    canvas.pen.brush(neck, width * 0.2, width * 0.13)
    drawTuber(canvas, along(neck, 0.98), length * 0.48, width * 1.05)
  }
  drawTaproot(canvas, frame, length, width)
}

const sideRoots = [
  { share: 0.24, turn: -1.15, reach: 0.46 },
  { share: 0.34, turn: 1.1, reach: 0.5 },
  { share: 0.56, turn: 0.85, reach: 0.2 },
] as const

/** Draws a swollen root that tapers at both ends. */
function drawTuber({ pen, chance }: Canvas, frame: Frame, length: number, width: number): void {
  const axis = grow(frame, length, chance.between(-0.3, 0.3), chance, 7)
  pen.brush(grow(along(axis, 0.96), length * 0.4, chance.between(-0.5, 0.5), chance, 4), width * 0.12, 1.5)
  const half = (share: number) => (width / 2) * Math.sin(Math.PI * mix(0.06, 0.94, share ** 0.8)) ** 0.8
  pen.solid(
    ribbon(axis, (share) => half(share) * 2, 11),
    { glaze: 'wash', shadow: 3 },
  )
  hatch(pen, axis, { from: 0.2, to: 0.85, count: 10, inner: -width * 0.06, outer: -width * 0.34 })
  for (const share of [0.22, 0.36, 0.52, 0.68, 0.8])
    pen.line('outline', [
      toPoint(along(axis, share), 0, half(share) * 0.8),
      toPoint(along(axis, share), 5, half(share) * chance.between(-0.3, 0.2)),
    ])
}

/** Draws a cut root end: rind, ring and rays. */
export function drawSlice(canvas: Canvas, frame: Frame, radius: number): void {
  const size = Math.round(radius)
  canvas.pen.stamp(
    `slice ${size} ${canvas.chance.side()}`,
    { ...frame, angle: canvas.chance.between(-0.3, 0.3) },
    (pen) => drawCut({ ...canvas, pen }, { x: 0, y: 0, angle: 0 }, size),
  )
}

function drawCut({ pen, chance, isBold }: Canvas, frame: Frame, radius: number): void {
  const outline = (share: number) =>
    range(10).map((step) =>
      toPoint(turned(frame, (step / 10) * 2 * Math.PI), radius * share * chance.between(0.95, 1.05)),
    )
  const rim = outline(1)
  pen.area(
    'deep',
    rim.map(({ x, y }) => ({ x: x + radius * 0.06, y: y + radius * 0.14 })),
  )
  pen.solid(rim, { glaze: 'wash', shadow: 0 })
  pen.line('outline', [...outline(0.74), ...outline(0.74).slice(0, 1)])
  const rays = isBold ? 12 : 22
  for (const ray of range(rays)) {
    const arm = turned(frame, (ray / rays) * 2 * Math.PI)
    pen.line('vein', [toPoint(arm, radius * 0.16), toPoint(arm, radius * chance.between(0.5, 0.7))])
  }
  pen.area(
    'shade',
    outline(0.16).map((point) => corner(point)),
  )
}
