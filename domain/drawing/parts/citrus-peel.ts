import { corner, ellipse, type Frame, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import { along, grow } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws half an orange: pitted rind, white pith and ten segments. */
export function drawHalfOrange({ pen, isBold }: Canvas, frame: Frame, radius: number): void {
  pen.solid(ellipse(frame, radius, radius, 10), { glaze: 'shade', twice: true, shadow: 4 })
  pen.area('paper', ellipse(frame, radius * 0.92, radius * 0.92, 10))
  const segments = 10
  for (const segment of range(segments)) {
    const arm = turned(frame, (segment / segments) * 2 * Math.PI)
    const at = (forward: number, out: number) => toPoint(arm, forward * radius, out * radius)
    pen.solid([corner(at(0.1, 0)), at(0.5, -0.14), at(0.76, -0.2), at(0.8, 0), at(0.76, 0.2), at(0.5, 0.14)], {
      glaze: 'wash',
      shadow: 1,
    })
    for (const out of isBold ? [0] : [-0.06, 0.07]) pen.line('vein', [at(0.4, out * 0.8), at(0.6, out * 1.3)])
  }
}

/** Draws a dried strip of peel, curled so that its pitted outside and white inside show. */
export function drawPeelStrip({ pen, chance, isBold }: Canvas, frame: Frame, length: number): void {
  const axis = grow(frame, length, chance.between(1.2, 1.6), undefined, 6)
  const half = (share: number) => length * 0.15 * Math.sin(Math.PI * (0.12 + share * 0.76)) ** 0.5
  const edge = (sign: number, scale: number) =>
    steps(7).map((share) => toPoint(along(axis, share), 0, sign * half(share) * scale))
  pen.solid([...edge(-1, 1.5).map(cutEnd), ...edge(1, 1).toReversed().map(cutEnd)], { shadow: 3 })
  pen.solid([...edge(-1, 0.75).map(cutEnd), ...edge(1, 1).toReversed().map(cutEnd)], { glaze: 'shade', shadow: 0 })
  for (let left = isBold ? 10 : 24; left > 0; left -= 1) {
    const share = chance.between(0.06, 0.94)
    pen.dot(toPoint(toFrame(along(axis, share), 0), 0, chance.between(-0.6, 0.85) * half(share)))
  }
}

const cutEnd = (point: { x: number; y: number }, position: number) => (position % 6 === 0 ? corner(point) : point)
