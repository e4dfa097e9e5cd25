import {
  corner,
  ellipse,
  type Frame,
  mix,
  type Point,
  range,
  steps,
  toFrame,
  toPoint,
  type Vertex,
} from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

const goldenAngle = 2.399963

/** Draws a head of the daisy family at the end of its stalk, seen from above at a slant. `radius` reaches the tips of its rays. */
export function drawDaisy(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const squash = flower.rays === 'ascending' ? 0.42 : 0.6
  if (flower.rays === 'drooping') drawCup(canvas, frame, radius * 0.3)
  for (const row of range(flower.rows))
    drawRays(canvas, flower, toFrame(frame, row * radius * 0.04), { radius: radius * (1 - row * 0.17), squash, row })
  if (flower.disc !== 'none') drawDisc(canvas, flower, frame, radius, squash)
  else if (flower.rows === 1) drawStyles(canvas, frame, radius * 0.28)
  else drawInnerRays(canvas, flower, frame, radius * 0.3)
}

type RayRow = { radius: number; squash: number; row: number }

/** Draws one row of rays, those at the back first. */
function drawRays(canvas: Canvas, flower: Flower, frame: Frame, { radius, squash, row }: RayRow): void {
  const { pen, chance, isBold } = canvas
  const count = isBold ? Math.min(flower.petals, 15) : flower.petals
  const lift = { spreading: 0, drooping: -0.3, ascending: 0.32 }[flower.rays] * radius
  const width = Math.min(radius * 0.42, ((2 * Math.PI * radius) / count) * (flower.rows > 1 ? 1.05 : 0.9) * 0.78)
  const turns = range(count).map((ray) => ((ray + (row % 2) / 2 + chance.between(-0.12, 0.12)) / count) * 2 * Math.PI)
  for (const turn of turns.toSorted((one, other) => Math.sin(other) - Math.sin(one))) {
    const length = radius * chance.between(0.92, 1.04)
    const tip = toPoint(frame, Math.sin(turn) * length * squash + lift, Math.cos(turn) * length)
    const base = toPoint(frame, Math.sin(turn) * radius * 0.16 * squash, Math.cos(turn) * radius * 0.16)
    const angle = Math.atan2(tip.y - base.y, tip.x - base.x)
    const reach = Math.hypot(tip.x - base.x, tip.y - base.y)
    const narrowing = mix(0.72, 1, Math.abs(Math.sin(turn)))
    pen.stamp(
      `ray ${row} ${chance.side()}`,
      { ...base, angle },
      (inner) => drawRay({ ...canvas, pen: inner }, flower, radius, width),
      { scale: reach / radius, across: narrowing },
    )
  }
}

/** Draws one ray from the origin to the right. */
function drawRay({ pen, chance, isBold }: Canvas, flower: Flower, length: number, width: number): void {
  const origin = { x: 0, y: 0, angle: 0 }
  pen.solid(petalOutline(origin, flower.petal, length, chance.vary(width, 0.08)), {
    ...glazeOf(flower.tint),
    shadow: isBold ? 2 : 1.5,
  })
  for (const vein of isBold ? [0] : [-0.18, 0.18])
    pen.line(
      'vein',
      [0.3, 0.55, 0.82].map((share) => toPoint(origin, length * share, vein * width * chance.between(0.7, 1.2))),
    )
}

/** Draws the dark forked styles in the middle of a head of a single row of rays, as of chicory. */
function drawStyles({ pen, isBold }: Canvas, frame: Frame, radius: number): void {
  for (const turn of steps(isBold ? 5 : 9).map((share) => mix(-1.1, 1.1, share))) {
    const tip = toPoint({ ...frame, angle: frame.angle + turn }, radius)
    pen.brush([toPoint(frame, 0), tip], radius * 0.14, radius * 0.2)
  }
}

function drawInnerRays(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen, chance } = canvas
  for (const step of range(canvas.isBold ? 9 : 14)) {
    const turn = step * goldenAngle
    const reach = radius * chance.between(0.5, 1)
    const point = toPoint(frame, Math.sin(turn) * reach * 0.4, Math.cos(turn) * reach * 0.6)
    pen.solid(
      petalOutline({ ...point, angle: frame.angle + Math.cos(turn) * 0.7 }, flower.petal, radius * 0.8, radius * 0.3),
      { ...glazeOf(flower.tint), shadow: 1.5 },
    )
  }
}

const discShapes = {
  flat: { width: 0.4, height: 0.1 },
  dome: { width: 0.33, height: 0.24 },
  cone: { width: 0.33, height: 0.5 },
  'spiny cone': { width: 0.4, height: 0.46 },
  none: { width: 0, height: 0 },
} as const

