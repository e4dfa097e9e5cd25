/** SVG element. Lengths are in millimetres. */
export type Shape = {
  tag: 'path' | 'rect' | 'circle' | 'text' | 'g' | 'line'
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
