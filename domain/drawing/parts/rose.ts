import { ellipse, type Frame, range, toPoint, turned, up } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a double rose: rows of broad petals that grow smaller and darker towards a rolled middle. */
export function drawRose(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  for (const [row, share] of [1, 0.8, 0.6, 0.42].entries()) drawRow(canvas, flower, frame, { radius, row, share })
  drawRolledMiddle(canvas, frame, radius * 0.24)
}

type Row = { radius: number; row: number; share: number }

function drawRow({ pen, chance }: Canvas, flower: Flower, frame: Frame, { radius, row, share }: Row): void {
  const petals = 7 - row
  for (const petal of range(petals)) {
    const turn = ((petal + row * 0.45 + chance.between(-0.1, 0.1)) / petals) * 2 * Math.PI
    pen.stamp(
      `rose petal ${Math.round(radius)} ${row > 1}`,
      { x: frame.x, y: frame.y, angle: up + turn },
      (inner) => {
        const origin = { x: 0, y: 0, angle: 0 }
        inner.solid(petalOutline(origin, 'fan', radius, radius * 1.06), {
          ...glazeOf(row > 1 ? 'strong' : flower.tint),
          shadow: 2.5,
        })
        for (const out of [-0.24, 0.26])
          inner.line('vein', [
            toPoint(turned(origin, out), radius * 0.72),
            toPoint(turned(origin, out * 1.2), radius * 0.88),
          ])
      },
      { scale: share * chance.between(0.94, 1.04) },
    )
  }
}

/** Draws the spiral of the innermost petals. */
function drawRolledMiddle({ pen }: Canvas, frame: Frame, radius: number): void {
  pen.solid(ellipse(frame, radius, radius), { glaze: 'shade', twice: true, shadow: 2 })
  pen.line(
    'outline',
    range(14).map((step) => toPoint(turned(frame, step * 0.75), radius * (1 - step / 16))),
  )
}

/** Draws a fallen petal that has curled while it dried. */
export function drawLoosePetal({ pen }: Canvas, flower: Flower, frame: Frame, length: number): void {
  pen.solid(petalOutline(frame, 'rounded', length, length * 0.98), { ...glazeOf(flower.tint), shadow: 3 })
  pen.area('shade', [
    toPoint(frame, length * 0.1, length * 0.06),
    toPoint(frame, length * 0.6, length * 0.38),
    toPoint(frame, length * 0.95, length * 0.34),
    toPoint(frame, length * 0.62, length * 0.16),
  ])
  for (const turn of [-0.28, -0.08, 0.12])
    pen.line('vein', [toPoint(turned(frame, turn * 0.5), length * 0.25), toPoint(turned(frame, turn), length * 0.82)])
}
