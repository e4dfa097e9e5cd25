import { ellipse, type Frame, mix, range, steps, toFrame, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws the short dense head of ribwort plantain with its ring of long stamens. */
export function drawPlantainHead(canvas: Canvas, frame: Frame, { length }: Bloom): void {
  const { pen, isBold } = canvas
  const middle = toFrame(frame, length * 0.42)
  const stamens = steps(isBold ? 9 : 15).map((share) => mix(-1.95, 1.95, share))
  for (const turn of stamens) drawStamen(canvas, middle, turn, length)
  pen.solid(headOutline(frame, length), { glaze: 'shade', twice: true })
  const rows = isBold ? 6 : 8
  for (const row of range(rows).toReversed())
    for (const out of row % 2 === 0 ? [-0.75, 0, 0.75] : [-0.4, 0.4]) {
      const share = (row + 0.4) / rows
      const half = length * 0.15 * Math.sin(Math.PI * mix(0.16, 0.92, share))
      const base = turned(toFrame(frame, length * 0.76 * share, out * half), out * 0.35)
      pen.stamp(`scale ${Math.round(length)}`, base, (inner) => drawScale(inner, length))
    }
  for (const turn of [-2.3, 2.3, -1.75, 1.75]) drawStamen(canvas, toFrame(frame, length * 0.24), turn, length * 0.8)
}

const drawScale = (pen: Pen, length: number): void =>
  pen.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'pointed', length * 0.15, length * 0.11), {
    glaze: 'shade',
    shadow: 1,
  })

const headOutline = (frame: Frame, length: number): Vertex[] =>
  ellipse(toFrame(frame, length * 0.42), length * 0.43, length * 0.2)

/** Draws a thin filament with its large anther. */
function drawStamen({ pen, chance, isBold }: Canvas, middle: Frame, turn: number, length: number): void {
  const arm = turned(middle, turn)
  const reach = length * (0.3 + 0.24 * Math.abs(Math.cos(turn))) * chance.between(0.95, 1.15)
  const tip = toFrame(arm, reach + length * 0.06)
  pen.line(isBold ? 'outline' : 'vein', [toPoint(arm, length * 0.1), tip])
  pen.solid(ellipse(tip, length * 0.05, length * 0.032, 6), { shadow: 1 })
}