/** Draws the middle of the head: a low or tall dome, stippled in the spirals in which its florets stand. */
function drawDisc(canvas: Canvas, flower: Flower, frame: Frame, radius: number, squash: number): void {
  const { width, height } = discShapes[flower.disc]
  const dome: Dome = {
    at: (forward, out) => toPoint(frame, forward, out),
    half: radius * width,
    tall: radius * height,
    low: radius * width * squash * 0.75,
  }
  drawDome(canvas, dome)
  drawDiscFlorets(canvas, dome, flower.disc, radius < 40)
}

/** Dome that rises `tall` above the frame, reaches `low` below it, and is twice `half` wide. */
type Dome = { at: (forward: number, out: number) => Point; half: number; tall: number; low: number }

function drawDome({ pen }: Canvas, { at, half, tall, low }: Dome): void {
  const outline: Vertex[] = [
    at(0, -half),
    at(tall * 0.62, -half * 0.8),
    at(tall, -half * 0.32),
    at(tall, half * 0.32),
    at(tall * 0.62, half * 0.8),
    at(0, half),
    at(-low * 0.8, half * 0.55),
    at(-low * 0.8, -half * 0.55),
  ]
  pen.solid(outline, { glaze: 'shade', shadow: 2.5 })
  pen.area('shade', [
    at(tall * 0.9, half * 0.2),
    at(tall * 0.55, half * 0.75),
    at(0, half * 0.95),
    at(-low * 0.75, half * 0.4),
    at(0, half * 0.35),
  ])
}

function drawDiscFlorets(canvas: Canvas, dome: Dome, disc: Flower['disc'], isSmall: boolean): void {
  const { pen, isBold } = canvas
  const { at, half, tall, low } = dome
  const isSpiny = disc === 'spiny cone'
  const florets = isSmall ? 9 : isBold ? 22 : isSpiny ? 46 : 54
  for (const floret of range(florets)) {
    const share = Math.sqrt((floret + 0.5) / florets)
    const turn = floret * goldenAngle
    const out = Math.cos(turn) * share * half * 0.88
    const forward = mix(tall * 0.95, 0, share ** 1.6) + Math.sin(turn) * share * low * 0.75
    if (isSpiny) pen.brush([at(forward, out), at(forward + half * 0.2, out * 1.12)], half * 0.12, 1)
    else pen.dot(at(forward, out))
  }
}

/** Draws the green cup below a head. */
function drawCup({ pen }: Canvas, frame: Frame, half: number): void {
  const at = (forward: number, out: number) => toPoint(frame, forward, out)
  pen.solid(
    [
      at(0, -half),
      at(-half * 0.7, -half * 0.75),
      corner(at(-half, -half * 0.2)),
      corner(at(-half, half * 0.2)),
      at(-half * 0.7, half * 0.75),
      at(0, half),
    ],
    { glaze: 'shade' },
  )
}

/** Draws a head of narrow florets above a cup of overlapping bracts, seen from the side. */
export function drawThistle(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen, chance, isBold } = canvas
  const drawFloret = (inner: Pen) =>
    inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'narrow', radius, radius * 0.11), {
      ...glazeOf(flower.tint),
      shadow: 1,
    })
  for (const share of steps(isBold ? 13 : 21)) {
    const turn = mix(-0.75, 0.75, share)
    const base = toPoint(frame, radius * 0.5, Math.sin(turn) * radius * 0.5)
    pen.stamp(`floret ${Math.round(radius)}`, { ...base, angle: frame.angle + turn * 0.9 }, drawFloret, {
      scale: chance.between(0.85, 1),
    })
  }
  drawBracts(canvas, frame, radius)
}

function drawBracts(canvas: Canvas, frame: Frame, radius: number): void {
  const { pen } = canvas
  pen.solid(ellipse(toFrame(frame, radius * 0.25), radius * 0.55, radius * 0.6), { glaze: 'wash' })
  const drawBract = (inner: Pen) =>
    inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'pointed', radius * 0.38, radius * 0.26), {
      glaze: 'wash',
      shadow: 1.5,
    })
  for (const row of range(4).toReversed())
    for (const place of steps(5 + (row % 2))) {
      const out = mix(-0.92, 0.92, place)
      const reach = Math.sqrt(1 - out * out * 0.6)
      const base = toPoint(frame, radius * (-0.22 + row * 0.2) * reach, out * radius * (0.42 + row * 0.05))
      pen.stamp(`head bract ${Math.round(radius)}`, { ...base, angle: frame.angle + out * 0.45 }, drawBract)
    }
}
