import { corner, ellipse, type Frame, type Point, range, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a passionflower: ten petals, a crown of wavy threads, five stamens and three stigmas. */
export function drawPassionflower(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen } = canvas
  const flat: Flat = (turn, reach) => toPoint(frame, Math.sin(turn) * reach * 0.82, Math.cos(turn) * reach)
  for (const petal of range(10)) {
    const turn = (petal / 10) * 2 * Math.PI + 0.2
    const tip = flat(turn, radius)
    const angle = Math.atan2(tip.y - frame.y, tip.x - frame.x)
    const reach = Math.hypot(tip.x - frame.x, tip.y - frame.y)
    pen.stamp(
      `tepal ${Math.round(radius)}`,
      { x: frame.x, y: frame.y, angle },
      (inner) => drawTepal({ ...canvas, pen: inner }, flower, radius),
      { scale: reach / radius, across: 1 },
    )
  }
  drawCrown(canvas, flat, radius)
  pen.solid(ellipse(frame, radius * 0.23, radius * 0.28), { glaze: 'shade' })
  drawColumn(canvas, frame, radius)
}

/** Returns the point at an angle and a reach of the flower, which is seen at a slant. */
type Flat = (turn: number, reach: number) => Point

/** Draws the crown of wavy threads; in a small picture, a ring of short straight ones that leaves the petals bare. */
function drawCrown({ pen, chance, isBold }: Canvas, flat: Flat, radius: number): void {
  const threads = isBold ? 24 : 60
  for (const thread of range(threads)) {
    const turn = ((thread + chance.between(-0.2, 0.2)) / threads) * 2 * Math.PI
    const reach = radius * chance.between(0.66, 0.84)
    if (isBold) pen.brush([flat(turn, radius * 0.28), flat(turn, radius * 0.6)], 4, 8)
    else
      pen.line('outline', [
        flat(turn, radius * 0.2),
        flat(turn + 0.05, reach * 0.5),
        flat(turn - 0.07, reach * 0.78),
        flat(turn + 0.03, reach),
      ])
  }
}

function drawTepal({ pen }: Canvas, flower: Flower, length: number): void {
  const origin = { x: 0, y: 0, angle: 0 }
  pen.solid(petalOutline(origin, 'rounded', length, length * 0.42), glazeOf(flower.tint))
  for (const vein of [-0.06, 0.06])
    pen.line('vein', [toPoint(origin, length * 0.6, vein * length), toPoint(origin, length * 0.9, vein * length * 0.7)])
}

function drawColumn({ pen }: Canvas, frame: Frame, radius: number): void {
  for (const stamen of range(5)) {
    const arm = turned(frame, (stamen / 5) * 2 * Math.PI + 0.3)
    pen.brush([toPoint(arm, 0), toPoint(arm, radius * 0.3)], 7, 4)
    pen.solid(
      ellipse({ ...toPoint(arm, radius * 0.32), angle: arm.angle + Math.PI / 2 }, radius * 0.13, radius * 0.05, 6),
      { shadow: 1.5 },
    )
  }
  for (const stigma of range(3)) {
    const arm = turned(frame, (stigma / 3) * 2 * Math.PI)
    const club: Vertex[] = [
      corner(toPoint(arm, 0, -4)),
      toPoint(arm, radius * 0.22, -3),
      toPoint(arm, radius * 0.32, -8),
      toPoint(arm, radius * 0.36),
      toPoint(arm, radius * 0.32, 8),
      toPoint(arm, radius * 0.22, 3),
      corner(toPoint(arm, 0, 4)),
    ]
    pen.solid(club, { glaze: 'shade', shadow: 1.5 })
  }
  pen.solid(ellipse(frame, radius * 0.09, radius * 0.09, 6), { glaze: 'wash', shadow: 1.5 })
}
