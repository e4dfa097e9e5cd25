import { along, corner, type Frame, grow, mix, type Point, steps, toPoint, type Vertex } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a thin, limp strip of inner bark that bends to and fro and frays at both ends. */
export function drawInnerBark(canvas: Canvas, frame: Frame, length: number, curl: number): void {
  const { pen, chance, isBold } = canvas
  const first = grow(frame, length * 0.5, curl, undefined, 4)
  const axis = [...first, ...grow(along(first, 1), length * 0.5, -curl * 1.2, undefined, 4).slice(1)]
  const half = length * (isBold ? 0.1 : 0.078)
  const strip = { axis, width: (share: number) => half * (1 + 0.14 * Math.sin(share * 11 + curl * 5)) }
  const edge = (side: number): Vertex[] =>
    steps(6).map((share, place) => {
      const point = at(strip, mix(0.05, 0.95, share), side)
      return place % 5 === 0 ? corner(point) : point
    })
  pen.solid(
    [...edge(-1), ...fray(canvas, strip, 0.95).toReversed(), ...edge(1).toReversed(), ...fray(canvas, strip, 0.05)],
    {
      glaze: 'wash',
      shadow: 4,
    },
  )
  const side = curl < 0 ? -1 : 1
  const inner = steps(6).map((share) =>
    at(strip, mix(0.06, 0.94, share), side * (0.5 - 0.4 * Math.sin(share * Math.PI * 2))),
  )
  pen.area('shade', [...edge(side), ...inner.toReversed()])
  for (const out of isBold ? [-0.45, 0.1, 0.6] : [-0.72, -0.46, -0.2, 0.06, 0.34, 0.6, 0.84]) {
    const [from, to] = [chance.between(0, 0.3), chance.between(0.7, 1)]
    pen.line(
      'vein',
      steps(5).map((share) => at(strip, mix(from, to, share), out)),
    )
  }
}

type Strip = { axis: readonly Point[]; width: (share: number) => number }

const at = ({ axis, width }: Strip, share: number, out: number) => toPoint(along(axis, share), 0, out * width(share))

/** Returns the torn end, from right to left, whose fibres end at different heights. */
function fray({ chance, isBold }: Canvas, strip: Strip, end: number): Vertex[] {
  const outward = end < 0.5 ? -1 : 1
  return steps(isBold ? 9 : 13)
    .slice(1, -1)
    .map((share, place) => {
      const reach = place % 2 === 0 ? chance.between(0.03, 0.13) : chance.between(-0.03, 0.01)
      return corner(at(strip, end + outward * reach, mix(0.96, -0.96, share)))
    })
}
