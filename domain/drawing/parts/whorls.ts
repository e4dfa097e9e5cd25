import { along, type Frame, grow, mix, range, toFrame, toPoint, turned } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Inflorescence } from '../plant.schemas.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Size of a flower at a share of its inflorescence, compared with the largest. */
export const swelling: Readonly<Record<Inflorescence['outline'], (share: number) => number>> = {
  tapering: (share) => 1 - 0.55 * share,
  cylindrical: (share) => 0.95 - 0.4 * Math.max(0, share - 0.6),
  oval: (share) => 0.45 + 0.6 * Math.sin(Math.PI * mix(0.26, 0.9, share)),
}

/** Draws rings of flowers around a stem, apart or close together. A single ring surrounds the frame. */
export function drawWhorls(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { pen, chance } = canvas
  const { style, length, radius } = bloom
  if (style.flowers === 1) return drawWhorl(canvas, frame, bloom, radius)
  const axis = grow(frame, length, chance.between(-0.12, 0.12), chance, 6)
  pen.brush(axis, 8, 4)
  drawTip(canvas, along(axis, 0.98), bloom)
  for (const whorl of range(style.flowers).toReversed()) {
    const share = whorlShare(style, whorl)
    drawWhorl(canvas, along(axis, share), bloom, radius * swelling[style.outline](share), whorl)
  }
}

/** Returns where a whorl stands on its axis. */
function whorlShare({ gaps, interrupted, flowers }: Inflorescence, whorl: number): number {
  if (whorl === 0 && (gaps || interrupted)) return 0
  const share = (whorl + 0.2) / (flowers - 0.4)
  return interrupted ? mix(0.42, 1, share) : share
}

/** Draws the youngest flowers at the top. */
function drawTip(canvas: Canvas, frame: Frame, { drawOne, radius, style }: Bloom): void {
  const size = radius * swelling[style.outline](1) * 0.8
  for (const turn of [-0.4, 0.4, 0]) drawOne(canvas, turned(frame, turn), size)
}

/** Turns of the flowers that are seen from the side, and places of those seen from the front, in radii. */
type Ring = { sides: readonly number[]; faces: readonly number[] }

function ringOf({ isBold }: Canvas, { oneSided, gaps, bracts }: Inflorescence, row: number): Ring {
  if (bracts === 'broad') return { sides: [-0.75, 0.75], faces: [] }
  if (oneSided) return { sides: isBold ? [0.95, 1.4] : [0.7, 1.45, 1.1], faces: row % 2 === 0 ? [0.3] : [] }
  const faces = row % 2 === 0 ? [-0.42, 0.42] : [0]
  if (isBold) return { sides: gaps ? [-1.25, 1.25, -0.6, 0.6] : [-1, 1], faces }
  return { sides: gaps ? [-0.35, 0.35, -1.35, 1.35, -0.85, 0.85] : [-1.25, 1.25, -0.7, 0.7], faces }
}

function drawWhorl(canvas: Canvas, here: Frame, bloom: Bloom, size: number, row = 0): void {
  const { chance } = canvas
  const { drawOne, style, radius } = bloom
  const { sides, faces } = ringOf(canvas, style, row)
  for (const turn of sides)
    drawOne(
      canvas,
      turned(toFrame(here, 0, Math.sin(turn) * size * 0.3), turn + chance.between(-0.09, 0.09)),
      chance.vary(size, 0.09),
    )
  if (style.bracts === 'broad') return drawBroadBracts(canvas, here, size, radius)
  for (const place of faces)
    drawOne(canvas, toFrame(here, size * chance.between(0.2, 0.42), place * size, place * 0.3), size, 'front')
  if (style.bracts === 'none') return
  for (const side of style.oneSided ? ([1] as const) : ([-1, 1] as const))
    canvas.pen.stamp('bract', turned(here, side * 1.6), (inner) => drawBract(inner, radius), {
      scale: size / radius,
      mirror: side,
    })
}

/** Draws the narrow leafy bract below a whorl. */
const drawBract = (pen: Pen, radius: number): void =>
  pen.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'pointed', radius * 0.95, radius * 0.36), {
    glaze: 'shade',
    shadow: 1.5,
  })

/** Draws the cup of heart-shaped bracts that almost hides a whorl. */
function drawBroadBracts({ pen }: Canvas, here: Frame, size: number, radius: number): void {
  for (const turn of [-1.15, 1.15, -0.55, 0.55, 0])
    pen.stamp(
      'broad bract',
      turned(toFrame(here, -size * 0.25, turn * size * 0.5), turn * 0.75),
      (inner) => drawBroadBract(inner, radius),
      { scale: size / radius },
    )
}

function drawBroadBract(pen: Pen, radius: number): void {
  const origin = { x: 0, y: 0, angle: 0 }
  pen.solid(petalOutline(origin, 'pointed', radius * 1.15, radius * 1.1), { glaze: 'wash', shadow: 2 })
  for (const turn of [-0.3, 0, 0.3])
    pen.line('vein', [toPoint(origin, radius * 0.1), toPoint(turned(origin, turn), radius * 0.8)])
}
