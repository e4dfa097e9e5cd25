import { ellipse, type Frame, range, toFrame } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

const goldenAngle = 2.399963

/** Draws a dense ball of narrow flowers, as of red clover. Each points away from the foot, and lower ones lie in front. */
export function drawGlobe(canvas: Canvas, frame: Frame, { drawOne, style, length }: Bloom): void {
  const { chance, pen, isBold } = canvas
  const radius = length * 0.36
  pen.solid(ellipse(toFrame(frame, radius * 0.85), radius * 0.9, radius * 0.9), { glaze: 'shade' })
  for (const { forward, out } of spreadOverBall(style.flowers * (isBold ? 2 : 3))) {
    const turn = Math.atan2(out, forward + 1.15) * 1.5 + chance.between(-0.07, 0.07)
    const foot = toFrame(frame, radius * (0.72 + forward * 0.72), out * radius * 0.78, turn)
    drawOne(canvas, foot, radius * chance.between(0.46, 0.52))
  }
}

/** Returns points in a circle of radius 1 at equal distances, the uppermost first. */
const spreadOverBall = (count: number): { forward: number; out: number }[] =>
  range(count)
    .map((place) => {
      const reach = Math.sqrt((place + 0.5) / count)
      return { forward: Math.cos(place * goldenAngle) * reach, out: Math.sin(place * goldenAngle) * reach }
    })
    .toSorted((one, other) => other.forward - one.forward)
