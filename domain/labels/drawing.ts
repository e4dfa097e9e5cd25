/** SVG element. Lengths are in millimetres. */
export type Shape = {
  tag: 'path' | 'rect' | 'circle' | 'text' | 'g' | 'line' | 'defs' | 'use'
  attributes: Readonly<Record<string, string | number>>
  text?: string
  children?: readonly Shape[]
}

/** Drawing. Lengths are in millimetres. `title` is its text alternative. */
export type Drawing = { width: number; height: number; title: string; shapes: readonly Shape[] }

/** Returns the drawing as an SVG file at actual size. Inserts `style` without escaping. */
export function createSvg({ width, height, title, shapes }: Drawing, style = ''): string {
  const [svgWidth, svgHeight] = [roundToMicrometres(width), roundToMicrometres(height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${svgWidth}mm" height="${svgHeight}mm" viewBox="0 0 ${svgWidth} ${svgHeight}">`,
    `<title>${escapeXml(title)}</title>`,
    style && `<style>${style}</style>`,
    ...shapes.map(createElement),
    '</svg>',
  ].join('')
}

function createElement({ tag, attributes, text = '', children = [] }: Shape): string {
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(formatAttribute(value))}"`,
  )
  return `<${tag}${attributeTexts.join('')}>${escapeXml(text)}${children.map(createElement).join('')}</${tag}>`
}

/** Returns an attribute value. Rounds numbers to three decimals. */
export const formatAttribute = (value: string | number): string =>
  typeof value === 'number' ? String(roundToMicrometres(value)) : value

const roundToMicrometres = (value: number) => Math.round(value * 1000) / 1000

/** Escapes text for XML. Removes characters that XML doesn't allow. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const moveShapes = (shapes: readonly Shape[], x: number, y: number, scale = 1): Shape => ({
  tag: 'g',
  attributes: { transform: `translate(${formatAttribute(x)} ${formatAttribute(y)}) scale(${formatAttribute(scale)})` },
  children: shapes,
})

const printDpi = 300
const metresPerInch = 0.0254
const headerEnd = 33

/** Converts millimetres to pixels at 300 dots per inch. */
export const toPrintPixels = (millimetres: number): number => Math.round((millimetres / 25.4) * printDpi)

/**
 * Inserts a `pHYs` chunk with 300 dots per inch after the header, so that programs print the picture at actual size.
 */
export function insertDensity(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  const dotsPerMetre = Math.round(printDpi / metresPerInch)
  view.setUint32(0, 9)
  chunk.set([0x70, 0x48, 0x59, 0x73], 4)
  view.setUint32(8, dotsPerMetre)
  view.setUint32(12, dotsPerMetre)
  chunk[16] = 1
  view.setUint32(17, calculateChecksum(chunk.subarray(4, 17)))
  const result = new Uint8Array(png.length + chunk.length)
  result.set(png.subarray(0, headerEnd))
  result.set(chunk, headerEnd)
  result.set(png.subarray(headerEnd), headerEnd + chunk.length)
  return result
}

/** Returns a CRC-32 checksum as defined in annex D of the PNG specification. */
function calculateChecksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
