import { corner, type Frame, grow, mix, steps, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Draws a rose hip: a firm urn with a withered crown of sepals. */
export function drawHip(canvas: Canvas, frame: Frame, length: number): void {
  const { pen, chance, isBold } = canvas
  const at = (forward: number, out: number) => toPoint(frame, forward * length, out * length)
  const tips = steps(5).map((share) => mix(-0.95, 0.95, share))
  for (const turn of tips)
    pen.brush(
      grow(
        turned({ ...at(0.9, turn * 0.08), angle: frame.angle }, turn),
        length * chance.between(0.26, 0.36),
        turn * 0.9,
        chance,
        3,
      ),
      length * 0.07,
      2,
    )
  const urn: Vertex[] = [
    corner(at(0, -0.07)),
    at(0.16, -0.26),
    at(0.48, -0.35),
    at(0.8, -0.22),
    corner(at(0.97, -0.1)),
    corner(at(0.97, 0.1)),
    at(0.8, 0.22),
    at(0.48, 0.35),
    at(0.16, 0.26),
    corner(at(0, 0.07)),
  ]
  pen.solid(urn, { glaze: 'shade', twice: true, shadow: 3 })
  const shadowSide = Math.sin(frame.angle) > 0 ? -1 : 1
  pen.area('shade', [
    at(0.12, shadowSide * 0.2),
    at(0.45, shadowSide * 0.33),
    at(0.82, shadowSide * 0.19),
    at(0.5, shadowSide * 0.12),
  ])
  pen.area('paper', [
    at(0.24, -shadowSide * 0.2),
    at(0.42, -shadowSide * 0.26),
    at(0.62, -shadowSide * 0.22),
    at(0.42, -shadowSide * 0.2),
  ])
  if (isBold) return
  for (const share of steps(8))
    pen.line('vein', [at(mix(0.2, 0.8, share), shadowSide * 0.3), at(mix(0.2, 0.8, share) + 0.05, shadowSide * 0.12)])
}
