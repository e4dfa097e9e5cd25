import { corner, type Frame, toPoint, type Vertex } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'

/** Returns the outline of a petal of the given length and width that begins at the frame. */
export function petalOutline(frame: Frame, shape: Flower['petal'], length: number, width: number): Vertex[] {
  const side = (sign: 1 | -1) =>
    sides[shape].map(([forward, out, isCorner]) => {
      const point = toPoint(frame, forward * length, (sign * out * width) / 2)
      return isCorner ? corner(point) : point
    })
  const tip = tips[shape].map(([forward, out, isCorner]) => {
    const point = toPoint(frame, forward * length, (out * width) / 2)
    return isCorner ? corner(point) : point
  })
  return [...side(-1), ...tip, ...side(1).toReversed()]
}

type ShapePoint = readonly [forward: number, out: number, isCorner?: boolean]

/** One side of each petal from base to tip. */
const sides: Readonly<Record<Flower['petal'], readonly ShapePoint[]>> = {
  obovate: [
    [0, 0.16, true],
    [0.4, 0.72],
    [0.75, 1],
  ],
  notched: [
    [0, 0.16, true],
    [0.4, 0.72],
    [0.75, 1],
    [0.98, 0.55],
  ],
  pointed: [
    [0, 0.3, true],
    [0.32, 0.95],
    [0.65, 0.8],
  ],
  starry: [
    [0, 0.3, true],
    [0.3, 0.95],
    [0.6, 0.7],
  ],
  narrow: [
    [0, 0.45, true],
    [0.4, 0.95],
    [0.85, 0.8],
  ],
  rounded: [
    [0, 0.3, true],
    [0.3, 0.95],
    [0.7, 1],
  ],
  toothed: [
    [0, 0.45, true],
    [0.55, 0.95],
    [0.94, 0.88, true],
  ],
  fan: [
    [0, 0.12, true],
    [0.4, 0.62],
    [0.78, 1],
    [0.96, 0.86],
  ],
}
const tips: Readonly<Record<Flower['petal'], readonly ShapePoint[]>> = {
  obovate: [[1, 0]],
  notched: [[0.86, 0, true]],
  pointed: [[1, 0, true]],
  starry: [[1, 0, true]],
  narrow: [[1, 0]],
  rounded: [[1, 0]],
  toothed: [
    [0.97, -0.35, true],
    [1.02, 0, true],
    [0.97, 0.35, true],
  ],
  fan: [
    [1.02, -0.4],
    [0.95, 0],
    [1.02, 0.45],
  ],
}
