import {
  placeSideBySide,
  type Block,
  createBlock,
  createParagraph,
  createSpace,
  stackBlocks,
  type TextStyle,
} from './blocks.ts'
import type { Shape } from './drawing.ts'
import { drawJar, calculateJarWidth } from './jar-mark.ts'
import data from './label-designs.json' with { type: 'json' }
import type { LabelDesigns } from './label-designs.schemas.ts'
import type { LabelContents, LabelSize } from './label.types.ts'

const { colours, designs }: Pick<LabelDesigns, 'colours' | 'designs'> = data

export const labelColours = colours

type LabelTitles = Pick<LabelContents, 'name' | 'subtitle' | 'medallion'>

/**
 * Label design. Lengths are in millimetres. `createHeader` returns a block for the label's upper left corner, including
 * its margin.
 */
export type LabelDesign = {
  id: string
  title: string
  sideMargin: number
  bottomMargin: number
  createBackground: (size: LabelSize) => Shape[]
  createHeader: (titles: LabelTitles, width: number, textSize: number, isCompact: boolean) => Block
}

type FramedDesign = LabelDesigns['designs']['framed'][number]
type BandedDesign = LabelDesigns['designs']['banded'][number]

const createFrame = (
  { offset, radius, stroke }: FramedDesign['frames'][number],
  { width, height }: LabelSize,
  colour: string,
): Shape => ({
  tag: 'rect',
  attributes: {
    x: offset,
    y: offset,
    width: width - offset * 2,
    height: height - offset * 2,
    rx: radius,
    fill: 'none',
    stroke: colour,
    'stroke-width': stroke,
  },
})

const createPaper = ({ width, height }: LabelSize): Shape => ({
  tag: 'rect',
  attributes: { x: 0, y: 0, width, height, fill: colours.white },
})

const createNameStyle = (size: number, colour: string): TextStyle => ({ font: 'name', size, colour, lineHeight: 1.06 })
const createSubtitleStyle = (textSize: number, colour: string): TextStyle => ({
  font: 'text',
  size: textSize,
  colour,
  lineHeight: 1.25,
})

/**
 * Returns the name in the largest text that fits on one line, or on two lines if the text is smaller. At the smallest
 * size it may need more lines.
 */
function createNameBlock(
  name: string,
  createStyle: (size: number) => TextStyle,
  width: number,
  textSize: number,
): Block {
  for (let size = textSize * 3; size > textSize * 1.5; size -= textSize * 0.15) {
    const block = createParagraph(name, createStyle(size), width)
    if (block.height <= size * 1.06 * (size > textSize * 2.3 ? 1 : 2) + 0.001) return block
  }
  return createParagraph(name, createStyle(textSize * 1.5), width)
}

/** Creates a design with frames around the label. The jar is above the name, or beside it on a small label. */
const createFramedDesign = ({
  id,
  title,
  sideMargin,
  bottomMargin,
  frames,
  frameColour,
  nameColour,
  subtitleColour,
}: FramedDesign): LabelDesign => ({
  id,
  title,
  sideMargin,
  bottomMargin,
  createBackground: (size) => [createPaper(size), ...frames.map((frame) => createFrame(frame, size, frameColour))],
  createHeader({ name, subtitle, medallion }, width, textSize, isCompact) {
    const innerWidth = width - sideMargin * 2
    const jarHeight = textSize * (isCompact ? 3.6 : 5)
    const jarBlock = createBlock(jarHeight, (x, y) => [
      drawJar(x, y, jarHeight, { line: frameColour, glaze: colours.white, medallion }),
    ])
    if (isCompact) {
      const left = calculateJarWidth(jarHeight) + textSize * 0.9
      const titles = stackBlocks(
        [
          createNameBlock(name, (size) => createNameStyle(size, nameColour), innerWidth - left, textSize),
          createParagraph(subtitle, createSubtitleStyle(textSize, subtitleColour), innerWidth - left),
        ],
        textSize * 0.15,
      )
      const centredTitles = stackBlocks([createSpace(Math.max(0.001, (jarHeight - titles.height) / 2)), titles], 0)
      return stackBlocks(
        [
          createSpace(5.6),
          placeSideBySide([
            [sideMargin, jarBlock],
            [sideMargin + left, centredTitles],
          ]),
        ],
        0,
      )
    }
    const titles = stackBlocks(
      [
        createNameBlock(
          name,
          (size) => ({ ...createNameStyle(size, nameColour), align: 'middle' }),
          innerWidth,
          textSize,
        ),
        createParagraph(subtitle, { ...createSubtitleStyle(textSize, subtitleColour), align: 'middle' }, innerWidth),
        createDivider(innerWidth, textSize, frameColour),
      ],
      textSize * 0.45,
    )
    return stackBlocks(
      [
        createSpace(6),
        placeSideBySide([[(width - calculateJarWidth(jarHeight)) / 2, jarBlock]]),
        placeSideBySide([[sideMargin, titles]]),
      ],
      textSize * 0.4,
    )
  },
})

