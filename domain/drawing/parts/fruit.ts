import {
  corner,
  ellipse,
  type Frame,
  grow,
  mix,
  range,
  roundSize,
  steps,
  toFrame,
  toPoint,
  turned,
  up,
} from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Fruit } from '../plant.schemas.ts'
import { drawAggregate } from './aggregate.ts'
import { drawBeakedPod } from './beaked-pod.ts'
import { drawCalyx } from './calyx.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { drawGrapple } from './grapple.ts'
import { drawHip } from './hip.ts'
import { drawMaizeEar } from './maize.ts'
import { drawTrigonousCapsule } from './open-pod.ts'
import { petalOutline } from './petal.ts'
import { drawCrownedBerry, drawOrange } from './round-fruit.ts'
import { drawSamara } from './samara.ts'
import { drawSeed } from './seed.ts'
import { drawStar } from './star.ts'

type DrawFruit = (canvas: Canvas, fruit: Fruit, frame: Frame, length: number) => void

/** Draws a fruit that begins at the end of its stalk, as a copy of one of two variants. */
export function drawFruit(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const size = roundSize(length, 1.7)
  const isCurved = fruit.type === 'beaked pod'
  const angle = isCurved ? 0 : Math.sin(frame.angle) > 0.3 ? -up : up
  canvas.pen.stamp(
    `${fruit.type} ${size} ${angle > 0} ${canvas.chance.side()}`,
    turned(frame, -angle),
    (pen) => types[fruit.type]({ ...canvas, pen }, fruit, { x: 0, y: 0, angle }, size),
    { scale: length / size, mirror: isCurved && Math.cos(frame.angle) < 0 ? -1 : 1 },
  )
}

const types: Readonly<Record<Fruit['type'], DrawFruit>> = {
  berry: drawBerry,
  'crowned berry': drawCrownedBerry,
  aggregate: drawAggregate,
  citrus: drawCitrus,
  'round citrus': drawOrange,
  drupe: drawBerry,
  hip: (canvas, _, frame, length) => drawHip(canvas, frame, length),
  pod: drawPod,
  schizocarp: (canvas, _, frame, length) => drawSeed(canvas, frame, { length, shape: 'oval', ridges: 5, tint: 'pale' }),
  nut: drawBerry,
  star: (canvas, _, frame, length) => drawStar(canvas, frame, length / 2),
  capsule: drawCapsule,
  'trigonous capsule': drawTrigonousCapsule,
  samara: drawSamara,
  clock: drawClock,
  burr: drawBurr,
  peppercorns: drawPeppercorns,
  bead: (canvas, _, frame, length) =>
    drawSeed(canvas, frame, { length, shape: 'round', ridges: canvas.isBold ? 5 : 3, tint: 'pale' }),
  'beaked pod': drawBeakedPod,
  calyx: drawCalyx,
  grapple: drawGrapple,
  'maize ear': drawMaizeEar,
  grain: (canvas, _, frame, length) => drawSeed(canvas, frame, { length, shape: 'long', ridges: 2, tint: 'pale' }),
}

/** Draws a round fruit with a highlight, stipple in its shade and the scar of its flower. */
function drawBerry(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen, chance, isBold } = canvas
  const radius = length / 2
  const middle = { ...toPoint(frame, radius), angle: frame.angle }
  pen.solid(ellipse(middle, radius, radius * chance.between(0.9, 1)), { ...glazeOf(fruit.tint), shadow: 2.5 })
  const still = { x: middle.x, y: middle.y, angle: 0 }
  pen.area('shade', [
    toPoint(still, radius * 0.9, -radius * 0.2),
    toPoint(still, radius * 0.55, radius * 0.75),
    toPoint(still, -radius * 0.45, radius * 0.8),
    toPoint(still, radius * 0.3, radius * 0.35),
  ])
  pen.area(
    'paper',
    ellipse(turned(toFrame(still, -radius * 0.36, -radius * 0.38), -0.7), radius * 0.2, radius * 0.1, 6),
  )
  for (const turn of steps(5))
    pen.brush(
      [
        toPoint(frame, length * 0.98),
        toPoint(turned(toFrame(frame, length * 0.94), mix(-1.2, 1.2, turn)), radius * 0.3),
      ],
      4,
      1.5,
    )
  if (fruit.cup) drawCup(canvas, frame, length)
  if (!isBold)
    for (let left = 9; left > 0; left -= 1)
      pen.dot(toPoint(still, radius * chance.between(0.05, 0.7), radius * chance.between(0.1, 0.6)))
}

/** Draws the calyx that wraps the lower half of a berry. */
function drawCup({ pen }: Canvas, frame: Frame, length: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  const teeth = [-0.25, 0, 0.25].flatMap((out) => [corner(at(0.26, out - 0.12)), corner(at(0.42, out))])
  pen.solid(
    [
      corner(at(-0.02, -0.08)),
      at(0.1, -0.38),
      corner(at(0.42, -0.5)),
      ...teeth,
      corner(at(0.26, 0.37)),
      corner(at(0.42, 0.5)),
      at(0.1, 0.38),
      corner(at(-0.02, 0.08)),
    ],
    { glaze: 'wash', shadow: 1.5 },
  )
}

