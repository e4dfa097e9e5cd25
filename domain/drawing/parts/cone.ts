import { along, type Frame, grow, mix, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a cone of papery bracts, as of hops. Bracts nearer to the stalk cover those below, so the tip comes first. */
export function drawCone(canvas: Canvas, frame: Frame, length: number): void {
  const { pen, chance, isBold } = canvas
  const axis = grow(frame, length, chance.between(-0.12, 0.12), undefined, 5)
  const rows = isBold ? 6 : 7
  for (const row of range(rows).toReversed()) {
    const share = row / rows
    const half = length * 0.34 * Math.sin(Math.PI * mix(0.2, 0.86, share)) ** 0.8
    const across = row % 2 === 0 ? [-1, 1, -0.4, 0.4] : [-0.85, 0.85, 0]
    for (const out of across) {
      const base = turned(toFrame(along(axis, share * 0.86), 0, out * half * 0.62), out * mix(0.5, 0.25, share))
      const size = length * mix(0.33, 0.24, share) * chance.between(0.95, 1.06)
      const isShaded = Math.abs(out) > 0.5
      const full = length * 0.33
      pen.stamp(
        `bract ${Math.round(full)} ${isShaded}`,
        base,
        (inner) => drawBract({ ...canvas, pen: inner }, full, isShaded),
        { scale: size / full },
      )
    }
  }
  for (const share of steps(3)) {
    const base = turned(frame, mix(-0.9, 0.9, share))
    pen.solid(petalOutline(base, 'pointed', length * 0.14, length * 0.09), { glaze: 'shade', shadow: 1 })
  }
}

/** Draws one bract from the origin to the right. */
function drawBract({ pen, isBold }: Canvas, length: number, isShaded: boolean): void {
  const origin: Frame = { x: 0, y: 0, angle: 0 }
  pen.solid(petalOutline(origin, 'pointed', length, length * 0.82), { glaze: isShaded ? 'shade' : 'wash', shadow: 2 })
  for (const vein of isBold ? [0] : [-0.2, 0.2])
    pen.line('vein', [
      toPoint(origin, length * 0.3, vein * length * 0.5),
      toPoint(origin, length * 0.6, vein * length * 0.8),
      toPoint(origin, length * 0.88, vein * length * 0.5),
    ])
}
