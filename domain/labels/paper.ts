import { type Drawing, moveShapes, type Shape } from './drawing.ts'
import type { LabelSize } from './label.types.ts'

/** Paper to print on. Without a `sheet`, the paper has the size of the label. */
type Paper = { id: string; title: string; sheet?: LabelSize }

export const papers: readonly Paper[] = [
  { id: 'exact', title: 'Same size as the label' },
  { id: 'a4', title: 'A4, with crop marks', sheet: { width: 210, height: 297 } },
  { id: 'letter', title: 'US Letter, with crop marks', sheet: { width: 215.9, height: 279.4 } },
]

const cropMarkLength = 5
const cropMarkGap = 2

/** Returns the page to print: only the label, or the label in the middle of a sheet with crop marks. */
export function createPage(label: Drawing, paper: Paper | undefined): Drawing {
  const sheet = paper?.sheet
  if (!sheet) return label
  const [left, top] = [(sheet.width - label.width) / 2, (sheet.height - label.height) / 2]
  return {
    ...sheet,
    title: label.title,
    shapes: [moveShapes(label.shapes, left, top), ...createCropMarks(label, left, top)],
  }
}

function createCropMarks({ width, height }: LabelSize, left: number, top: number): Shape[] {
  const [right, bottom] = [left + width, top + height]
  return [
    ...[left, right].flatMap((x) => [
      createLine(x, top - cropMarkGap - cropMarkLength, x, top - cropMarkGap),
      createLine(x, bottom + cropMarkGap, x, bottom + cropMarkGap + cropMarkLength),
    ]),
    ...[top, bottom].flatMap((y) => [
      createLine(left - cropMarkGap - cropMarkLength, y, left - cropMarkGap, y),
      createLine(right + cropMarkGap, y, right + cropMarkGap + cropMarkLength, y),
    ]),
  ]
}

const createLine = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  tag: 'line',
  attributes: { x1, y1, x2, y2, stroke: '#000000', 'stroke-width': 0.1 },
})
