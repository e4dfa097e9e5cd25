import { corner, ellipse, type Frame, range, toFrame, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a star anise: eight boat-shaped carpels, most of them open over a glossy seed. */
export function drawStar(canvas: Canvas, frame: Frame, radius: number): void {
  const { pen, chance } = canvas
  for (const carpel of range(8)) {
    const arm = turned(frame, (carpel / 8) * 2 * Math.PI + chance.between(-0.07, 0.07))
    const isOpen = carpel % 4 !== 3
    const variant = isOpen && !canvas.isBold ? chance.side() : 1
    pen.stamp(
      `carpel ${Math.round(radius)} ${isOpen} ${variant}`,
      arm,
      (inner) => drawCarpel({ ...canvas, pen: inner }, { x: 0, y: 0, angle: 0 }, radius, isOpen),
      { scale: chance.between(0.9, 1.06) },
    )
  }
  pen.solid(ellipse(frame, radius * 0.1, radius * 0.1, 6), { glaze: 'shade', twice: true, shadow: 1.5 })
}

function drawCarpel({ pen, isBold }: Canvas, arm: Frame, radius: number, isOpen: boolean): void {
  const at = (forward: number, out: number) => toPoint(arm, forward * radius, out * radius)
  const boat: Vertex[] = [
    corner(at(0.06, -0.03)),
    at(0.3, -0.13),
    at(0.6, -0.19),
    at(0.84, -0.1),
    at(0.98, -0.045),
    at(0.98, 0.045),
    at(0.84, 0.1),
    at(0.6, 0.19),
    at(0.3, 0.13),
    corner(at(0.06, 0.03)),
  ]
  pen.solid(boat, { glaze: 'shade', twice: true, shadow: 2.5 })
  if (!isOpen) {
    pen.line('outline', [at(0.2, 0), at(0.55, 0.02), at(0.98, 0)])
    return
  }
  pen.solid(
    [corner(at(0.24, 0)), at(0.45, -0.09), at(0.68, -0.1), corner(at(0.96, 0)), at(0.68, 0.1), at(0.45, 0.09)],
    { shadow: 0 },
  )
  const seed = toFrame(arm, radius * 0.6)
  pen.solid(ellipse(seed, radius * 0.16, radius * 0.085, 8), { glaze: 'shade', twice: true, shadow: 1 })
  pen.area('paper', ellipse(toFrame(seed, radius * 0.04, -radius * 0.03), radius * 0.05, radius * 0.018, 6))
  if (isBold) return
  for (const forward of [0.3, 0.42, 0.54, 0.66])
    pen.line('vein', [at(forward, 0.09 + forward * 0.06), at(forward + 0.05, 0.12 + forward * 0.1)])
}
