import type { Shape } from './drawing.ts'
import { fontAttributes, type LabelFont, textWidth, wrap } from './measure.ts'

/** Part of a label, which `draw` places at any position. `height` is in millimetres. */
export type Block = { height: number; draw: (x: number, y: number) => Shape[] }

/** Text style. `size` is in millimetres; `leading` is the line height relative to the size. */
export type TextStyle = {
  font: LabelFont
  size: number
  colour: string
  leading?: number
  align?: 'start' | 'middle' | 'end'
}

const defaultLeading = 1.3
/** Distance from the top of a line to its baseline, relative to the size. */
const baseline = 0.82

/** Stacks blocks vertically. Empty blocks leave no gap. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(({ height }) => height > 0)
  const height = shown.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, shown.length - 1)
  return {
    height,
    draw: (x, y) => {
      let top = y
      return shown.flatMap((block) => {
        const shapes = block.draw(x, top)
        top += block.height + gap
        return shapes
      })
    },
  }
}

/** Places blocks next to each other at the given distances from the left. */
export const sideBySide = (blocks: readonly (readonly [left: number, block: Block])[]): Block => ({
  height: Math.max(0, ...blocks.map(([, { height }]) => height)),
  draw: (x, y) => blocks.flatMap(([left, block]) => block.draw(x + left, y)),
})

export const figure = (height: number, draw: Block['draw']): Block => ({ height, draw })

export const space = (height: number): Block => ({ height, draw: () => [] })

/** Returns one line of text, without wrapping. */
export function lineOfText(text: string, x: number, y: number, { font, size, colour, align }: TextStyle): Shape {
  const anchor = align && align !== 'start' ? { 'text-anchor': align } : {}
  return {
    tag: 'text',
    attributes: { x, y, ...fontAttributes[font], 'font-size': size, fill: colour, ...anchor },
    text,
  }
}

/** Returns a wrapped text. */
export function paragraph(text: string, style: TextStyle, width: number): Block {
  const { font, size, align, leading = defaultLeading } = style
  const lines = wrap(text, font, size, width)
  const start = align === 'middle' ? width / 2 : align === 'end' ? width : 0
  return {
    height: lines.length * size * leading,
    draw: (x, y) =>
      lines.map((line, position) =>
        lineOfText(line, x + start, y + size * (position * leading + baseline + (leading - 1) / 2), style),
      ),
  }
}

/** Returns a wrapped text that begins with its title in bold. */
export function titledParagraph(title: string, text: string, style: TextStyle, width: number): Block {
  const { size, leading = defaultLeading } = style
  const bold: TextStyle = { ...style, font: 'strong' }
  const indent = textWidth(`${title}. `, 'strong', size)
  const [first = '', ...rest] = wrap(text, style.font, size, width, width - indent)
  return {
    height: (1 + rest.length) * size * leading,
    draw: (x, y) => {
      const at = (position: number) => y + size * (position * leading + baseline + (leading - 1) / 2)
      return [
        lineOfText(`${title}.`, x, at(0), bold),
        lineOfText(first, x + indent, at(0), style),
        ...rest.map((line, position) => lineOfText(line, x, at(position + 1), style)),
      ]
    },
  }
}

/** Returns a name and an amount with dots between them. A long name wraps. */
export function leaderLine(name: string, amount: string, style: TextStyle, width: number, ruleColour: string): Block {
  const { size, leading = defaultLeading } = style
  const amountStyle: TextStyle = { ...style, font: 'strong', align: 'end' }
  const amountWidth = textWidth(amount, 'strong', size)
  const isSplit = amountWidth > width / 2
  const lines = wrap(name, style.font, size, isSplit ? width : width - amountWidth - size)
  const last = lines.at(-1) ?? ''
  const amountLines = isSplit ? wrap(amount, 'strong', size, width) : [amount]
  const rows = isSplit ? lines.length + amountLines.length : lines.length
  const at = (position: number) => size * (position * leading + baseline + (leading - 1) / 2)
  return {
    height: rows * size * leading,
    draw: (x, y) => {
      const from = x + textWidth(last, style.font, size) + size * 0.3
      const to = x + width - amountWidth - size * 0.35
      const dotted = !isSplit && amount !== '' && to > from
      return [
        ...lines.map((line, position) => lineOfText(line, x, y + at(position), style)),
        ...(dotted ? [dots(from, to, y + at(lines.length - 1) - size * 0.06, size, ruleColour)] : []),
        ...amountLines.map((line, position) =>
          lineOfText(line, x + width, y + at(isSplit ? lines.length + position : lines.length - 1), amountStyle),
        ),
      ]
    },
  }
}

const dots = (from: number, to: number, y: number, size: number, colour: string): Shape => ({
  tag: 'line',
  attributes: {
    x1: from,
    x2: to,
    y1: y,
    y2: y,
    stroke: colour,
    'stroke-width': size * 0.075,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${Math.round(size * 280) / 1000}`,
  },
})
