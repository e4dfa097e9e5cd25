import { sideBySide, type Block, figure, paragraph, space, stack, type TextStyle } from './blocks.ts'
import type { Shape } from './drawing.ts'
import { jarMark, jarWidth } from './jar-mark.ts'
import type { LabelContents, LabelSize } from './label.types.ts'

const ink = '#14203f'
const quiet = '#4c5873'
const cobalt = '#1d3f9e'
const white = '#ffffff'
const saffron = '#b97a00'
/** Darker saffron, for small text on white. */
const ochre = '#8a5a00'

export const labelColours = { ink, quiet, cobalt, white, saffron, ochre }

type Head = Pick<LabelContents, 'name' | 'subtitle'>

/**
 * Design of labels. `frame` is the background; `head` starts at the upper left corner of the label and includes its own
 * margin; `side` and `bottom` are the margins of the rest. Lengths are in millimetres; `unit` is the text size.
 */
export type LabelDesign = {
  id: string
  title: string
  side: number
  bottom: number
  frame: (size: LabelSize) => Shape[]
  head: (words: Head, width: number, unit: number, isCompact: boolean) => Block
}

const rounded = (inset: number, { width, height }: LabelSize, radius: number, stroke: number): Shape => ({
  tag: 'rect',
  attributes: {
    x: inset,
    y: inset,
    width: width - inset * 2,
    height: height - inset * 2,
    rx: radius,
    fill: 'none',
    stroke: cobalt,
    'stroke-width': stroke,
  },
})

const paper = ({ width, height }: LabelSize): Shape => ({
  tag: 'rect',
  attributes: { x: 0, y: 0, width, height, fill: white },
})

const nameStyle = (size: number, colour: string): TextStyle => ({ font: 'name', size, colour, leading: 1.06 })
const subtitleStyle = (unit: number, colour: string): TextStyle => ({ font: 'text', size: unit, colour, leading: 1.25 })

/**
 * Sets the name as large as its room allows, on one line, or on two when the text is smaller. At the smallest size it
 * may take more lines.
 */
function nameBlock(name: string, style: (size: number) => TextStyle, width: number, unit: number): Block {
  for (let size = unit * 3; size > unit * 1.5; size -= unit * 0.15) {
    const block = paragraph(name, style(size), width)
    if (block.height <= size * 1.06 * (size > unit * 2.3 ? 1 : 2) + 0.001) return block
  }
  return paragraph(name, style(unit * 1.5), width)
}

const porcelain: LabelDesign = {
  id: 'porcelain',
  title: 'Porcelain',
  side: 6.5,
  bottom: 6,
  frame: (size) => [paper(size), rounded(2.2, size, 2.6, 0.7), rounded(3.5, size, 1.6, 0.3)],
  head({ name, subtitle }, width, unit, isCompact) {
    const inner = width - porcelain.side * 2
    const jar = unit * (isCompact ? 3.6 : 5)
    const mark = figure(jar, (x, y) => [jarMark(x, y, jar, { line: cobalt, glaze: white })])
    if (isCompact) {
      const left = jarWidth(jar) + unit * 0.9
      const words = stack(
        [
          nameBlock(name, (size) => nameStyle(size, cobalt), inner - left, unit),
          paragraph(subtitle, subtitleStyle(unit, quiet), inner - left),
        ],
        unit * 0.15,
      )
      const lowered = stack([space(Math.max(0.001, (jar - words.height) / 2)), words], 0)
      return stack(
        [
          space(5.6),
          sideBySide([
            [porcelain.side, mark],
            [porcelain.side + left, lowered],
          ]),
        ],
        0,
      )
    }
    const words = stack(
      [
        nameBlock(name, (size) => ({ ...nameStyle(size, cobalt), align: 'middle' }), inner, unit),
        paragraph(subtitle, { ...subtitleStyle(unit, quiet), align: 'middle' }, inner),
        rule(inner, unit),
      ],
      unit * 0.45,
    )
    return stack(
      [space(6), sideBySide([[(width - jarWidth(jar)) / 2, mark]]), sideBySide([[porcelain.side, words]])],
      unit * 0.4,
    )
  },
}

/** Draws a line that is interrupted by a lozenge. */
const rule = (width: number, unit: number): Block =>
  figure(unit * 0.7, (x, y) => {
    const [middle, level, gap] = [x + width / 2, y + unit * 0.35, unit * 0.8]
    const lozenge = `M${middle - unit * 0.4} ${level}l${unit * 0.4} ${-unit * 0.3}l${unit * 0.4} ${unit * 0.3}l${-unit * 0.4} ${unit * 0.3}z`
    const stroke = { stroke: cobalt, 'stroke-width': 0.25, 'stroke-linecap': 'round' }
    return [
      { tag: 'line', attributes: { x1: x + width * 0.14, x2: middle - gap, y1: level, y2: level, ...stroke } },
      { tag: 'line', attributes: { x1: middle + gap, x2: x + width * 0.86, y1: level, y2: level, ...stroke } },
      { tag: 'path', attributes: { d: lozenge, fill: cobalt } },
    ]
  })

const scallop = 3.2

const cobaltBand: LabelDesign = {
  id: 'cobalt',
  title: 'Cobalt',
  side: 5.5,
  bottom: 5,
  frame: (size) => [
    paper(size),
    { tag: 'rect', attributes: { x: 0, y: size.height - 2, width: size.width, height: 2, fill: cobalt } },
  ],
  head({ name, subtitle }, width, unit, isCompact) {
    const jar = unit * (isCompact ? 3.9 : 5.4)
    const left = cobaltBand.side + jarWidth(jar) + unit * 1.1
    const inner = width - left - cobaltBand.side
    const words = stack(
      [
        nameBlock(name, (size) => nameStyle(size, white), inner, unit),
        paragraph(subtitle, subtitleStyle(unit, '#e7edf8'), inner),
      ],
      unit * 0.2,
    )
    const pad = isCompact ? 2.6 : 4
    const band = Math.max(jar, words.height) + pad * 2
    return {
      height: band + scallop * 0.6,
      draw: (x, y) => [
        { tag: 'path', attributes: { d: scalloped(x, y, width, band), fill: cobalt } },
        jarMark(x + cobaltBand.side, y + (band - jar) / 2, jar, { line: cobalt, glaze: white }),
        ...words.draw(x + left, y + (band - words.height) / 2),
      ],
    }
  },
}

/** Returns the path of a band with a scalloped lower edge. */
function scalloped(x: number, y: number, width: number, height: number): string {
  const count = Math.round(width / scallop)
  const step = width / count
  const shells = Array.from({ length: count }, () => `a${step / 2} ${step / 2} 0 0 1 ${-step} 0`).join('')
  return `M${x} ${y}h${width}v${height}${shells}z`
}

export const labelDesigns: readonly LabelDesign[] = [porcelain, cobaltBand]
