import { cleanStyle } from './clean-style.ts'

/** Parsed HTML: text or an element. `isForeign` is true outside the HTML namespace. */
export type HtmlNode = string | HtmlElement
type HtmlElement = {
  name: string
  isForeign: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  children: readonly HtmlNode[]
}

const depthMax = 40

const empty = new Set(['br', 'hr', 'img'])
const allowed = new Set(
  [
    'a b strong i em u s small sub sup mark span br hr img p div section h1 h2 h3 h4 ul ol li dl dt dd',
    'blockquote figure figcaption table caption thead tbody tfoot tr th td center',
  ].flatMap((names) => names.split(' ')),
)

/** Elements removed with their content. Other elements that aren't allowed lose only their tags. */
const removedElements = new Set(
  [
    'script style template iframe frame frameset object embed applet noscript title noembed noframes',
    'textarea select xmp plaintext audio video canvas portal head',
  ].flatMap((names) => names.split(' ')),
)

type Check = (value: string) => string | undefined
const when =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : undefined

const plainText: Check = (value) => value
const size = when(/^\d{1,4}%?$/)
const count = when(/^\d{1,2}$/)
const picture = when(/^(?:https:\/\/[^\s"'<>\\]+|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]+)$/i)
/** A secure URL, or a path of this site. A second slash would start the host of another site. */
const linkTarget = when(/^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/i)

const globalAttributes: Record<string, Check> = {
  title: plainText,
  lang: when(/^[a-z-]{2,12}$/i),
  dir: when(/^(?:ltr|rtl|auto)$/i),
  align: when(/^(?:left|right|center|justify)$/i),
}
const elementAttributes: Record<string, Record<string, Check>> = {
  a: { href: linkTarget },
  img: { src: picture, alt: plainText, width: size, height: size },
  table: { width: size },
  th: { width: size, colspan: count, rowspan: count },
  td: { width: size, colspan: count, rowspan: count },
}

/** Opens links in a new tab, without sending the page's URL to the other site. */
const linkAttributes = ' target="_blank" rel="noopener noreferrer nofollow sponsored"'

/**
 * Returns HTML with only the elements, attributes and styles on the allow-list, and only https URLs and paths of this
 * site. `leftOut` lists what was removed, each item once.
 */
export function cleanHtml(nodes: readonly HtmlNode[]): { html: string; leftOut: string[] } {
  const leftOut = new Set<string>()
  const html = nodes.map((node) => writeNode(node, 0, leftOut)).join('')
  return { html, leftOut: [...leftOut] }
}

function writeNode(node: HtmlNode, depth: number, leftOut: Set<string>): string {
  if (typeof node === 'string') return escapeText(node)
  const { name, isForeign, children } = node
  if (isForeign || removedElements.has(name) || depth > depthMax) {
    leftOut.add(`<${readable(name)}>`)
    return ''
  }
  const inside = children.map((child) => writeNode(child, depth + 1, leftOut)).join('')
  if (!allowed.has(name)) {
    leftOut.add(`<${readable(name)}>`)
    return inside
  }
  const attributes = writeAttributes(node, leftOut)
  return empty.has(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${inside}</${name}>`
}

function writeAttributes({ name: element, attributes }: HtmlElement, leftOut: Set<string>): string {
  const written = attributes.map(([name, value]) => {
    const clean = name === 'style' ? writeStyle(value, leftOut) : checkOf(element, name)?.(value)
    if (clean === undefined && !isSetBySite(element, name)) leftOut.add(`${readable(name)} of <${element}>`)
    return clean === undefined || clean === '' ? '' : ` ${name}="${escapeAttribute(clean)}"`
  })
  return written.join('') + (element === 'a' ? linkAttributes : '')
}

/**
 * True for attributes that the site sets on every link. Saved banners contain them, so they aren't reported as removed.
 */
const isSetBySite = (element: string, name: string) => element === 'a' && (name === 'target' || name === 'rel')

function writeStyle(value: string, leftOut: Set<string>): string {
  const { style, leftOut: properties } = cleanStyle(value)
  for (const property of properties) leftOut.add(`the style ${readable(property)}`)
  return style
}

function checkOf(element: string, name: string): Check | undefined {
  const own = Object.hasOwn(elementAttributes, element) ? elementAttributes[element] : undefined
  if (own && Object.hasOwn(own, name)) return own[name]
  return Object.hasOwn(globalAttributes, name) ? globalAttributes[name] : undefined
}

/** Returns a name that is safe inside a sentence. */
const readable = (name: string) => name.replaceAll(/[^\w:-]/g, '?').slice(0, 40)

const escapeText = (text: string) =>
  text.replaceAll('\0', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (value: string) => escapeText(value).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
