import { along, type Frame, grow, mix, range, ribbon, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { glazeOf, type Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a maize ear: rows of grain between parted husks, and the silk that hangs out at the tip. */
export function drawMaizeEar(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  drawHusk(canvas, turned(frame, -0.2), length * 0.98)
  drawHusk(canvas, turned(frame, 0.2), length * 0.92)
  drawHangingSilk(canvas, toFrame(frame, length * 0.82), length * (canvas.isBold ? 0.8 : 0.62))
  const axis = grow(toFrame(frame, length * 0.06), length * 0.82, 0, undefined, 6)
  const half = (share: number) => length * 0.125 * Math.min(1, Math.sqrt(Math.max(0, 1.02 - share)) * 1.7)
  pen.solid(
    ribbon(axis, (share) => half(share) * 2, 8),
    glazeOf(fruit.tint),
  )
  drawGrains(canvas, axis, half)
  drawHusk(canvas, turned(toFrame(frame, 0, -length * 0.03), -0.3), length * 0.78)
  drawHusk(canvas, turned(toFrame(frame, 0, length * 0.03), 0.26), length * 0.7)
  drawHusk(canvas, turned(frame, -0.04), length * 0.44)
}

/** Draws the hank of silk that falls over to both sides of the ear's tip. */
function drawHangingSilk({ pen, chance, isBold }: Canvas, frame: Frame, length: number): void {
  for (const share of steps(isBold ? 13 : 17)) {
    const turn = mix(-0.95, 0.95, share)
    const fall = Math.sign(turn || 1) * mix(2.3, 1.2, Math.abs(turn))
    const strand = grow(
      turned(frame, turn * 0.62),
      length * chance.between(0.75, 1.15),
      fall + chance.between(-0.4, 0.4),
      chance,
      6,
    )
    pen.brush(strand, Math.max(3.5, length * 0.03), 2)
  }
}

function drawGrains({ pen, isBold }: Canvas, axis: Parameters<typeof along>[0], half: (share: number) => number): void {
  const rows = isBold ? 7 : 12
  for (const row of range(rows)) {
    const share = mix(0.12, 0.96, row / (rows - 1))
    pen.line(
      'outline',
      [-0.95, 0, 0.95].map((out) =>
        toPoint(along(axis, share), out === 0 ? -half(share) * 0.14 : 0, out * half(share)),
      ),
    )
  }
  for (const out of [-0.5, 0, 0.5])
    pen.line(
      'outline',
      steps(5).map((step) => toPoint(along(axis, step * 0.96), 0, out * half(step * 0.96))),
    )
}

function drawHusk({ pen }: Canvas, frame: Frame, length: number): void {
  pen.solid(petalOutline(frame, 'pointed', length, length * 0.3), { glaze: 'wash' })
  for (const out of [-0.05, 0, 0.05])
    pen.line('vein', [
      toPoint(frame, length * 0.06, out * length * 0.6),
      toPoint(frame, length * 0.5, out * length),
      toPoint(frame, length * 0.9, out * length * 0.2),
    ])
}

/** Draws a hank of fine wavy threads that spreads from the frame. */
export function drawSilk({ pen, chance }: Canvas, frame: Frame, length: number, strands: number, spread = 0.75): void {
  for (const share of steps(strands)) {
    const turn = mix(-spread, spread, share)
    const strand = grow(
      turned(frame, turn + chance.between(-0.1, 0.1)),
      length * chance.between(0.8, 1),
      turn * 1.7 + chance.between(-0.5, 0.5),
      chance,
      5,
    )
    pen.brush(strand, Math.max(3, length * 0.025), 2)
  }
}
