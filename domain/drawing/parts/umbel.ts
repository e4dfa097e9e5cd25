import { along, type Frame, grow, mix, range, toPoint, turned, up } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/** Draws stalks that leave one point, with a flower at each end. Those at the back come first. */
export function drawUmbel(
  canvas: Canvas,
  frame: Frame,
  { drawOne, style, length, radius }: Bloom,
  spread: number,
): void {
  const rays = range(style.flowers).map((ray) => {
    const turn =
      mix(-spread, spread, style.flowers === 1 ? 0.5 : ray / (style.flowers - 1)) + canvas.chance.between(-0.08, 0.08)
    return { turn, reach: length * (1 - 0.24 * (ray % 3)) }
  })
  const stalks = rays.map(({ turn, reach }) => grow(turned(frame, turn), reach, -turn * 0.35, canvas.chance, 4))
  for (const stalk of stalks) canvas.pen.brush(stalk, 6, 3.5)
  const order = stalks.map((stalk) => along(stalk, 1)).toSorted((one, other) => one.y - other.y)
  for (const end of order) drawOne(canvas, end, canvas.chance.vary(radius, 0.08))
}

/** Draws rays that each end in a small umbel. Rays at the back come first. */
export function drawCompoundUmbel(canvas: Canvas, frame: Frame, { drawOne, style, length, radius }: Bloom): void {
  const { pen, chance, isBold } = canvas
  if (style.involucre) drawBracts(canvas, frame, length)
  const spread = 1.12
  const rays = range(style.flowers).map((ray) => {
    const turn = mix(-spread, spread, ray / (style.flowers - 1))
    const depth = ray % 2 === 0 ? 1 : 0.82
    return grow(
      turned(frame, turn + chance.between(-0.05, 0.05)),
      length * depth * (1 - 0.12 * Math.abs(turn)),
      -turn * 0.4,
      chance,
      4,
    )
  })
  for (const ray of rays) pen.brush(ray, 5, 3)
  const ends = rays.map((ray) => along(ray, 1)).toSorted((one, other) => one.y - other.y)
  for (const end of ends)
    pen.stamp(`umbellet ${Math.round(length)} ${isBold ? 1 : chance.side()}`, turned(end, -up), (inner) =>
      drawUmbellet({ ...canvas, pen: inner }, { drawOne, style, length, radius }),
    )
}

/** Draws one of the small umbels of a compound umbel, upward from the origin. */
function drawUmbellet(canvas: Canvas, { drawOne, length, radius }: Bloom): void {
  const florets = Math.max(3, Math.min(canvas.isBold ? 7 : 10, Math.round((length * 0.6) / radius)))
  const origin: Frame = { x: 0, y: 0, angle: up }
  for (const floret of range(florets)) {
    const turn = mix(-1.5, 1.5, floret / (florets - 1))
    const tip = toPoint(turned(origin, turn), Math.max(length * 0.17, radius * 1.2) * (floret % 2 === 0 ? 1 : 0.6))
    canvas.pen.line('outline', [origin, tip])
    drawOne(canvas, { ...tip, angle: up }, radius)
  }
}

/** Draws long threadlike bracts at the foot of an umbel. */
function drawBracts({ pen }: Canvas, frame: Frame, length: number): void {
  for (const turn of [-1.6, -0.8, 0.8, 1.6]) pen.brush(grow(turned(frame, turn), length * 0.6, turn * 0.4), 4, 2)
}

/** Draws a compound umbel that is round as a ball, as of angelica: rays in all directions, each with a ball of flowers. */
export function drawGlobeUmbel(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { pen, chance } = canvas
  const { style, length } = bloom
  const rays = range(style.flowers).map((ray) => {
    const turn = mix(-2.15, 2.15, ray / (style.flowers - 1))
    const reach = length * 0.62 * (ray % 3 === 0 ? 0.55 : 1)
    return grow(turned(frame, turn + chance.between(-0.05, 0.05)), reach, -turn * 0.12, chance, 3)
  })
  for (const ray of rays) pen.brush(ray, 5, 3)
  const ends = rays.map((ray) => along(ray, 1))
  for (const end of ends.toSorted((one, other) => one.y - other.y)) drawBall(canvas, end, bloom)
}

/** Draws the small ball of flowers at the end of one ray. */
function drawBall(canvas: Canvas, end: Frame, { drawOne, length, radius }: Bloom): void {
  const florets = canvas.isBold ? 6 : 8
  for (const floret of range(florets)) {
    const turn = floret * 2.399963
    const reach = length * 0.12 * Math.sqrt((florets - floret) / florets)
    drawOne(canvas, { ...toPoint({ ...end, angle: turn }, reach), angle: up }, radius)
  }
}
