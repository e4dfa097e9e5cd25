import { corner, type Frame, grow, mix, type Point, steps, toPoint, turned } from '../geometry.ts'
import type { Canvas } from './canvas.ts'

/** Returns the point of a hip `forward` and `out`, in lengths of the hip. */
type At = (forward: number, out: number) => Point

/** Draws a rose hip: a firm urn with a withered crown of sepals. */
export function drawHip(canvas: Canvas, frame: Frame, length: number): void {
  const at: At = (forward, out) => toPoint(frame, forward * length, out * length)
  drawSepals(canvas, frame, at, length)
  drawUrn(canvas, at)
  drawUrnShading(canvas, at, Math.sin(frame.angle) > 0 ? -1 : 1)
}

function drawSepals({ pen, chance }: Canvas, frame: Frame, at: At, length: number): void {
  for (const turn of steps(5).map((share) => mix(-0.95, 0.95, share))) {
    const foot = turned({ ...at(0.9, turn * 0.08), angle: frame.angle }, turn)
    pen.brush(grow(foot, length * chance.between(0.26, 0.36), turn * 0.9, chance, 3), length * 0.07, 2)
  }
}

function drawUrn({ pen }: Canvas, at: At): void {
  const side = (sign: 1 | -1) => [
    corner(at(0, sign * 0.07)),
    at(0.16, sign * 0.26),
    at(0.48, sign * 0.35),
    at(0.8, sign * 0.22),
    corner(at(0.97, sign * 0.1)),
  ]
  pen.solid([...side(-1), ...side(1).toReversed()], { glaze: 'shade', twice: true, shadow: 3 })
}

function drawUrnShading({ pen, isBold }: Canvas, at: At, dark: 1 | -1): void {
  pen.area('shade', [at(0.12, dark * 0.2), at(0.45, dark * 0.33), at(0.82, dark * 0.19), at(0.5, dark * 0.12)])
  pen.area('paper', [at(0.24, -dark * 0.2), at(0.42, -dark * 0.26), at(0.62, -dark * 0.22), at(0.42, -dark * 0.2)])
  if (isBold) return
  for (const share of steps(8))
    pen.line('vein', [at(mix(0.2, 0.8, share), dark * 0.3), at(mix(0.2, 0.8, share) + 0.05, dark * 0.12)])
}
