import {
  along,
  corner,
  type Frame,
  grow,
  mix,
  range,
  steps,
  toFrame,
  toPoint,
  turned,
  type Vertex,
} from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a quill of thin bark rolled from both sides; `layers` sheets show as scrolls at its end. */
export function drawQuill(canvas: Canvas, frame: Frame, length: number, layers: number): void {
  const { pen, chance, isBold } = canvas
  const half = length * 0.105
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * half)
  pen.solid(
    [
      corner(at(0, -1)),
      corner(at(1, -1)),
      at(1.02, -0.4),
      at(1, 0.3),
      corner(at(1, 1)),
      corner(at(0, 1)),
      at(-0.03, 0),
    ],
    { glaze: 'wash', shadow: 3.5 },
  )
  pen.area('shade', [corner(at(0, 0.45)), corner(at(1, 0.5)), corner(at(1, 0.98)), corner(at(0, 0.98))])
  pen.brush([at(0.01, 0.02), at(0.5, 0.1), at(0.99, 0.02)], 5, 3)
  pen.brush([at(0.05, -0.16), at(0.5, -0.1), at(0.97, -0.14)], 3, 2)
  for (let left = isBold ? 8 : 22; left > 0; left -= 1) {
    const out = chance.between(-0.9, 0.9)
    const from = chance.between(0.04, 0.75)
    pen.line('vein', [at(from, out), at(from + chance.between(0.08, 0.2), out + chance.between(-0.05, 0.05))])
  }
  for (const side of [-1, 1]) drawScroll(canvas, toFrame(frame, 0, side * half * 0.5), half * 0.56, layers, side)
}

/** Draws the rolled end of one side of a quill. */
function drawScroll({ pen }: Canvas, frame: Frame, radius: number, layers: number, side: number): void {
  const points = range(layers * 7).map((step) => {
    const share = step / (layers * 7)
    return toPoint(turned(frame, side * (step / 7) * 2 * Math.PI), radius * mix(1, 0.12, share) * 0.7, 0)
  })
  pen.solid(
    range(8).map((step) => toPoint(turned(frame, (step / 8) * 2 * Math.PI), radius * (step % 4 === 0 ? 0.62 : 0.9))),
    { shadow: 1.5 },
  )
  pen.line('outline', points)
}

/** Draws a flat strip of bark, curled at its edges. */
export function drawBarkStrip({ pen, chance }: Canvas, frame: Frame, length: number): void {
  const axis = grow(frame, length, chance.between(-0.15, 0.15), chance, 5)
  const half = length * 0.13
  const edge = (side: number): Vertex[] =>
    steps(6).map((share) => toPoint(along(axis, share), 0, side * half * chance.between(0.9, 1.08)))
  pen.solid([...cutEnds(edge(-1)), ...cutEnds(edge(1).toReversed())], { glaze: 'wash', shadow: 4 })
  pen.area('shade', [
    ...steps(4).map((share) => toPoint(along(axis, share), 0, half * 0.92)),
    ...steps(4)
      .toReversed()
      .map((share) => toPoint(along(axis, share), 0, half * 0.45)),
  ])
  for (let left = 26; left > 0; left -= 1) {
    const from = chance.between(0.02, 0.8)
    const out = chance.between(-0.9, 0.9) * half
    pen.line('vein', [
      toPoint(along(axis, from), 0, out),
      toPoint(along(axis, from + chance.between(0.06, 0.18)), 0, out * 0.96),
    ])
  }
  for (let left = 7; left > 0; left -= 1) {
    const here = toFrame(along(axis, chance.between(0.05, 0.95)), 0, chance.between(-0.7, 0.5) * half)
    pen.line('outline', [toPoint(here, 0, -half * 0.12), toPoint(here, 0, half * 0.12)])
  }
}

const cutEnds = (edge: readonly Vertex[]): Vertex[] =>
  edge.map((vertex, position) => (position % 5 === 0 ? corner(vertex) : vertex))
