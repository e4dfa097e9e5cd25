import { sideBySide, type Block, figure, space, stack } from './blocks.ts'
import { labelColours, type LabelDesign } from './designs.ts'
import type { Drawing } from './drawing.ts'
import type { CodeModules, LabelContents, LabelSize } from './label.types.ts'
import {
  datesBlock,
  ledger,
  doseBlock,
  notesBlock,
  brewingConditionsBlock,
  stepsBlock,
  textSizeMin,
  warningsBlock,
} from './layout-blocks.ts'
import { codeShapes } from './qr-code.ts'

/** Millimetres. */
const textSizeMax = 3.7
const sizeStep = 0.1

/** Side of a printed QR code in millimetres, including its quiet zone. */
export const codeSides = { full: 35, address: 20 } as const

/** QR code with its printed side in millimetres. */
export type PlacedCode = { modules: CodeModules; side: number }

/** `isWhole` is false when the label is too small and the drawing runs over its edge. `textSize` is in millimetres. */
export type LabelLayout = { drawing: Drawing; isWhole: boolean; textSize: number }

/** Lays out a label in the largest text size that fits. */
export function layOut(contents: LabelContents, design: LabelDesign, size: LabelSize, code?: PlacedCode): LabelLayout {
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

/** Maximum height in millimetres of labels with the jar next to the name. */
const compactHeightMax = 80

const arrangeCard: Arrange = (contents, design, size, unit) => {
  const width = size.width - design.side * 2
  const isWide = size.width > size.height * 1.1
  const column = isWide ? (width - unit * 2) / 2 : width
  const leftColumn = stack(
    [ledger(contents, unit, column), doseBlock(contents, unit, column), brewingConditionsBlock(contents, unit, column)],
    unit * 0.7,
  )
  const rightColumn = stack([stepsBlock(contents, unit, column), notesBlock(contents, unit, column)], unit * 0.8)
  return {
    head: design.head(contents, size.width, unit, size.height <= compactHeightMax),
    body: isWide
      ? sideBySide([
          [0, leftColumn],
          [column + unit * 2, rightColumn],
        ])
      : stack([leftColumn, rightColumn], unit * 0.9),
    foot: stack([warningsBlock(contents, unit, width), datesBlock(contents, unit, width)], unit * 0.6),
    isWideEnough: true,
  }
}

/** Places the contents next to the code, and the small print below both. */
const arrangeBelow: Arrange = (contents, design, size, unit, code) => {
  const width = size.width - design.side * 2
  const { left, right, square } = codeColumns(width, unit, code)
  return {
    head: design.head(contents, size.width, unit, true),
    body: sideBySide([
      [0, square],
      [left, mainBlocks(contents, unit, right)],
    ]),
    foot: stack([warningsBlock(contents, unit, width), datesBlock(contents, unit, width)], unit * 0.6),
    isWideEnough: right >= columnMin,
  }
}

/** Places the dates below the code and everything else next to them, for wide and low labels. */
const arrangeBeside: Arrange = (contents, design, size, unit, code) => {
  const { left, right, square } = codeColumns(size.width - design.side * 2, unit, code)
  const words = stack([mainBlocks(contents, unit, right), warningsBlock(contents, unit, right)], unit * 0.7)
  return {
    head: design.head(contents, size.width, unit, true),
    body: sideBySide([
      [0, stack([square, datesBlock(contents, unit, left - unit * 1.2)], unit * 0.5)],
      [left, words],
    ]),
    foot: space(0),
    isWideEnough: right >= columnMin,
  }
}

/** Minimum width in millimetres of the text next to the code. */
const columnMin = 18

function codeColumns(width: number, unit: number, code?: PlacedCode) {
  const { modules, side } = code ?? { modules: [], side: 0 }
  const left = side + unit * 1.2
  const square = figure(side, (x, y) => codeShapes(modules, x, y, side, labelColours.ink))
  return { left, right: width - left, square }
}

const mainBlocks = (contents: LabelContents, unit: number, width: number) =>
  stack(
    [
      ledger(contents, unit, width),
      doseBlock(contents, unit, width),
      brewingConditionsBlock(contents, unit, width),
      notesBlock(contents, unit, width),
    ],
    unit * 0.6,
  )
