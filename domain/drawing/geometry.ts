import type { Chance } from './chance.ts'

export type Point = { x: number; y: number }

/** Point of an outline. The outline is smooth there unless it is a corner. */
export type Vertex = Point & { corner?: boolean }

/** Place and direction in which a part grows: radians clockwise from the right, so that -π/2 is up. */
export type Frame = Point & { angle: number }

export type Box = { left: number; top: number; right: number; bottom: number }

export const up = -Math.PI / 2

/** Returns the point `forward` in the direction of the frame and `sideways` to the right of it. */
export function toPoint({ x, y, angle }: Frame, forward: number, sideways = 0): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: x + cos * forward - sin * sideways, y: y + sin * forward + cos * sideways }
}

/** Returns a frame at a point of another frame, turned by `turn` radians. */
export const toFrame = (frame: Frame, forward: number, sideways = 0, turn = 0): Frame => ({
  ...toPoint(frame, forward, sideways),
  angle: frame.angle + turn,
})

export const turned = (frame: Frame, turn: number): Frame => ({ ...frame, angle: frame.angle + turn })

export const corner = (point: Point): Vertex => ({ ...point, corner: true })

/** Returns `count` numbers from 0 to 1, both included. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, position) => (count === 1 ? 0.5 : position / (count - 1)))

/** Returns the numbers from 0 to `count` - 1. */
export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, position) => position)

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Grows a curve of `count` + 1 points that turns by about `bend` radians from its beginning to its end. */
export function grow(frame: Frame, length: number, bend: number, chance?: Chance, count = 6): Point[] {
  const points: Point[] = [{ x: frame.x, y: frame.y }]
  let current = frame
  for (let left = count; left > 0; left -= 1) {
    const wobble = chance ? chance.between(-0.05, 0.05) : 0
    current = toFrame(turned(current, bend / count + wobble), length / count)
    points.push({ x: current.x, y: current.y })
  }
  return points
}

/** Returns the frame at a share of a curve. Shares below 0 and above 1 continue in a straight line. */
export function along(curve: readonly Point[], share: number): Frame {
  const last = curve.length - 2
  const position = share * (curve.length - 1)
  const index = Math.max(0, Math.min(last, Math.floor(position)))
  const from = curve[index] ?? { x: 0, y: 0 }
  const to = curve[index + 1] ?? from
  const before = curve[index - 1] ?? from
  const after = curve[index + 2] ?? to
  const rest = position - index
  const start = Math.atan2(to.y - before.y, to.x - before.x)
  const end = Math.atan2(after.y - from.y, after.x - from.x)
  const difference = Math.atan2(Math.sin(end - start), Math.cos(end - start))
  return {
    x: mix(from.x, to.x, rest),
    y: mix(from.y, to.y, rest),
    angle: start + difference * Math.max(0, Math.min(1, rest)),
  }
}

/** Returns the outline around a curve, whose width at each share is `getWidth(share)`. */
export function ribbon(curve: readonly Point[], getWidth: (share: number) => number, count = curve.length): Vertex[] {
  const frames = steps(count).map((share) => ({ frame: along(curve, share), half: getWidth(share) / 2 }))
  const left = frames.map(({ frame, half }) => toPoint(frame, 0, -half))
  const right = frames.toReversed().map(({ frame, half }) => toPoint(frame, 0, half))
  return [...sharpEnds(left), ...sharpEnds(right)]
}

const sharpEnds = (points: readonly Point[]): Vertex[] =>
  points.map((point, position) => (position === 0 || position === points.length - 1 ? corner(point) : point))

/** Returns points on the smooth curve through the vertices, `density` for each stretch. */
export function sampleCurve(vertices: readonly Vertex[], density: number): Point[] {
  return vertices.flatMap((from, position) => {
    const to = vertices[position + 1]
    if (!to) return [{ x: from.x, y: from.y }]
    const [first, second] = controlPoints(vertices[position - 1] ?? from, from, to, vertices[position + 2] ?? to)
    return range(density).map((step) => cubicPoint([from, first, second, to], step / density))
  })
}

/** Returns the control points of the smooth curve between two vertices (Catmull-Rom). */
export function controlPoints(before: Point, from: Vertex, to: Vertex, after: Point): [Point, Point] {
  return [
    from.corner ? from : { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    to.corner ? to : { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
  ]
}

function cubicPoint([start, first, second, end]: readonly [Point, Point, Point, Point], share: number): Point {
  const rest = 1 - share
  const weigh = (a: number, b: number, c: number, d: number) =>
    rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d
  return { x: weigh(start.x, first.x, second.x, end.x), y: weigh(start.y, first.y, second.y, end.y) }
}

/** Returns `count` + 1 points at equal distances on a line of points. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const lengths = points.map((point, position) => distance(points[position - 1] ?? point, point))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const result: Point[] = []
  let passed = 0
  points.forEach((point, position) => {
    const before = points[position - 1] ?? point
    const length = lengths[position] ?? 0
    while (result.length <= count && (result.length * total) / count <= passed + length + 1e-6) {
      const share = length === 0 ? 0 : ((result.length * total) / count - passed) / length
      result.push({ x: mix(before.x, point.x, share), y: mix(before.y, point.y, share) })
    }
    passed += length
  })
  return result
}

/** Rounds a size to one of few, each `ratio` times the one before, so that parts of similar size share a stamp. */
export const roundSize = (size: number, ratio: number): number =>
  Math.round(ratio ** Math.round(Math.log(size) / Math.log(ratio)))

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Returns the vertices of an ellipse in a frame: `along` forward, `across` sideways. */
export const ellipse = (frame: Frame, alongRadius: number, acrossRadius: number, count = 8): Vertex[] =>
  range(count).map((step) => {
    const angle = (step / count) * 2 * Math.PI
    return toPoint(frame, Math.cos(angle) * alongRadius, Math.sin(angle) * acrossRadius)
  })

export const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
