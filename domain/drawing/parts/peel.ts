import { corner, type Frame, mix, range, steps, toPoint, type Vertex } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a hanging spiral of citrus peel: pale inside, pitted outside. Far halves of its turns come first. */
export function drawPeel(canvas: Canvas, frame: Frame, radius: number): void {
  const halves = 5
  for (const isFront of [false, true])
    for (const half of range(halves))
      if ((half % 2 === 1) === isFront) drawHalfTurn(canvas, frame, radius, half, halves)
}

function drawHalfTurn(
  { pen, chance, isBold }: Canvas,
  frame: Frame,
  radius: number,
  half: number,
  halves: number,
): void {
  const isFront = half % 2 === 1
  const at = (share: number, across: number) => {
    const turn = (half + share) * Math.PI
    const progress = (half + share) / halves
    const size = radius * mix(0.62, 0.9, progress) * (progress > 0.85 ? 1 - (progress - 0.85) * 2.5 : 1)
    const width = radius * 0.19 * Math.min(1, 0.25 + progress * 5, 0.15 + (1 - progress) * 6)
    return toPoint(
      frame,
      radius * mix(0.85, -0.85, progress) + Math.sin(turn) * size * 0.3 + across * width,
      Math.cos(turn) * size,
    )
  }
  const edge = (across: number): Vertex[] =>
    steps(7).map((share) => (share === 0 || share === 1 ? corner(at(share, across)) : at(share, across)))
  pen.solid([...edge(1), ...edge(-1).toReversed()], { glaze: isFront ? 'shade' : undefined, shadow: 2.5 })
  if (!isFront)
    return pen.line(
      'vein',
      steps(5).map((share) => at(0.05 + share * 0.9, -0.55)),
    )
  for (let left = isBold ? 12 : 30; left > 0; left -= 1)
    pen.dot(at(chance.between(0.05, 0.95), chance.between(-0.8, 0.8)))
}
