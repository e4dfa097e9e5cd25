import { corner, type Frame, grow, range, toFrame, toPoint } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/**
 * Outline of the root as shares of its length, down its left side and up its right: scarred neck, shoulder, arm, hip,
 * leg, fork, and the same in turn at the other side.
 */
const outline = [
  [0, -0.017, 1],
  [0.02, -0.028],
  [0.045, -0.019],
  [0.07, -0.032],
  [0.1, -0.026],
  [0.125, -0.05],
  [0.17, -0.096],
  [0.225, -0.13],
  [0.3, -0.19],
  [0.38, -0.232],
  [0.47, -0.226],
  [0.57, -0.262, 1],
  [0.47, -0.196],
  [0.385, -0.182],
  [0.33, -0.128, 1],
  [0.4, -0.096],
  [0.48, -0.112],
  [0.57, -0.142],
  [0.67, -0.142],
  [0.78, -0.108],
  [0.88, -0.12],
  [1.02, -0.19, 1],
  [0.88, -0.082],
  [0.78, -0.06],
  [0.67, -0.062],
  [0.6, -0.03],
  [0.565, 0.004, 1],
  [0.62, 0.034],
  [0.7, 0.07],
  [0.78, 0.09],
  [0.86, 0.066],
  [0.97, 0.09, 1],
  [0.87, 0.108],
  [0.78, 0.142],
  [0.68, 0.14],
  [0.58, 0.122],
  [0.48, 0.106],
  [0.4, 0.094],
  [0.32, 0.112, 1],
  [0.37, 0.158],
  [0.44, 0.176],
  [0.52, 0.156],
  [0.63, 0.196, 1],
  [0.53, 0.196],
  [0.44, 0.22],
  [0.35, 0.202],
  [0.27, 0.148],
  [0.2, 0.112],
  [0.15, 0.084],
  [0.115, 0.036],
  [0.085, 0.026],
  [0.06, 0.034],
  [0.035, 0.022],
  [0, 0.017, 1],
] as const

/** Rootlets: where they leave the root, and in which direction. */
const rootlets = [
  [0.56, -0.255, -0.1],
  [0.5, -0.21, 0.9],
  [1, -0.18, 0.5],
  [0.9, -0.13, 1.2],
  [0.84, -0.075, -0.8],
  [0.96, 0.09, -0.2],
  [0.9, 0.075, 0.8],
  [0.8, 0.138, -1.1],
  [0.62, 0.19, -0.5],
  [0.46, 0.218, -1.2],
] as const

/** Draws a root with a ringed body, two arms and two legs, as of ginseng, below the scarred neck of past years' stems. */
export function drawForkedRoot(canvas: Canvas, frame: Frame, length: number): void {
  const { pen, chance, isBold } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  for (const [forward, out, turn] of isBold ? rootlets.filter((_, place) => place % 3 !== 1) : rootlets) {
    const start = toFrame(frame, forward * length, out * length, turn)
    pen.brush(grow(start, length * chance.between(0.1, 0.2), chance.between(-0.7, 0.7), chance, 4), length * 0.013, 1.5)
  }
  pen.solid(
    outline.map(([forward, out, isCorner]) => (isCorner ? corner(at(forward, out)) : at(forward, out))),
    { glaze: 'wash', shadow: 3.5 },
  )
  for (const shape of shadows)
    pen.area(
      'shade',
      shape.map(([forward, out]) => at(forward, out)),
    )
  drawRings(canvas, at)
}

type At = (forward: number, out: number) => { x: number; y: number }

/** Sides of body and limbs that lie in shade: those at the right of the picture, which is the left of a falling root. */
const shadows = [
  [
    [0.14, -0.07],
    [0.22, -0.126],
    [0.3, -0.186],
    [0.38, -0.228],
    [0.54, -0.236],
    [0.4, -0.205],
    [0.3, -0.1],
    [0.22, -0.05],
  ],
  [
    [0.38, -0.096],
    [0.48, -0.11],
    [0.57, -0.14],
    [0.67, -0.14],
    [0.78, -0.106],
    [0.96, -0.155],
    [0.78, -0.082],
    [0.66, -0.098],
    [0.5, -0.05],
  ],
  [
    [0.585, 0.012],
    [0.63, 0.038],
    [0.72, 0.077],
    [0.8, 0.09],
    [0.93, 0.085],
    [0.8, 0.116],
    [0.68, 0.095],
    [0.6, 0.06],
  ],
] as const

/** Draws the wrinkles that ring the body and, more weakly, the limbs. */
function drawRings({ pen, chance, isBold }: Canvas, at: At): void {
  for (const ring of range(isBold ? 5 : 10)) {
    const forward = 0.13 + ring * (isBold ? 0.05 : 0.028)
    const half = Math.min(0.1, 0.03 + ring * (isBold ? 0.035 : 0.02))
    pen.line('outline', [
      at(forward, half),
      at(forward + 0.018, half * chance.between(-0.1, 0.2)),
      at(forward + 0.004, -half * chance.between(0.3, 0.9)),
    ])
  }
  for (const [forward, middle, half] of isBold ? wrinkles.slice(0, 4) : wrinkles)
    pen.line('outline', [
      at(forward, middle + half * chance.between(0.6, 1)),
      at(forward + 0.012, middle),
      at(forward, middle - half * chance.between(0.1, 0.8)),
    ])
}
const wrinkles = [
  [0.64, -0.1, 0.034],
  [0.66, 0.098, 0.034],
  [0.76, -0.085, 0.022],
  [0.79, 0.116, 0.024],
  [0.46, 0.03, 0.06],
  [0.52, -0.05, 0.05],
  [0.56, 0.07, 0.04],
  [0.7, -0.1, 0.03],
  [0.72, 0.106, 0.03],
  [0.4, -0.206, 0.02],
  [0.4, 0.19, 0.022],
  [0.85, -0.098, 0.018],
] as const
