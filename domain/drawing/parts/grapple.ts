import { along, corner, type Frame, grow, mix, ribbon, toFrame, toPoint, turned } from '../geometry.ts'
import type { Fruit } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

/** Arms on one side of the fruit: where they leave it, how far they turn from its axis and how long they are. */
const arms = [
  { share: 0.82, turn: 0.42, reach: 0.66 },
  { share: 0.28, turn: 2.1, reach: 0.56 },
  { share: 0.64, turn: 0.98, reach: 0.8 },
  { share: 0.46, turn: 1.5, reach: 0.74 },
] as const

/** Draws the woody fruit of devil's claw: a flat, ribbed capsule with long flat arms that end in grapnels. */
export function drawGrapple(canvas: Canvas, fruit: Fruit, frame: Frame, length: number): void {
  const { pen, chance, isBold } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  for (const { share, turn, reach } of isBold ? arms.slice(0, 3) : arms)
    for (const side of [-1, 1])
      drawArm(
        canvas,
        turned(toFrame(frame, share * length, side * length * 0.06), side * (turn + chance.between(-0.1, 0.1))),
        length * reach * chance.between(0.92, 1.04),
        side,
      )
  pen.solid(
    [
      corner(at(0, -0.03)),
      at(0.14, -0.13),
      at(0.5, -0.19),
      at(0.84, -0.12),
      corner(at(1.02, 0)),
      at(0.84, 0.12),
      at(0.5, 0.19),
      at(0.14, 0.13),
      corner(at(0, 0.03)),
    ],
    { ...glazeOf(fruit.tint), shadow: 3 },
  )
  for (const out of [-0.11, 0, 0.11])
    pen.line(out === 0 ? 'outline' : 'vein', [at(0.08, out * 0.5), at(0.5, out), at(0.94, out * 0.3)])
  if (!isBold) for (const share of [0.3, 0.5, 0.7]) pen.line('vein', [at(share, -0.14), at(share + 0.04, -0.05)])
}

/** Draws one flat arm, broad where it leaves the fruit, with hooks at its end that point back. */
function drawArm({ pen, isBold }: Canvas, frame: Frame, length: number, side: number): void {
  const arm = grow(frame, length, -side * 0.55, undefined, 5)
  for (const [share, size] of isBold ? hooks.slice(1) : hooks)
    for (const turn of [-1, 1]) {
      const barb = grow(turned(along(arm, share), turn * 0.9), length * size, turn * 1.7, undefined, 4)
      pen.brush(barb, length * (isBold ? 0.085 : 0.06), 1.5)
    }
  pen.solid(
    ribbon(arm, (share) => length * mix(0.2, 0.06, Math.sqrt(share)), 5),
    { glaze: 'shade', twice: true, shadow: 2 },
  )
}
const hooks = [
  [0.68, 0.13],
  [0.98, 0.24],
] as const
