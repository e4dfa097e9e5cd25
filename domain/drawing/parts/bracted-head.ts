import { type Frame, mix, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'
import { drawTwoLipped } from './two-lipped.ts'

/** Draws a small head of overlapping bracts from which flowers peep out, as of oregano. `radius` is half its length. */
export function drawBractedHead(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const turns = canvas.isBold ? [-0.8, 0.8] : [-1, 1, -0.35, 0.45]
  for (const turn of turns)
    drawTwoLipped(canvas, { ...flower, tint: 'white' }, turned(toFrame(frame, radius * 0.95), turn), radius * 0.72)
  for (const row of range(4).toReversed())
    for (const place of steps(3 + (row % 2))) {
      const out = mix(-1, 1, place)
      const half = radius * (row === 0 ? 0.3 : 0.46 - row * 0.06)
      drawBract(canvas, { ...toPoint(frame, radius * row * 0.34, out * half), angle: frame.angle + out * 0.45 }, radius)
    }
}

const drawBract = ({ pen }: Canvas, frame: Frame, radius: number): void =>
  pen.solid(petalOutline(frame, 'pointed', radius * 0.62, radius * 0.5), { glaze: 'shade', shadow: 1.5 })
