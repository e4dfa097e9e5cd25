import { placeSideBySide, type Block, createBlock, createSpace, stackBlocks } from './blocks.ts'
import { labelColours, type LabelDesign } from './designs.ts'
import type { Drawing } from './drawing.ts'
import type { QrModules, LabelContents, LabelSize } from './label.types.ts'
import {
  createDatesBlock,
  createIngredientsBlock,
  createDoseBlock,
  createNotesBlock,
  createBrewingBlock,
  createStepsBlock,
  minTextSize,
  createWarningsBlock,
} from './layout-blocks.ts'
import { drawQrCode } from './qr-code.ts'

/** Maximum text size in millimetres. */
const maxTextSize = 3.7
const textSizeStep = 0.1

/** Length of a printed QR code's side in millimetres, including its quiet zone. */
export const qrSides = { full: 35, address: 20 } as const

/** QR code. `side` is its printed length in millimetres. */
export type QrCode = { modules: QrModules; side: number }

/** `fits` is false if the label is too small for its texts. `textSize` is in millimetres. */
export type LabelLayout = { drawing: Drawing; fits: boolean; textSize: number }

/** Lays out a label in the largest text size that fits. */
export function layOutLabel(contents: LabelContents, design: LabelDesign, size: LabelSize, code?: QrCode): LabelLayout {
  let textSize = Math.min(maxTextSize, Math.max(minTextSize, size.width / (code ? 26 : 25)))
  const arrangements = code ? [arrangeBelow, arrangeBeside] : [arrangeCard]
  for (;;) {
    for (const arrange of arrangements) {
      const parts = arrange(contents, design, size, textSize, code)
      const { header, body, footer } = parts
      const gaps = (footer.height > 0 ? 1.5 : 0.7) * textSize
      const fits =
        parts.isWideEnough && header.height + body.height + footer.height + gaps <= size.height - design.bottomMargin
      const isLast = textSize <= minTextSize && arrange === arrangements.at(-1)
      if (fits || isLast) return { drawing: drawLabel(contents, design, size, textSize, parts), fits, textSize }
    }
    textSize = Math.max(minTextSize, textSize - textSizeStep)
  }
}

type LabelParts = { header: Block; body: Block; footer: Block; isWideEnough: boolean }

function drawLabel(
  contents: LabelContents,
  design: LabelDesign,
  size: LabelSize,
  textSize: number,
  parts: LabelParts,
): Drawing {
  const { header, body, footer } = parts
  const footerTop = Math.max(
    size.height - design.bottomMargin - footer.height,
    header.height + body.height + textSize * 1.5,
  )
  return {
    ...size,
    title: contents.name,
    shapes: [
      ...design.createBackground(size),
      ...header.draw(0, 0),
      ...body.draw(design.sideMargin, header.height + textSize * 0.7),
      ...footer.draw(design.sideMargin, footerTop),
    ],
  }
}

type ArrangeBlocks = (
  contents: LabelContents,
  design: LabelDesign,
  size: LabelSize,
  textSize: number,
  code?: QrCode,
) => LabelParts

/** Maximum height, in millimetres, of labels with the jar next to the name. */
const maxCompactHeight = 80

const arrangeCard: ArrangeBlocks = (contents, design, size, textSize) => {
  const width = size.width - design.sideMargin * 2
  const isWide = size.width > size.height * 1.1
  const columnWidth = isWide ? (width - textSize * 2) / 2 : width
  const leftColumn = stackBlocks(
    [
      createIngredientsBlock(contents, textSize, columnWidth),
      createDoseBlock(contents, textSize, columnWidth),
      createBrewingBlock(contents, textSize, columnWidth),
    ],
    textSize * 0.7,
  )
  const rightColumn = stackBlocks(
    [createStepsBlock(contents, textSize, columnWidth), createNotesBlock(contents, textSize, columnWidth)],
    textSize * 0.8,
  )
  return {
    header: design.createHeader(contents, size.width, textSize, size.height <= maxCompactHeight),
    body: isWide
      ? placeSideBySide([
          [0, leftColumn],
          [columnWidth + textSize * 2, rightColumn],
        ])
      : stackBlocks([leftColumn, rightColumn], textSize * 0.9),
    footer: stackBlocks(
      [createWarningsBlock(contents, textSize, width), createDatesBlock(contents, textSize, width)],
      textSize * 0.6,
    ),
    isWideEnough: true,
  }
}

/** Places the contents next to the QR code, and the small print below both. */
const arrangeBelow: ArrangeBlocks = (contents, design, size, textSize, code) => {
  const width = size.width - design.sideMargin * 2
  const { left, right, qrBlock } = measureColumns(width, textSize, code)
  return {
    header: design.createHeader(contents, size.width, textSize, true),
    body: placeSideBySide([
      [0, qrBlock],
      [left, createMainBlock(contents, textSize, right)],
    ]),
    footer: stackBlocks(
      [createWarningsBlock(contents, textSize, width), createDatesBlock(contents, textSize, width)],
      textSize * 0.6,
    ),
    isWideEnough: right >= minColumnWidth,
  }
}

/** Places the dates below the QR code and everything else next to it. Suits wide, low labels. */
const arrangeBeside: ArrangeBlocks = (contents, design, size, textSize, code) => {
  const { left, right, qrBlock } = measureColumns(size.width - design.sideMargin * 2, textSize, code)
  const content = stackBlocks(
    [createMainBlock(contents, textSize, right), createWarningsBlock(contents, textSize, right)],
    textSize * 0.7,
  )
  return {
    header: design.createHeader(contents, size.width, textSize, true),
    body: placeSideBySide([
      [0, stackBlocks([qrBlock, createDatesBlock(contents, textSize, left - textSize * 1.2)], textSize * 0.5)],
      [left, content],
    ]),
    footer: createSpace(0),
    isWideEnough: right >= minColumnWidth,
  }
}

/** Minimum width, in millimetres, of the text next to the QR code. */
const minColumnWidth = 18

function measureColumns(width: number, textSize: number, code?: QrCode) {
  const { modules, side } = code ?? { modules: [], side: 0 }
  const left = side + textSize * 1.2
  const qrBlock = createBlock(side, (x, y) => drawQrCode(modules, x, y, side, labelColours.ink))
  return { left, right: width - left, qrBlock }
}

const createMainBlock = (contents: LabelContents, textSize: number, width: number) =>
  stackBlocks(
    [
      createIngredientsBlock(contents, textSize, width),
      createDoseBlock(contents, textSize, width),
      createBrewingBlock(contents, textSize, width),
      createNotesBlock(contents, textSize, width),
    ],
    textSize * 0.6,
  )
