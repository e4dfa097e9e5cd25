import { along, type Frame, grow, mix, range, steps, toFrame, turned } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/** Draws the open panicle of oats, whose spikelets hang from thin stalks. */
export function drawLoosePanicle(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { style, length, radius, drawOne } = bloom
  const { pen, chance } = canvas
  const axis = grow(frame, length, 0.2 * chance.side(), chance, 7)
  pen.brush(axis, 7, 3)
  for (const place of range(style.flowers).toReversed()) {
    const share = mix(0.05, 0.96, place / style.flowers)
    const side = place % 2 === 0 ? 1 : -1
    const reach = side * (1 - 0.5 * share) * chance.between(0.8, 1.1)
    drawHangingBranch(canvas, turned(along(axis, share), side * 0.75), reach, bloom)
  }
  drawOne(canvas, { ...along(axis, 1), angle: Math.PI / 2 }, radius)
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
  for (const share of steps(canvas.isBold ? 5 : 7).toReversed())
    for (const side of [-1, 1]) drawOne(canvas, turned(along(branch, mix(0.2, 1, share)), side * 0.4), radius)
}

/** Draws a stalk that bends over, with a spikelet hanging at its end and another on a side stalk. */
function drawHangingBranch(canvas: Canvas, base: Frame, side: number, { drawOne, length, radius }: Bloom): void {
  const { pen, chance } = canvas
  const stalk = grow(base, length * 0.42 * Math.abs(side) + length * 0.06, Math.sign(side) * 1.5, chance, 6)
  pen.brush(stalk, 4, 2.5)
  const ends = Math.abs(side) > 0.7 ? [0.45, 1] : [1]
  for (const share of ends) {
    const drop = grow(
      { ...along(stalk, share), angle: Math.PI / 2 - Math.sign(side) * 0.5 },
      radius * 0.5,
      0,
      undefined,
      2,
    )
    pen.brush(drop, 3, 2)
    drawOne(canvas, { ...toFrame(along(drop, 1), 0), angle: Math.PI / 2 - Math.sign(side) * 0.2 }, radius)
  }
}
