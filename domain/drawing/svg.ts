import type { Frame } from './geometry.ts'
import { writePathData } from './path-data.ts'
import type { Item, Stamps } from './pen.ts'

/** Writes items as SVG elements. `idPrefix` makes the ids of stamps unique on a page. */
export function writeSvgBody(items: readonly Item[], stamps: Stamps, idPrefix: string): string {
  const names = [...stamps.keys()]
  const idOf = (name: string) => `${idPrefix}-${names.indexOf(name)}`
  const write = (content: readonly Item[]) => content.map((item) => writeItem(item, idOf)).join('')
  const definitions = names.map((name) => `<g id="${idOf(name)}">${write(stamps.get(name) ?? [])}</g>`).join('')
  return (definitions === '' ? '' : `<defs>${definitions}</defs>`) + write(items)
}

function writeItem(item: Item, idOf: (name: string) => string): string {
  if (item.kind === 'layer') return `<path class="${item.tone}" d="${writePathData(item.strokes)}"/>`
  const { stamp, frame, scale, across } = item
  return `<use href="#${idOf(stamp)}" transform="${writeTransform(frame, scale, across)}"/>`
}

function writeTransform({ x, y, angle }: Frame, scale: number, across: number): string {
  const degrees = Math.round((angle * 180) / Math.PI)
  const [forward, sideways] = [scale, across].map((factor) => String(Math.round(factor * 100) / 100).replace('0.', '.'))
  const size = forward === sideways ? (forward === '1' ? '' : `scale(${forward})`) : `scale(${forward} ${sideways})`
  return `translate(${Math.round(x)} ${Math.round(y)})${degrees === 0 ? '' : `rotate(${degrees})`}${size}`
}
