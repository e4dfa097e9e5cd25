import { along, type Frame, grow, turned } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a stalk that forks again and again, with a flower in each fork and at each end. */
export function drawForkedCyme(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const depth = bloom.style.flowers < 8 || canvas.isBold ? 2 : 3
  const ends: Frame[] = []
  fork(canvas, frame, bloom.length * 0.42, depth, ends)
  for (const end of ends.toSorted((one, other) => one.y - other.y))
    bloom.drawOne(canvas, end, canvas.chance.vary(bloom.radius, 0.08))
}

/** Draws one fork and collects the ends of its stalks. */
function fork(canvas: Canvas, frame: Frame, length: number, depth: number, ends: Frame[]): void {
  const { pen, chance } = canvas
  if (depth === 0) {
    ends.push(frame)
    return
  }
  const middle = grow(frame, length * 0.8, chance.between(-0.1, 0.1), chance, 3)
  pen.brush(middle, 5, 4)
  ends.push(along(middle, 1))
  for (const side of [-1, 1]) {
    const arm = grow(turned(frame, side * (0.42 + depth * 0.1)), length, side * -0.35, chance, 4)
    pen.brush(arm, 6, 4)
    const end = along(arm, 1)
    for (const turn of [-0.7, 0.7]) drawBract(canvas, turned(end, turn), length * 0.2)
    fork(canvas, end, length * 0.62, depth - 1, ends)
  }
}

function drawBract({ pen }: Canvas, frame: Frame, length: number): void {
  const full = 24
  pen.stamp(
    'fork bract',
    frame,
    (inner) =>
      inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'pointed', full, full * 0.4), { glaze: 'wash', shadow: 1 }),
    { scale: length / full },
  )
}
