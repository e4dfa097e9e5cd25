import {
  beside,
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
import { labelColours, type LabelDesign } from './designs.ts'
import type { Drawing, Shape } from './drawing.ts'
import type { CodeModules, LabelContents, LabelSize } from './label.types.ts'
import { codeShapes } from './qr-code.ts'

const { ink, quiet, cobalt, saffron, ochre } = labelColours

/**
 * Millimetres. At 1.8 mm the small letters of Figtree are 0.9 mm high: the least that Regulation (EU) 1169/2011, article 13,
 * allows on small packages.
 */
export const textSizeMin = 1.8
const textSizeMax = 3.7
const sizeStep = 0.1

/** Millimetres of a printed code with its quiet zone. */
export const codeSides = { full: 35, address: 20 } as const

/** A code and how large it is printed, in millimetres. */
export type PlacedCode = { modules: CodeModules; side: number }

/** `isWhole`: everything stands on the label; otherwise it is too small for it, and the drawing runs over its edge. */
export type LaidOut = { drawing: Drawing; isWhole: boolean; textSize: number }

/** The label in the largest letters in which all of it has room. */
export function layOut(contents: LabelContents, design: LabelDesign, size: LabelSize, code?: PlacedCode): LaidOut {
  let unit = Math.min(textSizeMax, Math.max(textSizeMin, size.width / (code ? 26 : 25)))
  const arrangements = code ? [arrangeBelow, arrangeBeside] : [arrangeCard]
  for (;;) {
    for (const arrange of arrangements) {
      const parts = arrange(contents, design, size, unit, code)
      const { head, body, foot } = parts
      const gaps = (foot.height > 0 ? 1.5 : 0.7) * unit
      const isWhole =
        parts.isWideEnough && head.height + body.height + foot.height + gaps <= size.height - design.bottom
      const isLast = unit <= textSizeMin && arrange === arrangements.at(-1)
      if (isWhole || isLast) return { drawing: draw(contents, design, size, unit, parts), isWhole, textSize: unit }
    }
    unit = Math.max(textSizeMin, unit - sizeStep)
  }
}

type Parts = { head: Block; body: Block; foot: Block; isWideEnough: boolean }

function draw(contents: LabelContents, design: LabelDesign, size: LabelSize, unit: number, parts: Parts): Drawing {
  const { head, body, foot } = parts
  const footTop = Math.max(size.height - design.bottom - foot.height, head.height + body.height + unit * 1.5)
  return {
    ...size,
    title: contents.name,
    shapes: [
      ...design.frame(size),
      ...head.draw(0, 0),
      ...body.draw(design.side, head.height + unit * 0.7),
      ...foot.draw(design.side, footTop),
    ],
  }
}

type Arrange = (contents: LabelContents, design: LabelDesign, size: LabelSize, unit: number, code?: PlacedCode) => Parts

/** Millimetres: where there is no more, the jar stands beside the name. */
const lowHeight = 80

const arrangeCard: Arrange = (contents, design, size, unit) => {
  const width = size.width - design.side * 2
  const isWide = size.width > size.height * 1.1
  const column = isWide ? (width - unit * 2) / 2 : width
  const what = stack(
    [ledger(contents, unit, column), measureBlock(contents, unit, column), promisesBlock(contents, unit, column)],
    unit * 0.7,
  )
  const how = stack([stepsBlock(contents, unit, column), notesBlock(contents, unit, column)], unit * 0.8)
  return {
    head: design.head(contents, size.width, unit, size.height <= lowHeight),
    body: isWide
      ? beside([
          [0, what],
          [column + unit * 2, how],
        ])
      : stack([what, how], unit * 0.9),
    foot: stack([warningsBlock(contents, unit, width), datesBlock(contents, unit, width)], unit * 0.6),
    isWideEnough: true,
  }
}

/** The code with what is in it beside it, the small print below both. */
const arrangeBelow: Arrange = (contents, design, size, unit, code) => {
  const width = size.width - design.side * 2
  const { left, right, square } = codeColumns(width, unit, code)
  return {
    head: design.head(contents, size.width, unit, true),
    body: beside([
      [0, square],
      [left, whatIsIn(contents, unit, right)],
    ]),
    foot: stack([warningsBlock(contents, unit, width), datesBlock(contents, unit, width)], unit * 0.6),
    isWideEnough: right >= columnMin,
  }
}

/** The code with the days below it, everything else beside them: for a label that is wide and low. */
const arrangeBeside: Arrange = (contents, design, size, unit, code) => {
  const { left, right, square } = codeColumns(size.width - design.side * 2, unit, code)
  const words = stack([whatIsIn(contents, unit, right), warningsBlock(contents, unit, right)], unit * 0.7)
  return {
    head: design.head(contents, size.width, unit, true),
    body: beside([
      [0, stack([square, datesBlock(contents, unit, left - unit * 1.2)], unit * 0.5)],
      [left, words],
    ]),
    foot: space(0),
    isWideEnough: right >= columnMin,
  }
}

/** Millimetres: beside a code that leaves less, no line of text stands. */
const columnMin = 18

function codeColumns(width: number, unit: number, code?: PlacedCode) {
  const { modules, side } = code ?? { modules: [], side: 0 }
  const left = side + unit * 1.2
  const square = figure(side, (x, y) => codeShapes(modules, x, y, side, ink))
  return { left, right: width - left, square }
}

const whatIsIn = (contents: LabelContents, unit: number, width: number) =>
  stack(
    [
      ledger(contents, unit, width),
      measureBlock(contents, unit, width),
      promisesBlock(contents, unit, width),
      notesBlock(contents, unit, width),
    ],
    unit * 0.6,
  )

const text = (unit: number): TextStyle => ({ font: 'text', size: unit, colour: ink })
const small = (unit: number): TextStyle => ({
  font: 'text',
  size: Math.max(textSizeMin, unit * 0.76),
  colour: ink,
  leading: 1.24,
})

const ledger = ({ rows }: LabelContents, unit: number, width: number): Block =>
  stack(
    rows.map(({ name, amount, isChecked }) => {
      const line = leaderLine(name, amount, text(unit), width, cobalt)
      const mark = paragraph('not checked', { ...small(unit), font: 'strong', colour: ochre }, width)
      return isChecked ? line : stack([line, mark], 0)
    }),
    unit * 0.12,
  )

const measureBlock = ({ measure }: LabelContents, unit: number, width: number) =>
  paragraph(measure, { ...small(unit), colour: quiet }, width)

const promisesBlock = ({ promises }: LabelContents, unit: number, width: number) =>
  paragraph(promises, { ...small(unit), font: 'strong' }, width)

const notesBlock = ({ notes }: LabelContents, unit: number, width: number) => paragraph(notes, text(unit), width)

const stepsBlock = ({ steps }: LabelContents, unit: number, width: number): Block =>
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
      return beside([
        [0, number],
        [left, paragraph(step, text(unit), width - left)],
      ])
    }),
    unit * 0.3,
  )

const barWidth = 0.6

/** The small print, beside a bar in saffron. */
function warningsBlock({ warnings }: LabelContents, unit: number, width: number): Block {
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

/** Day made, best before and batch in one row under a fine line; below each other where the label is narrow. */
function datesBlock({ dates }: LabelContents, unit: number, width: number): Block {
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
    beside(drawn.slice(row * columns, (row + 1) * columns).map((cell, column) => [column * each, cell] as const)),
  )
  const words = stack(rows, size * 0.3)
  return figure(words.height + size * 0.6, (x, y): Shape[] => [
    { tag: 'line', attributes: { x1: x, x2: x + width, y1: y, y2: y, stroke: cobalt, 'stroke-width': 0.2 } },
    ...words.draw(x, y + size * 0.6),
  ])
}
