import { moveShapes, type Shape } from './drawing.ts'

const bodyPath =
  'M52 22h66c2 12 26 22 28 44 1 16-10 26-10 50s10 34 8 50c-2 14-14 20-16 32H42c-2-12-14-18-16-32-2-16 8-26 8-50S23 82 24 66c2-22 26-32 28-44z'
const bandsPath = 'M33 50h104M31 54h108M24 72h122M27 160h116M26 178h117M28 182h113'
const createStrokesPath = (y: number) =>
  Array.from({ length: 10 }, (_, index) => `M${28 + index * 12} ${y - 4}v8m6-8v8`).join('')
const lidPath = 'M47 16q38-7 76 0v7H47zM40 198h90q3 5 0 9H40q-3-4 0-9zM49 14C60-1 110-1 121 14q-36-6-72 0z'
const leafPath = 'M66 134c0-25 15-38 44-40 0 28-15 42-44 40zm0 0 21-21'

/** Place of the medallion in the jar's oval. */
const medallionBox = { x: 52, y: 83, side: 66 }

const [boxLeft, boxWidth, boxHeight] = [20, 130, 212]

/** Returns a jar's width for its height, both in millimetres. */
export const calculateJarWidth = (height: number): number => (height / boxHeight) * boxWidth

/** Drawing of a herb in a square. `side` is the length of the square in the units of its shapes. */
export type Medallion = { side: number; shapes: readonly Shape[] }

type JarOptions = { line: string; glaze: string; medallion: Medallion | undefined }

/** Draws our logo's jar with the medallion or, without one, with a leaf. `x` and `y` are its upper left corner; lengths are in millimetres. */
export function drawJar(x: number, y: number, height: number, { line, glaze, medallion }: JarOptions): Shape {
  const scale = height / boxHeight
  const strokeAttributes = {
    fill: 'none',
    stroke: line,
    'stroke-width': 2.6,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }
  const createPath = (d: string, attributes: Record<string, string | number> = strokeAttributes): Shape => ({
    tag: 'path',
    attributes: { d, ...attributes },
  })
  const filledAttributes = { ...strokeAttributes, fill: glaze }
  return moveShapes(
    [
      createPath(bodyPath, { ...filledAttributes, 'stroke-width': 3.4 }),
      createPath(bandsPath, { ...strokeAttributes, 'stroke-width': 1.9 }),
      createPath(createStrokesPath(62) + createStrokesPath(169)),
      createPath(lidPath, { ...filledAttributes, 'stroke-width': 3 }),
      { tag: 'circle', attributes: { cx: 85, cy: 4, r: 3.6, fill: line } },
      createPath('M49 116a36 33 0 1 0 72 0a36 33 0 1 0-72 0z', { ...filledAttributes, 'stroke-width': 3 }),
      medallion
        ? moveShapes(medallion.shapes, medallionBox.x, medallionBox.y, medallionBox.side / medallion.side)
        : createPath(leafPath, { ...strokeAttributes, 'stroke-width': 3 }),
    ],
    x - boxLeft * scale,
    y,
    scale,
  )
}
