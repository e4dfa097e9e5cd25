import { corner, ellipse, type Frame, type Point, toFrame, toPoint, turned } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a clove: a nail-like flower bud with four teeth below a ball of closed petals. `radius` is half its length. */
export function drawClove(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const at: At = (forward, out) => toPoint(frame, forward * radius * 2, out * radius * 2)
  drawBall(canvas, at, frame, radius)
  drawNail(canvas, flower, at)
  drawTeeth(canvas, flower, frame, radius)
  drawOilGlands(canvas, at)
}

/** Returns the point of a clove `forward` and `out`, in lengths of the clove. */
type At = (forward: number, out: number) => Point

/** Draws the closed petals. */
function drawBall({ pen }: Canvas, at: At, frame: Frame, radius: number): void {
  pen.solid(ellipse(toFrame(frame, radius * 1.66), radius * 0.3, radius * 0.31), { glaze: 'wash', shadow: 2.5 })
  for (const side of [-1, 0, 1])
    pen.line('outline', [at(0.7, side * 0.1), at(0.86, side * 0.13), at(0.97, side * 0.02)])
}

function drawNail({ pen }: Canvas, { tint }: Flower, at: At): void {
  const side = (sign: 1 | -1) => [
    corner(at(0, sign * 0.045)),
    at(0.1, sign * 0.07),
    at(0.45, sign * 0.085),
    corner(at(0.7, sign * 0.13)),
  ]
  pen.solid([...side(-1), ...side(1).toReversed()], { ...glazeOf(tint), shadow: 2.5 })
  pen.area('shade', [at(0.04, 0.06), at(0.45, 0.085), corner(at(0.7, 0.13)), corner(at(0.68, 0.05)), at(0.4, 0.03)])
}

function drawTeeth({ pen }: Canvas, { tint }: Flower, frame: Frame, radius: number): void {
  for (const turn of [-1.05, 1.05, -0.35, 0.35]) {
    const foot = turned(toFrame(frame, radius * 1.3, turn * radius * 0.14), turn)
    pen.solid(petalOutline(foot, 'pointed', radius * 0.42, radius * 0.27), { ...glazeOf(tint), shadow: 1.5 })
  }
}

function drawOilGlands({ pen, chance, isBold }: Canvas, at: At): void {
  for (let left = isBold ? 6 : 16; left > 0; left -= 1)
    pen.dot(at(chance.between(0.08, 0.6), chance.between(-0.06, 0.06)))
}
