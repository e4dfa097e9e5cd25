import { along, type Frame, grow, turned, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawLeaf } from '../parts/leaf.ts'
import type { Leaf } from '../plant.schemas.ts'

const full = 300

/**
 * Draws a blade on the long stalk that lifts it from the ground, tilted so that it is seen more or less from the side.
 * `rise` is the length of the stalk in blades.
 */
export function drawLiftedLeaf(canvas: Canvas, leaf: Leaf, frame: Frame, length: number, rise: number): void {
  const { pen, chance } = canvas
  const lean = frame.angle - up
  const stalk = grow(frame, length * rise, lean * -0.25 + chance.between(-0.12, 0.12), chance, 5)
  pen.brush(stalk, 11, 8)
  const side = lean < 0 ? -1 : 1
  const tilt = rise > 1.8 ? 0.86 : rise > 1 ? 0.62 : 0.74
  pen.stamp(
    `lifted ${rise > 1.4 ? 'a' : 'b'}`,
    turned(along(stalk, 1), side * (0.35 + Math.abs(lean) * 0.5)),
    (inner) =>
      drawLeaf(
        { ...canvas, pen: inner },
        { ...leaf, stalk: 'none' },
        { frame: { x: 0, y: 0, angle: 0 }, length: full, bend: 0.2 },
      ),
    { scale: (length / full) * tilt, across: (length / full) * side },
  )
}
