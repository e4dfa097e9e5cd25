import { along, type Frame, grow, mix, type Point, range, ribbon, steps, toPoint, turned } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'

/** Draws the hanging flowers of a linden, whose stalk is grown half-way to a tongue-shaped bract and then falls free. */
export function drawLindenCyme(canvas: Canvas, frame: Frame, { drawOne, style, length, radius }: Bloom): void {
  const { pen, chance, isBold } = canvas
  const side = chance.side()
  const foot = grow(frame, length * 0.14, side * 0.1, undefined, 2)
  const bract = grow(turned(along(foot, 1), side * 0.08), length * 0.66, side * 0.62, undefined, 7)
  const stalk = grow(turned(along(bract, 0.42), -side * 0.5), length * 0.3, side * 0.2, undefined, 4)
  pen.brush(foot, 6, 5)
  drawBract(canvas, bract, length * (isBold ? 0.22 : 0.18))
  pen.brush([along(bract, 0), along(bract, 0.2), ...stalk], 5, 4)
  const ends = growFlowerStalks(canvas, along(stalk, 1), style.flowers, length)
  for (const end of ends) pen.brush(end, 4, 3)
  for (const [place, end] of ends.entries()) drawOne(canvas, along(end, 1), radius * (place % 2 === 0 ? 0.62 : 0.74))
}

/** Grows a fan of stalks, by turns shorter and longer. */
const growFlowerStalks = ({ chance }: Canvas, fork: Frame, flowers: number, length: number): Point[][] =>
  range(flowers).map((place) => {
    const turn = flowers === 1 ? 0 : mix(-0.95, 0.95, place / (flowers - 1))
    const reach = length * (place % 2 === 0 ? 0.24 : 0.34) * chance.between(0.92, 1.08)
    return grow(turned(fork, turn), reach, -turn * 0.75, undefined, 4)
  })

/** Draws the pale bract with its net of veins. */
function drawBract({ pen }: Canvas, axis: readonly Point[], width: number): void {
  const widthAt = (share: number) => width * Math.sin(Math.PI * mix(0.03, 0.995, share)) ** 0.6
  pen.solid(ribbon(axis, widthAt, 9), { glaze: 'wash' })
  pen.brush(axis.slice(0, -1), 3.5, 1.5)
  for (const share of steps(4).map((step) => mix(0.2, 0.7, step)))
    for (const sign of [-1, 1])
      pen.line('vein', [
        toPoint(along(axis, share), 0),
        toPoint(along(axis, share + 0.1), 0, sign * widthAt(share) * 0.38),
      ])
}
