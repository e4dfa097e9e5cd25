import {
  sideBySide,
  type Block,
  figure,
  leaderLine,
  lineOfText,
  paragraph,
  space,
  stack,
  type TextStyle,
  titledParagraph,
} from './blocks.ts'
import { labelColours } from './designs.ts'
import type { Shape } from './drawing.ts'
import type { LabelContents } from './label.types.ts'

const { ink, quiet, cobalt, saffron, ochre } = labelColours

/**
 * Minimum text size in millimetres. At 1.8 mm the small letters of Figtree are 0.9 mm high, the minimum that Regulation
 * (EU) 1169/2011, article 13, allows on small packages.
 */
export const textSizeMin = 1.8

const text = (unit: number): TextStyle => ({ font: 'text', size: unit, colour: ink })
const small = (unit: number): TextStyle => ({
  font: 'text',
  size: Math.max(textSizeMin, unit * 0.76),
  colour: ink,
  leading: 1.24,
})

/** Lists the name and amount of each ingredient. Unchecked ingredients have a note below their name. */
export const ledger = ({ rows }: LabelContents, unit: number, width: number): Block =>
  stack(
    rows.map(({ name, amount, isChecked }) => {
      const line = leaderLine(name, amount, text(unit), width, cobalt)
      const mark = paragraph('not checked', { ...small(unit), font: 'strong', colour: ochre }, width)
      return isChecked ? line : stack([line, mark], 0)
    }),
    unit * 0.12,
  )

export const doseBlock = ({ dose }: LabelContents, unit: number, width: number) =>
  paragraph(dose, { ...small(unit), colour: quiet }, width)

/** Brewing conditions that the check relies on. */
export const brewingConditionsBlock = ({ brewing }: LabelContents, unit: number, width: number) =>
  paragraph(brewing, { ...small(unit), font: 'strong' }, width)

export const notesBlock = ({ notes }: LabelContents, unit: number, width: number) => paragraph(notes, text(unit), width)

/** Lists the steps, numbered when there are several. */
export const stepsBlock = ({ steps }: LabelContents, unit: number, width: number): Block =>
  stack(
    steps.map((step, position) => {
      if (steps.length === 1) return paragraph(step, text(unit), width)
      const left = unit * 1.7
      const number = figure(unit * 1.3, (x, y) => [
        lineOfText(String(position + 1), x + unit * 0.5, y + unit, {
          font: 'name',
          size: unit * 1.2,
          colour: cobalt,
          align: 'middle',
        }),
      ])
      return sideBySide([
        [0, number],
        [left, paragraph(step, text(unit), width - left)],
      ])
    }),
    unit * 0.3,
  )

const barWidth = 0.6

/** Shows the small print next to a saffron bar. */
export function warningsBlock({ warnings }: LabelContents, unit: number, width: number): Block {
  if (warnings.length === 0) return space(0)
  const style = small(unit)
  const left = barWidth + unit * 0.5
  const words = stack(
    warnings.map(({ title, text }) => titledParagraph(title, text, style, width - left)),
    style.size * 0.3,
  )
  return figure(words.height, (x, y): Shape[] => [
    { tag: 'rect', attributes: { x, y, width: barWidth, height: words.height, rx: 0.3, fill: saffron } },
    ...words.draw(x + left, y),
  ])
}

/**
 * Shows the date made, the best-before date and the batch in one row below a thin line, or in several rows on a narrow
 * label.
 */
export function datesBlock({ dates }: LabelContents, unit: number, width: number): Block {
  if (dates.length === 0) return space(0)
  const { size } = small(unit)
  const cells = (each: number) =>
    dates.map(([title, value]) =>
      stack(
        [
          paragraph(title, { ...small(unit), colour: quiet }, each),
          paragraph(value, { ...small(unit), font: 'strong' }, each),
        ],
        0,
      ),
    )
  const columns = Math.max(1, Math.min(dates.length, Math.floor(width / (size * 8))))
  const each = width / columns
  const drawn = cells(each - size * 0.5)
  const rows = Array.from({ length: Math.ceil(drawn.length / columns) }, (_, row) =>
    sideBySide(drawn.slice(row * columns, (row + 1) * columns).map((cell, column) => [column * each, cell] as const)),
  )
  const words = stack(rows, size * 0.3)
  return figure(words.height + size * 0.6, (x, y): Shape[] => [
    { tag: 'line', attributes: { x1: x, x2: x + width, y1: y, y2: y, stroke: cobalt, 'stroke-width': 0.2 } },
    ...words.draw(x, y + size * 0.6),
  ])
}
