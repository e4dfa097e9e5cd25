import { along, corner, type Frame, grow, mix, type Point, range, ribbon, steps, toPoint, turned } from '../geometry.ts'
import type { Leaf } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'
import { drawLeaf } from './leaf.ts'

/** `length` and `width` are those of the sheathed foot; `bend` leans it; blades leave its mouth. */
export type GrassShoot = {
  length: number
  width: number
  bend: number
  blades: readonly { turn: number; length: number; bend: number }[]
}

/** Draws a shoot of a grass: blades that grow out of the rolled sheaths of a swollen foot. */
export function drawGrassShoot(canvas: Canvas, leaf: Leaf, frame: Frame, shoot: GrassShoot): void {
  const axis = grow(frame, shoot.length, shoot.bend, undefined, 6)
  const mouth = along(axis, 0.9)
  for (const { turn, length, bend } of shoot.blades)
    drawLeaf(
      canvas,
      { ...leaf, stalk: 'none' },
      { frame: turned({ ...toPoint(mouth, 0, turn * shoot.width * 0.3), angle: mouth.angle }, turn), length, bend },
    )
  drawFoot(canvas, axis, shoot.width)
}

/** Width of the foot: swollen just above the ground, narrow at its mouth. */
const swell = (share: number) => mix(0.72, 1, Math.min(1, share / 0.14)) * mix(1, 0.4, share ** 0.7)

function drawFoot(canvas: Canvas, axis: readonly Point[], width: number): void {
  const { pen } = canvas
  const at = (share: number, out: number) => toPoint(along(axis, share), 0, (out * width * swell(share)) / 2)
  const side = (out: number, to: number) => steps(7).map((share) => at(share * to, out))
  pen.solid(
    [
      ...side(-1, 0.94),
      corner(at(1.06, -0.5)),
      corner(at(0.97, 0.1)),
      corner(at(1.09, 0.6)),
      ...side(1, 0.9).toReversed(),
    ].map((point, place, all) => (place === 0 || place === all.length - 1 ? corner(point) : point)),
    { glaze: 'wash', shadow: 3 },
  )
  pen.area('shade', [...side(0.3, 0.92), ...side(0.96, 0.92).toReversed()])
  for (const [from, to, out, end] of wraps) {
    const edge = steps(5).map((share) => at(mix(from, to, share), mix(out, end, share ** 1.5)))
    pen.area(
      'deep',
      ribbon(edge, (share) => mix(5, 2.5, share), 6),
    )
  }
  if (!canvas.isBold)
    for (const out of range(4))
      pen.line('vein', [at(0.04, -0.7 + out * 0.4), at(0.4, -0.74 + out * 0.4), at(0.8, -0.66 + out * 0.38)])
  pen.line('outline', [at(0.035, -0.95), at(0.06, 0), at(0.035, 0.95)])
}

/** Edges of the outer sheaths, which wind up from one side of the foot to the other. */
const wraps = [
  [0.1, 0.66, -0.98, 0.72],
  [0.3, 0.95, 0.98, -0.3],
] as const
