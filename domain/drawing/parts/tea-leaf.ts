import { along, type Frame, grow, ribbon, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Leaf } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import { drawLeaf } from './leaf.ts'

/** Draws a withered leaf, twisted into a wiry dark roll. */
export function drawRolledLeaf({ pen, chance }: Canvas, frame: Frame, length: number): void {
  const axis = grow(frame, length, chance.between(-0.9, 0.9), chance, 7)
  const width = (share: number) =>
    length * 0.19 * Math.sin(Math.PI * (0.1 + share * 0.82)) * (1 + 0.15 * Math.sin(share * 26))
  pen.solid(ribbon(axis, width, 11), { glaze: 'shade', twice: true, shadow: 3 })
  for (const share of steps(6)) {
    const place = 0.1 + share * 0.72
    pen.line('outline', [
      toPoint(along(axis, place), 0, -width(place) * 0.46),
      toPoint(along(axis, place + 0.12), 0, width(place + 0.1) * 0.44),
    ])
  }
}

/** Draws the tip of a tea shoot: two young leaves and a closed downy bud. */
export function drawShoot(canvas: Canvas, leaf: Leaf, frame: Frame, length: number): void {
  const stem = grow(frame, length * 0.46, 0.1, undefined, 4)
  const young: Leaf = { ...leaf, stalk: 'none', posture: 'ascending', teeth: canvas.isBold ? 9 : leaf.teeth }
  drawLeaf(canvas, young, { frame: turned(along(stem, 0.25), -0.85), length: length * 0.68, bend: 0.35 })
  drawLeaf(canvas, young, { frame: turned(along(stem, 0.72), 0.7), length: length * 0.58, bend: -0.35 })
  canvas.pen.solid(
    ribbon(stem, (share) => length * (0.05 - share * 0.02)),
    { glaze: 'wash' },
  )
  drawBud(canvas, turned(along(stem, 0.97), -0.12), length * 0.44)
}

/** Draws a rolled young leaf with silky hairs. */
function drawBud({ pen }: Canvas, frame: Frame, length: number): void {
  const axis = grow(frame, length, 0.25, undefined, 5)
  pen.solid(
    ribbon(axis, (share) => length * 0.2 * Math.sin(Math.PI * (0.14 + share * 0.84)) ** 0.8 + 1, 7),
    { shadow: 2.5 },
  )
  pen.brush([toPoint(frame, 0), toPoint(along(axis, 0.5), 0, length * 0.03), toPoint(along(axis, 0.94), 0)], 3, 1.5)
  for (const share of [0.2, 0.36, 0.52, 0.68]) {
    const here = toFrame(along(axis, share), 0, length * 0.05)
    pen.line('vein', [toPoint(here, 0), toPoint(here, length * 0.09, length * 0.025)])
  }
}
