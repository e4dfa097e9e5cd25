import { corner, type Frame, range, toFrame, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Point of an outline in radii: `forward` out of the calyx, `up` to the upper side, and `true` for a corner. */
type LipPoint = readonly [forward: number, up: number, isCorner?: boolean]

/** Outlines of the upper lip with its tube, and of the lower lip. */
type Lips = { upper: readonly LipPoint[]; lower: readonly LipPoint[] }

const lips: Readonly<Record<Flower['lips'], Lips>> = {
  even: {
    upper: [
      [0.1, -0.13, true],
      [0.62, -0.18, true],
      [0.8, -0.52],
      [1.06, -0.48],
      [1, -0.17, true],
      [1.32, -0.12],
      [1.3, 0.16],
      [1, 0.18, true],
      [1.06, 0.5],
      [0.8, 0.52],
      [0.62, 0.18, true],
      [0.1, 0.13, true],
    ],
    lower: [],
  },
  flat: {
    upper: [
      [0.1, -0.14, true],
      [0.5, -0.17],
      [0.88, -0.1, true],
      [1.18, 0.22],
      [1.14, 0.54],
      [0.9, 0.5],
      [0.7, 0.28],
      [0.1, 0.14, true],
    ],
    lower: [
      [0.6, -0.05, true],
      [0.98, -0.1],
      [1.24, -0.3],
      [1.3, -0.64],
      [1.04, -0.78],
      [0.86, -0.58],
      [0.5, -0.14, true],
    ],
  },
  arched: {
    upper: [
      [0.1, -0.16, true],
      [0.5, -0.2],
      [0.82, -0.02, true],
      [1.02, 0.28],
      [1.3, 0.38],
      [1.58, 0.2, true],
      [1.44, 0.6],
      [1.05, 0.7],
      [0.72, 0.42],
      [0.1, 0.16, true],
    ],
    lower: [
      [0.62, -0.05, true],
      [1, -0.16],
      [1.28, -0.34],
      [1.34, -0.72],
      [1.06, -0.92],
      [0.86, -0.66],
      [0.45, -0.14, true],
    ],
  },
  capped: {
    upper: [
      [0.1, -0.12, true],
      [0.5, -0.12],
      [0.84, 0.12],
      [1.05, 0.3, true],
      [1.42, 0.32],
      [1.46, 0.66],
      [1.12, 0.86],
      [0.72, 0.6],
      [0.4, 0.2],
      [0.1, 0.12, true],
    ],
    lower: [
      [0.74, 0.06, true],
      [1.1, 0.2],
      [1.5, 0.08],
      [1.56, -0.22],
      [1.2, -0.26],
      [0.9, -0.1],
    ],
  },
}

const calyxes: Readonly<Record<Flower['calyx'], readonly LipPoint[]>> = {
  toothed: [
    [-0.1, -0.1, true],
    [0.1, -0.25],
    [0.58, -0.26, true],
    [0.42, -0.06, true],
    [0.62, 0.04, true],
    [0.44, 0.12, true],
    [0.56, 0.3, true],
    [0.1, 0.25],
    [-0.1, 0.1, true],
  ],
  spiny: [
    [-0.1, -0.12, true],
    [0.1, -0.27],
    [0.44, -0.24, true],
    [0.74, -0.5, true],
    [0.52, -0.1, true],
    [0.86, 0.02, true],
    [0.52, 0.12, true],
    [0.74, 0.52, true],
    [0.44, 0.27, true],
    [0.1, 0.27],
    [-0.1, 0.12, true],
  ],
  tubular: [
    [-0.1, -0.1, true],
    [0.3, -0.23],
    [0.72, -0.2, true],
    [0.68, 0, true],
    [0.8, 0.14, true],
    [0.62, 0.24, true],
    [0.3, 0.23],
    [-0.1, 0.1, true],
  ],
  shield: [
    [-0.1, -0.1, true],
    [0.1, -0.22],
    [0.5, -0.2, true],
    [0.48, 0.1, true],
    [0.5, 0.26, true],
    [0.42, 0.52],
    [0.18, 0.56],
    [0.16, 0.28],
    [-0.1, 0.12, true],
  ],
}

/** Draws a flower of the mint family from the side: calyx, tube and lips. The frame points out of the calyx. */
export function drawTwoLipped({ pen }: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const side = Math.cos(frame.angle) >= 0 ? -1 : 1
  const at = (forward: number, up: number) => toPoint(frame, forward * radius, side * up * radius)
  const trace = (points: readonly LipPoint[]): Vertex[] =>
    points.map(([forward, up, isCorner]) => (isCorner ? corner(at(forward, up)) : at(forward, up)))
  const { upper, lower } = lips[flower.lips]
  const glaze = { ...glazeOf(flower.tint), shadow: 1.5 }
  if (lower.length > 0) pen.solid(trace(lower), glaze)
  pen.solid(trace(upper), glaze)
  if (flower.spotted) for (const [forward, up] of spots) pen.dot(at(forward, up))
  if (flower.stamens === 'showy')
    for (const up of [0.06, 0.22]) {
      pen.line('outline', [at(0.9, up), at(1.35, up + 0.2), at(1.75, up + 0.16)])
      pen.dot(at(1.75, up + 0.16))
    }
  pen.solid(trace(calyxes[flower.calyx]), { glaze: 'shade', shadow: 1 })
  if (radius > 22) for (const up of [-0.1, 0.1]) pen.line('vein', [at(0, up * 0.6), at(0.4, up)])
}

/** Freckles of the lower lip. */
const spots: readonly LipPoint[] = [
  [0.95, -0.28],
  [1.1, -0.42],
  [0.98, -0.52],
]

/** Draws the same flower from the front. Its upper lip is towards the frame. */
export function drawLippedFace({ pen }: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const glaze = { ...glazeOf(flower.tint), shadow: 1.5 }
  const drawLobe = (turn: number, length: number, width: number) =>
    pen.solid(petalOutline(turned(frame, turn), 'rounded', radius * length, radius * width), glaze)
  if (flower.lips === 'even') for (const turn of [0, -1.57, 1.57, Math.PI]) drawLobe(turn, 0.62, 0.56)
  else {
    drawLobe(0, flower.lips === 'flat' ? 0.55 : 0.8, 0.62)
    for (const side of [-1, 1]) drawLobe(side * 1.95, 0.55, 0.42)
    drawLobe(Math.PI, 0.78, 0.74)
  }
  pen.area(
    'deep',
    range(4).map((step) => toPoint(turned(toFrame(frame, 0), step * 1.57), radius * 0.12)),
  )
  if (flower.spotted) for (const out of [-0.14, 0.14]) pen.dot(toPoint(frame, -radius * 0.42, out * radius))
}
