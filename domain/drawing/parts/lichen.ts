import { along, corner, type Frame, grow, type Point, range, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Flat lobe that forks `depth` times; `curl` bends it from base to tip. */
type Lobe = { length: number; width: number; depth: number; curl: number }

/** Draws a tuft of lobes that spread from one foot, those at the back first. A few shapes repeat, turned and mirrored. */
export function drawLichenTuft(canvas: Canvas, frame: Frame, length: number): void {
  const { pen, isBold } = canvas
  for (const [place, { turn, reach, out }] of (isBold ? boldTuft : tuft).entries())
    pen.stamp(
      `lobe ${isBold ? 0 : place % 3}`,
      turned({ ...toPoint(frame, 0, out * length), angle: frame.angle }, turn),
      (inner) =>
        drawLichenLobe(
          { ...canvas, pen: inner },
          { x: 0, y: 0, angle: 0 },
          {
            length: length * 0.4,
            width: length * (isBold ? 0.2 : 0.15),
            depth: isBold ? 1 : 2,
            curl: 0.3,
          },
        ),
      { scale: reach, mirror: turn < 0 ? -1 : 1 },
    )
}

type Place = { turn: number; reach: number; out: number }
const tuft: readonly Place[] = [
  { turn: -0.5, reach: 1.05, out: -0.04 },
  { turn: 0.42, reach: 1.08, out: 0.04 },
  { turn: -0.05, reach: 1.2, out: 0 },
  { turn: -0.86, reach: 1.04, out: -0.08 },
  { turn: 0.84, reach: 1.02, out: 0.08 },
  { turn: 0.2, reach: 0.76, out: 0.03 },
  { turn: -0.36, reach: 0.7, out: -0.03 },
  { turn: 0.72, reach: 0.6, out: 0.06 },
]
const boldTuft: readonly Place[] = [
  { turn: -0.36, reach: 1.05, out: -0.03 },
  { turn: 0.4, reach: 1.02, out: 0.03 },
  { turn: -0.98, reach: 0.9, out: -0.07 },
  { turn: 0.96, reach: 0.92, out: 0.07 },
  { turn: 0.02, reach: 0.74, out: 0 },
]

/** Draws one forked lobe: thin and flat, with its edges rolled in to a channel and fringed with short spines. */
export function drawLichenLobe(canvas: Canvas, frame: Frame, lobe: Lobe): void {
  const arms: Arm[] = []
  const outline = traceLobe(canvas, frame, lobe, arms)
  for (const arm of arms) drawFringe(canvas, arm)
  canvas.pen.solid(outline, { glaze: 'wash', shadow: canvas.isBold ? 3 : 2.5 })
  for (const arm of arms) drawChannel(canvas, arm)
}

type Arm = { axis: readonly Point[]; half: (share: number) => number; isTip: boolean }

/** Returns the outline of a lobe and of the lobes into which it forks, and collects their axes in `arms`. */
function traceLobe(canvas: Canvas, frame: Frame, { length, width, depth, curl }: Lobe, arms: Arm[]): Vertex[] {
  const { chance } = canvas
  const axis = grow(frame, length, curl, chance, 5)
  const half = (share: number) => (width / 2) * (0.56 + 0.06 * Math.sin(share * 9) + 0.8 * share ** 2)
  arms.push({ axis, half, isTip: depth === 0 })
  const edge = (side: number) => [0, 0.3, 0.6, 0.86].map((share) => toPoint(along(axis, share), 0, side * half(share)))
  const end = along(axis, 1)
  if (depth === 0) return [...edge(-1), ...antler(end, width), ...edge(1).toReversed()]
  const fork = (side: 1 | -1) =>
    traceLobe(
      canvas,
      turned({ ...toPoint(end, 0, side * width * 0.3), angle: end.angle }, side * chance.between(0.4, 0.66)),
      {
        length: length * chance.between(0.5, 0.74),
        width: width * 0.9,
        depth: depth - 1,
        curl: side * chance.between(-0.15, 0.7),
      },
      arms,
    ).slice(1, -1)
  return [...edge(-1), ...fork(-1), corner(toPoint(end, width * 0.22)), ...fork(1), ...edge(1).toReversed()]
}

/** Returns the blunt points at the tip of a lobe. */
function antler(end: Frame, width: number): Vertex[] {
  const at = (forward: number, out: number) => toPoint(end, forward * width, out * width)
  return [
    at(0.25, -0.62),
    at(0.62, -0.78),
    at(0.62, -0.5),
    corner(at(0.3, -0.18)),
    at(0.72, -0.14),
    at(0.74, 0.1),
    corner(at(0.28, 0.2)),
    at(0.5, 0.62),
    at(0.46, 0.86),
    at(0.14, 0.6),
  ]
}

/** Draws the short spines along both edges. */
function drawFringe({ pen, chance, isBold }: Canvas, { axis, half, isTip }: Arm): void {
  const count = isBold ? 3 : isTip ? 6 : 8
  for (const side of [-1, 1])
    for (const place of range(count)) {
      const here = along(axis, (place + chance.between(0.2, 0.8)) / count)
      const root = half(0.5) * (isBold ? 0.5 : 0.7)
      const lean = chance.between(-0.1, 0.5) * root
      pen.line('outline', [
        toPoint(here, 0, side * half(0.5) * 0.8),
        toPoint(here, lean, side * (half(0.5) + root * (isBold ? 1.2 : 0.75))),
      ])
    }
}

/** Draws the shade in the channel and the line of the edge that is rolled in. */
function drawChannel({ pen, isBold }: Canvas, { axis, half, isTip }: Arm): void {
  const shares = isTip ? [0.02, 0.35, 0.7, 1.1] : [0, 0.35, 0.7, 0.98]
  const at = (out: number) => shares.map((share) => toPoint(along(axis, share), 0, out * half(share)))
  pen.area('shade', [...at(-0.1), ...at(0.5).toReversed()])
  if (!isBold) pen.line('vein', at(0.52))
}

/** Draws one loose lobe. */
export function drawLichenPiece(canvas: Canvas, frame: Frame, length: number): void {
  const lobe = { length: length * 0.42, width: length * 0.17, depth: 2, curl: 0.5 }
  drawLichenLobe(canvas, turned(frame, -0.5), lobe)
}
