import type { Shape } from './drawing.ts'
import { fontAttributes, type LabelFont, measureText, wrapText } from './measure.ts'

/** Part of a label. `draw` places it at a position; `height` is in millimetres. */
export type Block = { height: number; draw: (x: number, y: number) => Shape[] }

/** Text style. `size` is in millimetres; `lineHeight` is relative to `size`. */
export type TextStyle = {
  font: LabelFont
  size: number
  colour: string
  lineHeight?: number
  align?: 'start' | 'middle' | 'end'
}

const defaultLineHeight = 1.3
/** Distance from the top of a line to its baseline, relative to the text size. */
const baselineRatio = 0.82

/** Stacks blocks vertically. Empty blocks leave no gap. */
export function stackBlocks(blocks: readonly Block[], gap: number): Block {
  const nonEmptyBlocks = blocks.filter(({ height }) => height > 0)
  const height =
    nonEmptyBlocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, nonEmptyBlocks.length - 1)
  return {
    height,
    draw: (x, y) => {
      let top = y
      return nonEmptyBlocks.flatMap((block) => {
        const shapes = block.draw(x, top)
        top += block.height + gap
        return shapes
      })
    },
  }
}

/** Places blocks side by side, at distances from the left in millimetres. */
export const placeSideBySide = (blocks: readonly (readonly [left: number, block: Block])[]): Block => ({
  height: Math.max(0, ...blocks.map(([, { height }]) => height)),
  draw: (x, y) => blocks.flatMap(([left, block]) => block.draw(x + left, y)),
})

export const createBlock = (height: number, draw: Block['draw']): Block => ({ height, draw })

export const createSpace = (height: number): Block => ({ height, draw: () => [] })

export function createTextLine(text: string, x: number, y: number, { font, size, colour, align }: TextStyle): Shape {
  const anchor = align && align !== 'start' ? { 'text-anchor': align } : {}
  return {
    tag: 'text',
    attributes: { x, y, ...fontAttributes[font], 'font-size': size, fill: colour, ...anchor },
    text,
  }
}

export function createParagraph(text: string, style: TextStyle, width: number): Block {
  const { font, size, align, lineHeight = defaultLineHeight } = style
  const lines = wrapText(text, font, size, width)
  const start = align === 'middle' ? width / 2 : align === 'end' ? width : 0
  return {
    height: lines.length * size * lineHeight,
    draw: (x, y) =>
      lines.map((line, position) =>
        createTextLine(
          line,
          x + start,
          y + size * (position * lineHeight + baselineRatio + (lineHeight - 1) / 2),
          style,
        ),
      ),
  }
}

/** Returns a wrapped text that starts with a bold title. */
export function createTitledParagraph(title: string, text: string, style: TextStyle, width: number): Block {
  const { size, lineHeight = defaultLineHeight } = style
  const boldStyle: TextStyle = { ...style, font: 'strong' }
  const indent = measureText(`${title}. `, 'strong', size)
  const [firstLine = '', ...otherLines] = wrapText(text, style.font, size, width, width - indent)
  return {
    height: (1 + otherLines.length) * size * lineHeight,
    draw: (x, y) => {
      const getBaseline = (position: number) =>
        y + size * (position * lineHeight + baselineRatio + (lineHeight - 1) / 2)
      return [
        createTextLine(`${title}.`, x, getBaseline(0), boldStyle),
        createTextLine(firstLine, x + indent, getBaseline(0), style),
        ...otherLines.map((line, position) => createTextLine(line, x, getBaseline(position + 1), style)),
      ]
    },
  }
}

/** Returns a name and an amount with dots between them. A long name wraps. */
export function createLeaderLine(
  name: string,
  amount: string,
  style: TextStyle,
  width: number,
  ruleColour: string,
): Block {
  const { size, lineHeight = defaultLineHeight } = style
  const amountStyle: TextStyle = { ...style, font: 'strong', align: 'end' }
  const amountWidth = measureText(amount, 'strong', size)
  const isSplit = amountWidth > width / 2
  const lines = wrapText(name, style.font, size, isSplit ? width : width - amountWidth - size)
  const lastLine = lines.at(-1) ?? ''
  const amountLines = isSplit ? wrapText(amount, 'strong', size, width) : [amount]
  const rows = isSplit ? lines.length + amountLines.length : lines.length
  const getBaseline = (position: number) => size * (position * lineHeight + baselineRatio + (lineHeight - 1) / 2)
  return {
    height: rows * size * lineHeight,
    draw: (x, y) => {
      const dotsStart = x + measureText(lastLine, style.font, size) + size * 0.3
      const dotsEnd = x + width - amountWidth - size * 0.35
      const hasDots = !isSplit && amount !== '' && dotsEnd > dotsStart
      return [
        ...lines.map((line, position) => createTextLine(line, x, y + getBaseline(position), style)),
        ...(hasDots
          ? [createDots(dotsStart, dotsEnd, y + getBaseline(lines.length - 1) - size * 0.06, size, ruleColour)]
          : []),
        ...amountLines.map((line, position) =>
          createTextLine(
            line,
            x + width,
            y + getBaseline(isSplit ? lines.length + position : lines.length - 1),
            amountStyle,
          ),
        ),
      ]
    },
  }
}

const createDots = (dotsStart: number, dotsEnd: number, y: number, size: number, colour: string): Shape => ({
  tag: 'line',
  attributes: {
    x1: dotsStart,
    x2: dotsEnd,
    y1: y,
    y2: y,
    stroke: colour,
    'stroke-width': size * 0.075,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${Math.round(size * 280) / 1000}`,
  },
})