/** Draws a lemon or an orange: pitted, with a nipple at the tip. */
function drawCitrus({ pen, chance, isBold }: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  const side = (sign: number) => [
    at(0.06, sign * 0.14),
    at(0.28, sign * 0.33),
    at(0.55, sign * 0.37),
    at(0.82, sign * 0.24),
    at(0.93, sign * 0.08),
  ]
  pen.solid([at(0, 0), ...side(-1), at(1, 0), ...side(1).toReversed()], glazeOf(fruit.tint))
  pen.area('shade', [at(0.12, 0.22), at(0.5, 0.37), at(0.86, 0.18), at(0.55, 0.2)])
  for (let left = isBold ? 14 : 34; left > 0; left -= 1) {
    const forward = chance.between(0.12, 0.86)
    pen.dot(at(forward, chance.between(-0.2, 0.9) * 0.36 * Math.sin(Math.PI * forward)))
  }
}

/** Draws a pod that swells over its seeds. */
function drawPod(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  const axis = grow(frame, length, 0.5, undefined, 8)
  const seeds = 4
  const half = (share: number) =>
    length *
    0.085 *
    Math.sin(Math.PI * Math.min(0.98, 0.08 + share * 0.9)) ** 0.4 *
    (1 + 0.16 * Math.cos(share * seeds * 2 * Math.PI + Math.PI))
  const edge = (side: number) => steps(13).map((share) => toPoint(frameAt(axis, share), 0, side * half(share)))
  pen.solid([...edge(-1), ...edge(1).toReversed()], glazeOf(fruit.tint))
  for (const seed of range(seeds))
    pen.line('vein', ellipse(frameAt(axis, (seed + 0.5) / seeds), length * 0.06, length * 0.04, 6))
  pen.brush([toPoint(frameAt(axis, 1), 0), toPoint(frameAt(axis, 1), length * 0.08)], 4, 1)
}

const frameAt = (curve: readonly { x: number; y: number }[], share: number): Frame => {
  const position = Math.min(curve.length - 2, Math.floor(share * (curve.length - 1)))
  const from = curve[position] ?? { x: 0, y: 0 }
  const to = curve[position + 1] ?? from
  const rest = share * (curve.length - 1) - position
  return { x: mix(from.x, to.x, rest), y: mix(from.y, to.y, rest), angle: Math.atan2(to.y - from.y, to.x - from.x) }
}

function drawCapsule(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  pen.solid(
    [
      corner(at(0, -0.06)),
      at(0.3, -0.3),
      at(0.7, -0.28),
      corner(at(1, 0)),
      at(0.7, 0.28),
      at(0.3, 0.3),
      corner(at(0, 0.06)),
    ],
    glazeOf(fruit.tint),
  )
  for (const out of [-0.15, 0.02, 0.17]) pen.line('vein', [at(0.05, out * 0.3), at(0.5, out), at(0.95, out * 0.15)])
  for (const side of [-1, 1])
    pen.solid(petalOutline(turned(frame, side * 0.45), 'pointed', length * 0.55, length * 0.22), {
      glaze: 'wash',
      shadow: 1,
    })
}

/** Draws a dandelion clock: a ball of seeds on stalks, each with its parachute. */
function drawClock({ pen, isBold }: Canvas, _: Fruit, frame: Frame, length: number): void {
  const radius = length / 2
  const middle = { ...toPoint(frame, radius * 0.9), angle: frame.angle }
  const drawSeedStalk = (inner: Pen) => {
    const arm = { x: 0, y: 0, angle: 0 }
    inner.line('vein', [toPoint(arm, radius * 0.1), toPoint(arm, radius * 0.86)])
    for (const spread of [-0.6, -0.2, 0.2, 0.6])
      inner.line('vein', grow(toFrame(arm, radius * 0.86, 0, spread), radius * 0.16, 0, undefined, 1))
  }
  for (const hair of range(isBold ? 26 : 48))
    pen.stamp(`parachute ${Math.round(radius)}`, turned(middle, hair * 2.399963), drawSeedStalk, {
      scale: Math.sqrt((hair + 6) / 54),
    })
  pen.brush([toPoint(frame, -radius * 0.1), toPoint(middle, 0)], Math.max(7, radius * 0.1), Math.max(6, radius * 0.08))
  pen.area('deep', ellipse(middle, radius * 0.13, radius * 0.16, 6))
}

function drawBurr(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen } = canvas
  const radius = length / 2
  const middle = { ...toPoint(frame, radius), angle: frame.angle }
  for (const spine of range(26)) {
    const arm = turned(middle, spine * 2.399963)
    pen.brush(grow(toFrame(arm, radius * 0.6), radius * 0.55, 0.5, undefined, 3), 4, 1.5)
  }
  pen.solid(ellipse(middle, radius * 0.72, radius * 0.72), glazeOf(fruit.tint))
}

/** Draws a string of round berries without stalks, as of pepper. */
function drawPeppercorns(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const axis = grow(frame, length, 0.2, canvas.chance, 6)
  canvas.pen.brush(axis, 7, 4)
  const rows = canvas.isBold ? 7 : 9
  const size = length * (canvas.isBold ? 0.15 : 0.125)
  for (const row of range(rows))
    for (const side of [-1, 1, 0]) {
      const here = toFrame(frameAt(axis, (row + 0.4 + side * 0.15) / (rows + 0.2)), 0, side * size * 0.62)
      canvas.pen.stamp(
        'corn',
        { ...here, angle: 0 },
        (pen) => drawBerry({ ...canvas, pen, isBold: true }, fruit, { x: 0, y: size / 2, angle: up }, size),
        { scale: 1 - row * 0.03 },
      )
    }
}