const createDivider = (width: number, textSize: number, colour: string): Block =>
  createBlock(textSize * 0.7, (x, y) => {
    const [centreX, dividerY, gap] = [x + width / 2, y + textSize * 0.35, textSize * 0.8]
    const lozengePath = `M${centreX - textSize * 0.4} ${dividerY}l${textSize * 0.4} ${-textSize * 0.3}l${textSize * 0.4} ${textSize * 0.3}l${-textSize * 0.4} ${textSize * 0.3}z`
    const stroke = { stroke: colour, 'stroke-width': 0.25, 'stroke-linecap': 'round' }
    return [
      { tag: 'line', attributes: { x1: x + width * 0.14, x2: centreX - gap, y1: dividerY, y2: dividerY, ...stroke } },
      { tag: 'line', attributes: { x1: centreX + gap, x2: x + width * 0.86, y1: dividerY, y2: dividerY, ...stroke } },
      { tag: 'path', attributes: { d: lozengePath, fill: colour } },
    ]
  })

const scallopWidth = 3.2

/** Creates a design with the jar and the name on a coloured band. */
const createBandedDesign = ({
  id,
  title,
  sideMargin,
  bottomMargin,
  bandColour,
  nameColour,
  subtitleColour,
}: BandedDesign): LabelDesign => ({
  id,
  title,
  sideMargin,
  bottomMargin,
  createBackground: (size) => [
    createPaper(size),
    { tag: 'rect', attributes: { x: 0, y: size.height - 2, width: size.width, height: 2, fill: bandColour } },
  ],
  createHeader({ name, subtitle, medallion }, width, textSize, isCompact) {
    const jarHeight = textSize * (isCompact ? 3.9 : 5.4)
    const left = sideMargin + calculateJarWidth(jarHeight) + textSize * 1.1
    const innerWidth = width - left - sideMargin
    const titles = stackBlocks(
      [
        createNameBlock(name, (size) => createNameStyle(size, nameColour), innerWidth, textSize),
        createParagraph(subtitle, createSubtitleStyle(textSize, subtitleColour), innerWidth),
      ],
      textSize * 0.2,
    )
    const padding = isCompact ? 2.6 : 4
    const bandHeight = Math.max(jarHeight, titles.height) + padding * 2
    return {
      height: bandHeight + scallopWidth * 0.6,
      draw: (x, y) => [
        { tag: 'path', attributes: { d: createScallopedPath(x, y, width, bandHeight), fill: bandColour } },
        drawJar(x + sideMargin, y + (bandHeight - jarHeight) / 2, jarHeight, {
          line: bandColour,
          glaze: colours.white,
          medallion,
        }),
        ...titles.draw(x + left, y + (bandHeight - titles.height) / 2),
      ],
    }
  },
})

/** Returns the path of a band with a scalloped lower edge. */
function createScallopedPath(x: number, y: number, width: number, height: number): string {
  const count = Math.round(width / scallopWidth)
  const step = width / count
  const scallops = Array.from({ length: count }, () => `a${step / 2} ${step / 2} 0 0 1 ${-step} 0`).join('')
  return `M${x} ${y}h${width}v${height}${scallops}z`
}

export const labelDesigns: readonly LabelDesign[] = [
  ...designs.framed.map(createFramedDesign),
  ...designs.banded.map(createBandedDesign),
]
