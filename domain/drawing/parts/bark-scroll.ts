import { corner, ellipse, type Frame, mix, range, ribbon, toPoint } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a scroll of thick bark: one hard layer, curled in from both edges, with a rough outside. */
export function drawBarkScroll({ pen, chance, isBold }: Canvas, frame: Frame, length: number): void {
  const half = length * 0.19
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * half)
  pen.solid([corner(at(0, -1)), corner(at(1, -1)), at(1.05, 0), corner(at(1, 1)), corner(at(0, 1)), at(-0.06, 0)], {
    glaze: 'shade',
    shadow: 4,
  })
  pen.area('shade', [corner(at(0, 0.4)), corner(at(1, 0.45)), corner(at(1, 0.98)), corner(at(0, 0.98))])
  for (let left = isBold ? 10 : 28; left > 0; left -= 1) {
    const [from, out] = [chance.between(0.1, 0.8), chance.between(-0.9, 0.9)]
    pen.line('vein', [at(from, out), at(from + chance.between(0.06, 0.16), out)])
  }
  for (let left = isBold ? 5 : 10; left > 0; left -= 1) drawCorkScar({ pen, chance, isBold }, frame, length)
  drawScrollEnd({ pen, chance, isBold }, frame, half)
}

/** Draws a pale patch of cork across the bark. */
function drawCorkScar({ pen, chance }: Canvas, frame: Frame, length: number): void {
  const middle = toPoint(frame, chance.between(0.22, 0.92) * length, chance.between(-0.13, 0.08) * length)
  pen.area('paper', ellipse({ ...middle, angle: frame.angle }, length * 0.012, length * chance.between(0.02, 0.045), 5))
}

/** Draws the cut end, on which the thick sheet rolls in from both sides. */
function drawScrollEnd({ pen }: Canvas, frame: Frame, half: number): void {
  pen.solid(ellipse(frame, half * 0.55, half * 1.02, 10), { glaze: 'shade', twice: true, shadow: 2 })
  for (const side of [-1, 1]) {
    const middle = toPoint(frame, 0, side * half * 0.5)
    const spiral = range(13).map((step) => {
      const turn = (step / 12) * 2.6 * Math.PI
      const size = half * mix(0.46, 0.14, step / 12)
      return toPoint({ ...middle, angle: frame.angle }, -Math.cos(turn) * size * 0.75, -side * Math.sin(turn) * -size)
    })
    pen.solid(
      ribbon(spiral, () => half * 0.17, 17),
      { shadow: 1 },
    )
  }
}
