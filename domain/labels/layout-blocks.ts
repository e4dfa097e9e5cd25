import {
  placeSideBySide,
  type Block,
  createBlock,
  createLeaderLine,
  createTextLine,
  createParagraph,
  createSpace,
  stackBlocks,
  type TextStyle,
  createTitledParagraph,
} from './blocks.ts'
import { labelColours } from './designs.ts'
import type { Shape } from './drawing.ts'
import type { LabelContents } from './label.types.ts'

const { ink, quiet, cobalt, saffron, ochre } = labelColours

/**
 * Minimum text size in millimetres. At this size, Figtree's small letters are 0.9 mm high: the minimum for small
 * packages in Regulation (EU) 1169/2011, article 13.
 */
export const minTextSize = 1.8

const createTextStyle = (textSize: number): TextStyle => ({ font: 'text', size: textSize, colour: ink })
const createSmallStyle = (textSize: number): TextStyle => ({
  font: 'text',
  size: Math.max(minTextSize, textSize * 0.76),
  colour: ink,
  lineHeight: 1.24,
})

/** Lists the ingredients and amounts. Unchecked ingredients have a note below the name. */
export const createIngredientsBlock = ({ rows }: LabelContents, textSize: number, width: number): Block =>
  stackBlocks(
    rows.map(({ name, amount, isChecked }) => {
      const line = createLeaderLine(name, amount, createTextStyle(textSize), width, cobalt)
      const uncheckedNote = createParagraph(
        'not checked',
        { ...createSmallStyle(textSize), font: 'strong', colour: ochre },
        width,
      )
      return isChecked ? line : stackBlocks([line, uncheckedNote], 0)
    }),
    textSize * 0.12,
  )

export const createDoseBlock = ({ dose }: LabelContents, textSize: number, width: number) =>
  createParagraph(dose, { ...createSmallStyle(textSize), colour: quiet }, width)

export const createBrewingBlock = ({ brewing }: LabelContents, textSize: number, width: number) =>
  createParagraph(brewing, { ...createSmallStyle(textSize), font: 'strong' }, width)

export const createNotesBlock = ({ notes }: LabelContents, textSize: number, width: number) =>
  createParagraph(notes, createTextStyle(textSize), width)

export const createStepsBlock = ({ steps }: LabelContents, textSize: number, width: number): Block =>
  stackBlocks(
    steps.map((step, position) => {
      if (steps.length === 1) return createParagraph(step, createTextStyle(textSize), width)
      const left = textSize * 1.7
      const numberBlock = createBlock(textSize * 1.3, (x, y) => [
        createTextLine(String(position + 1), x + textSize * 0.5, y + textSize, {
          font: 'name',
          size: textSize * 1.2,
          colour: cobalt,
          align: 'middle',
        }),
      ])
      return placeSideBySide([
        [0, numberBlock],
        [left, createParagraph(step, createTextStyle(textSize), width - left)],
      ])
    }),
    textSize * 0.3,
  )

const barWidth = 0.6

/** Shows the small print next to a saffron bar. */
export function createWarningsBlock({ warnings }: LabelContents, textSize: number, width: number): Block {
  if (warnings.length === 0) return createSpace(0)
  const style = createSmallStyle(textSize)
  const left = barWidth + textSize * 0.5
  const content = stackBlocks(
    warnings.map(({ title, text }) => createTitledParagraph(title, text, style, width - left)),
    style.size * 0.3,
  )
  return createBlock(content.height, (x, y): Shape[] => [
    { tag: 'rect', attributes: { x, y, width: barWidth, height: content.height, rx: 0.3, fill: saffron } },
    ...content.draw(x + left, y),
  ])
}

/** Shows the dates and the batch in a row below a thin line. A narrow label needs several rows. */
export function createDatesBlock({ dates }: LabelContents, textSize: number, width: number): Block {
  if (dates.length === 0) return createSpace(0)
  const { size } = createSmallStyle(textSize)
  const createCells = (columnWidth: number) =>
    dates.map(([title, value]) =>
      stackBlocks(
        [
          createParagraph(title, { ...createSmallStyle(textSize), colour: quiet }, columnWidth),
          createParagraph(value, { ...createSmallStyle(textSize), font: 'strong' }, columnWidth),
        ],
        0,
      ),
    )
  const columns = Math.max(1, Math.min(dates.length, Math.floor(width / (size * 8))))
  const columnWidth = width / columns
  const cells = createCells(columnWidth - size * 0.5)
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    placeSideBySide(
      cells.slice(row * columns, (row + 1) * columns).map((cell, column) => [column * columnWidth, cell] as const),
    ),
  )
  const content = stackBlocks(rows, size * 0.3)
  return createBlock(content.height + size * 0.6, (x, y): Shape[] => [
    { tag: 'line', attributes: { x1: x, x2: x + width, y1: y, y2: y, stroke: cobalt, 'stroke-width': 0.2 } },
    ...content.draw(x, y + size * 0.6),
  ])
}
