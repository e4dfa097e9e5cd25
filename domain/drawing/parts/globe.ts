import { ellipse, type Frame, mix, range, steps, toFrame, turned } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/**
 * Draws a dense ball of narrow flowers, as of red clover: rows that overlap from the top down, upright in the middle and
 * spread at the sides.
 */
export function drawGlobe(canvas: Canvas, frame: Frame, { drawOne, style, length }: Bloom): void {
  const { chance, pen, isBold } = canvas
  const radius = length * 0.36
  const middle = toFrame(frame, radius * 0.85)
  pen.solid(ellipse(middle, radius * 0.9, radius * 0.9), { glaze: 'shade' })
  const rows = isBold ? 4 : 6
  const most = Math.round(style.flowers / (isBold ? 3 : 2))
  for (const row of range(rows)) {
    const height = mix(0.42, -0.86, row / (rows - 1))
    const half = Math.sqrt(1 - height * height)
    const places = steps(Math.max(3, Math.round(most * half)) - (row % 2))
    for (const place of places.toSorted((one, other) => Math.abs(other - 0.5) - Math.abs(one - 0.5))) {
      const out = mix(-1, 1, place) * half
      const base = toFrame(middle, height * radius * 0.8, out * radius * 0.66)
      const turn = Math.atan2(out * 1.15, height * 0.5 + 0.75) + chance.between(-0.07, 0.07)
      drawOne(canvas, turned(base, turn), radius * chance.between(0.68, 0.76))
    }
  }
  for (const turn of [-1.5, 1.5, -0.8, 0.8, 0])
    drawOne(canvas, toFrame(frame, radius * 0.05, turn * radius * 0.12, turn), radius * 0.55)
}
