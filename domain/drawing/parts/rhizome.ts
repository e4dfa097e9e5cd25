import { along, type Frame, grow, type Point, range, steps, toFrame, toPoint } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a knobbly rootstock with fingers, rings and scars, as of ginger. The frame points along it. */
export function drawRhizome(canvas: Canvas, frame: Frame, length: number): void {
  const fingers: readonly Finger[] = [
    { forward: 0.2, turn: -1.05, reach: 0.36, width: 0.2 },
    { forward: 0.3, turn: 1.1, reach: 0.28, width: 0.19 },
    { forward: 0.56, turn: -0.85, reach: 0.42, width: 0.2 },
    { forward: 0.66, turn: 0.95, reach: 0.34, width: 0.2 },
    { forward: 0, turn: 0, reach: 1, width: 0.27 },
  ]
  for (const finger of fingers)
    drawFinger(canvas, toFrame(frame, finger.forward * length, 0, finger.turn), finger, length)
}

type Finger = { forward: number; turn: number; reach: number; width: number }

/** Finger as it is drawn: its axis, and half its thickness at a share of it. `side` is the shaded side. */
type FingerShape = { axis: readonly Point[]; half: (share: number) => number; side: 1 | -1 }

function drawFinger(canvas: Canvas, frame: Frame, { reach, width }: Finger, length: number): void {
  const { chance, isBold } = canvas
  const shape: FingerShape = {
    axis: grow(frame, reach * length, chance.between(-0.3, 0.3), chance, 6),
    half: (share) => (width / 2) * length * swelling(share, reach),
    side: Math.cos(frame.angle) >= 0 ? 1 : -1,
  }
  drawFingerBody(canvas, shape, reach > 0.6 ? 13 : 8)
  drawFingerRings(canvas, shape, Math.round(reach * (isBold ? 7 : 14)))
  if (!isBold) drawFingerDots(canvas, shape, Math.round(reach * 26))
}

/** Returns the thickness of a finger from 0 to 1: knobbly, rounded at its end and narrower at its foot. */
const swelling = (share: number, reach: number) =>
  (0.86 + 0.14 * Math.sin(share * reach * 20)) *
  Math.min(1, 4.5 * Math.sqrt(Math.max(0.004, 1 - share))) *
  Math.min(1, 0.55 + share * 3)

function drawFingerBody({ pen }: Canvas, { axis, half, side }: FingerShape, count: number): void {
  const edge = (sign: number) => steps(count).map((share) => toPoint(along(axis, share), 0, sign * half(share)))
  pen.solid([...edge(-1), ...edge(1).toReversed()], { glaze: 'wash', shadow: 3 })
  pen.area('shade', [
    ...steps(5).map((share) => toPoint(along(axis, 0.05 + share * 0.9), 0, side * half(share) * 0.95)),
    toPoint(along(axis, 0.75), 0, side * half(0.7) * 0.3),
    toPoint(along(axis, 0.3), 0, side * half(0.3) * 0.25),
  ])
}

/** Draws the scars of old leaves around a finger. */
function drawFingerRings({ pen, chance }: Canvas, { axis, half }: FingerShape, rings: number): void {
  for (const ring of range(rings)) {
    const share = (ring + 0.8) / (rings + 0.4)
    const here = along(axis, share)
    pen.line('outline', [
      toPoint(here, 0, -half(share) * 0.94),
      toPoint(here, half(share) * 0.22, 0),
      toPoint(here, 0, half(share) * chance.between(0.4, 0.9)),
    ])
  }
}

function drawFingerDots({ pen, chance }: Canvas, { axis, half, side }: FingerShape, dots: number): void {
  for (let left = dots; left > 0; left -= 1) {
    const share = chance.between(0.1, 0.95)
    pen.dot(toPoint(along(axis, share), 0, side * chance.between(0, 0.85) * half(share)))
  }
}
