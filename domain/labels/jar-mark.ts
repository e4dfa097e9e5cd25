import { placed, type Shape } from './drawing.ts'

const body =
  'M52 22h66c2 12 26 22 28 44 1 16-10 26-10 50s10 34 8 50c-2 14-14 20-16 32H42c-2-12-14-18-16-32-2-16 8-26 8-50S23 82 24 66c2-22 26-32 28-44z'
const bands = 'M33 50h104M31 54h108M24 72h122M27 160h116M26 178h117M28 182h113'
const strokes = (y: number) => Array.from({ length: 10 }, (_, at) => `M${28 + at * 12} ${y - 4}v8m6-8v8`).join('')
const lid = 'M47 16q38-7 76 0v7H47zM40 198h90q3 5 0 9H40q-3-4 0-9zM49 14C60-1 110-1 121 14q-36-6-72 0z'
const leaf = 'M66 134c0-25 15-38 44-40 0 28-15 42-44 40zm0 0 21-21'

const [boxLeft, boxWidth, boxHeight] = [20, 130, 212]

/** Returns the width of a jar of this height. Both are in millimetres. */
export const jarWidth = (height: number): number => (height / boxHeight) * boxWidth

type JarColours = { line: string; glaze: string }

/** Draws the jar of our logo with a leaf, `height` millimetres high, from its upper left corner. */
export function jarMark(x: number, y: number, height: number, { line, glaze }: JarColours): Shape {
  const scale = height / boxHeight
  const painted = {
    fill: 'none',
    stroke: line,
    'stroke-width': 2.6,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }
  const path = (d: string, attributes: Record<string, string | number> = painted): Shape => ({
    tag: 'path',
    attributes: { d, ...attributes },
  })
  const glazed = { ...painted, fill: glaze }
  return placed(
    [
      path(body, { ...glazed, 'stroke-width': 3.4 }),
      path(bands, { ...painted, 'stroke-width': 1.9 }),
      path(strokes(62) + strokes(169)),
      path(lid, { ...glazed, 'stroke-width': 3 }),
      { tag: 'circle', attributes: { cx: 85, cy: 4, r: 3.6, fill: line } },
      path('M49 116a36 33 0 1 0 72 0a36 33 0 1 0-72 0z', { ...glazed, 'stroke-width': 3 }),
      path(leaf, { ...painted, 'stroke-width': 3 }),
    ],
    x - boxLeft * scale,
    y,
    scale,
  )
}
