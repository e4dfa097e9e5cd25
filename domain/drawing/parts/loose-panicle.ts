import { along, type Frame, grow, mix, range, steps, turned } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/** Branches of one half-whorl: how far they spread, and their reach. */
const branches = [
  { side: -1, turn: 0.95, reach: 1 },
  { side: 1, turn: 0.8, reach: 0.92 },
  { side: -1, turn: 0.5, reach: 0.62 },
  { side: 1, turn: 0.42, reach: 0.5 },
] as const

/** Draws the open panicle of oats: whorls of thin branches, each with a spikelet that hangs from its end. */
export function drawLoosePanicle(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { style, length, radius, drawOne } = bloom
  const { pen, chance, isBold } = canvas
  const axis = grow(frame, length, 0.2 * chance.side(), chance, 7)
  pen.brush(axis, 8, 3)
  const whorls = Math.max(3, Math.round(style.flowers / 2.6))
  for (const whorl of range(whorls).toReversed()) {
    const share = mix(0.06, 0.86, whorl / (whorls - 1))
    const reach = length * mix(0.46, 0.14, share) * chance.between(0.9, 1.08)
    for (const branch of isBold || whorl > whorls / 2 ? branches.slice(0, 2) : branches)
      drawHangingBranch(canvas, turned(along(axis, share), branch.side * branch.turn), branch.side, {
        ...bloom,
        length: reach * branch.reach,
      })
  }
  drawOne(canvas, { ...along(axis, 1), angle: Math.PI / 2 - 0.3 }, radius)
}

/** Draws the tassel of maize: stiff branches with spikelets close together. */
export function drawTassel(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { style, length } = bloom
  const axis = grow(frame, length, 0, canvas.chance, 7)
  canvas.pen.brush(axis, 7, 3)
  for (const place of range(style.flowers).toReversed()) {
    const side = place % 2 === 0 ? 1 : -1
    const base = along(axis, mix(0.05, 0.4, place / style.flowers))
    drawStiffBranch(canvas, turned(base, side * mix(0.8, 0.35, place / style.flowers)), side, bloom)
  }
  drawSpikelets(canvas, axis.slice(2), bloom)
}

function drawStiffBranch(canvas: Canvas, base: Frame, side: number, bloom: Bloom): void {
  const branch = grow(base, bloom.length * 0.62, side * 0.4, canvas.chance, 5)
  canvas.pen.brush(branch, 5, 2.5)
  drawSpikelets(canvas, branch, bloom)
}

/** Draws spikelets close together on both sides of a branch. */
function drawSpikelets(canvas: Canvas, branch: Parameters<typeof along>[0], { drawOne, radius }: Bloom): void {
  for (const share of steps(canvas.isBold ? 7 : 15).toReversed())
    for (const side of [-1, 1]) drawOne(canvas, turned(along(branch, mix(0.2, 1, share)), side * 0.3), radius)
}

/** Draws a thin branch that rises, bends over and lets a spikelet hang. */
function drawHangingBranch(canvas: Canvas, base: Frame, side: number, { drawOne, length, radius }: Bloom): void {
  const stalk = grow(base, length, side * 1.15, canvas.chance, 6)
  const end = along(stalk, 1)
  const drop = grow(end, radius * 0.6, side * 1.1, undefined, 3)
  canvas.pen.brush([...stalk, ...drop.slice(1)], 4.5, 2.5)
  drawOne(canvas, { ...along(drop, 1), angle: Math.PI / 2 - side * canvas.chance.between(0.05, 0.3) }, radius)
}
