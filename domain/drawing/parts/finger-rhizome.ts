import { along, ellipse, type Frame, grow, mix, range, ribbon, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a turmeric rootstock: a round ringed mother root with slender straight fingers, one of them cut. */
export function drawFingers(canvas: Canvas, frame: Frame, length: number): void {
  for (const turn of canvas.isBold ? [-0.95, 0.95, -0.32, 0.42] : [-1.5, 1.45, -1, 0.95, -0.5, 0.42, -0.04]) {
    const base = turned(toFrame(frame, length * 0.2, Math.sin(-turn) * -length * 0.08), turn)
    drawFinger(
      canvas,
      base,
      length * (Math.abs(turn) < 0.6 ? 0.74 : canvas.chance.between(0.5, 0.66)),
      length * (canvas.isBold ? 0.2 : 0.14),
      turn === 0.42,
    )
  }
  drawMotherRoot(canvas, frame, length)
}

function drawMotherRoot({ pen, isBold }: Canvas, frame: Frame, length: number): void {
  const middle = toFrame(frame, length * 0.2)
  pen.solid(ellipse(middle, length * 0.24, length * 0.17), { glaze: 'wash', shadow: 3 })
  for (const share of steps(isBold ? 3 : 8)) {
    const forward = mix(-0.2, 0.2, share)
    const half = 0.155 * Math.sqrt(1 - (forward / 0.24) ** 2)
    pen.line('outline', [
      toPoint(middle, forward * length, -half * length),
      toPoint(middle, (forward + 0.04) * length, 0),
      toPoint(middle, forward * length, half * length),
    ])
  }
}

/** Draws a finger with rings. A cut one shows its dark flesh. */
function drawFinger(
  { pen, chance, isBold }: Canvas,
  frame: Frame,
  length: number,
  width: number,
  isCut: boolean,
): void {
  const axis = grow(frame, length, chance.between(-0.2, 0.2), undefined, 6)
  const widthAt = (share: number) =>
    width * (isCut ? 1 : Math.min(1, 2.4 * Math.sqrt(Math.max(0.02, 1.02 - share)))) * (1 + 0.06 * Math.sin(share * 22))
  pen.solid(ribbon(axis, widthAt, isBold ? 6 : 11), { glaze: 'wash', shadow: 3 })
  for (const ring of range(isBold ? 3 : 9)) {
    const here = along(axis, 0.28 + (ring / (isBold ? 3 : 9)) * 0.66)
    pen.line('outline', [
      toPoint(here, 0, -width * 0.45),
      toPoint(here, width * 0.1, 0),
      toPoint(here, 0, width * chance.between(0.2, 0.45)),
    ])
  }
  if (!isCut) return
  const end = along(axis, 1)
  pen.solid(ellipse(end, width * 0.24, width * 0.52), { glaze: 'shade', twice: true, shadow: 2 })
  pen.line('outline', [
    ...ellipse(end, width * 0.14, width * 0.32),
    ...ellipse(end, width * 0.14, width * 0.32).slice(0, 1),
  ])
}
