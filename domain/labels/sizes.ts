import { type Drawing, moveShapes, type Shape } from './drawing.ts'
import data from './label-designs.json' with { type: 'json' }
import type { LabelDesigns } from './label-designs.schemas.ts'
import type { LabelOutput, LabelSize } from './label.types.ts'

const designs: LabelDesigns = data

export const labelSizes = designs.sizes
/** Papers to print on. Without a `sheet`, the paper has the size of the label. */
export const papers = designs.papers

export type NamedSize = LabelDesigns['sizes'][number]
type Paper = LabelDesigns['papers'][number]

/** Returns the chosen size, or all sizes to try automatically. */
export const listSizes = (id: string, output: LabelOutput): readonly NamedSize[] => {
  const chosenSizes = labelSizes.filter((size) => size.id === id)
  return chosenSizes.length > 0
    ? chosenSizes
    : labelSizes.filter((size) => designs.automaticSizes[output].includes(size.id))
}

/** Describes a size, such as `A6, tall: 105 × 148 mm`. */
export const describeSize = ({ title, width, height }: NamedSize): string => `${title}: ${width} × ${height} mm`

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
