import { cleanStyle } from './clean-style.ts'

/** Parsed HTML: text or an element. `isForeign` is true outside the HTML namespace. */
export type HtmlNode = string | HtmlElement
type HtmlElement = {
  name: string
  isForeign: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  children: readonly HtmlNode[]
}

const maxDepth = 40

const voidElements = new Set(['br', 'hr', 'img'])
const allowedElements = new Set(
  [
    'a b strong i em u s small sub sup mark span br hr img p div section h1 h2 h3 h4 ul ol li dl dt dd',
    'blockquote figure figcaption table caption thead tbody tfoot tr th td center',
  ].flatMap((names) => names.split(' ')),
)

/** Elements removed with their content. Other disallowed elements lose only their tags. */
const removedElements = new Set(
  [
    'script style template iframe frame frameset object embed applet noscript title noembed noframes',
    'textarea select xmp plaintext audio video canvas portal head',
  ].flatMap((names) => names.split(' ')),
)

type CleanAttribute = (value: string) => string | undefined
const createPatternCheck =
  (pattern: RegExp): CleanAttribute =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : undefined

const keepValue: CleanAttribute = (value) => value
const checkSize = createPatternCheck(/^\d{1,4}%?$/)
const checkCount = createPatternCheck(/^\d{1,2}$/)
const checkImageUrl = createPatternCheck(
  /^(?:https:\/\/[^\s"'<>\\]+|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]+)$/i,
)
/** Matches a secure URL or a path on this site. A second slash would start another site's host. */
const checkLinkUrl = createPatternCheck(/^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/i)

const globalAttributes: Record<string, CleanAttribute> = {
  title: keepValue,
  lang: createPatternCheck(/^[a-z-]{2,12}$/i),
  dir: createPatternCheck(/^(?:ltr|rtl|auto)$/i),
  align: createPatternCheck(/^(?:left|right|center|justify)$/i),
}
const elementAttributes: Record<string, Record<string, CleanAttribute>> = {
  a: { href: checkLinkUrl },
  img: { src: checkImageUrl, alt: keepValue, width: checkSize, height: checkSize },
  table: { width: checkSize },
  th: { width: checkSize, colspan: checkCount, rowspan: checkCount },
  td: { width: checkSize, colspan: checkCount, rowspan: checkCount },
}

/** Opens links in a new tab without sending the page's URL to the other site. */
const linkAttributes = ' target="_blank" rel="noopener noreferrer nofollow sponsored"'

/**
 * Removes every element, attribute and style that isn't on the allow-list, and every URL except https URLs and paths on
 * this site. `leftOut` lists the removed parts, each once.
 */
export function cleanHtml(nodes: readonly HtmlNode[]): { html: string; leftOut: string[] } {
  const removedParts = new Set<string>()
  const html = nodes.map((node) => serialiseNode(node, 0, removedParts)).join('')
  return { html, leftOut: [...removedParts] }
}

function serialiseNode(node: HtmlNode, depth: number, removedParts: Set<string>): string {
  if (typeof node === 'string') return escapeText(node)
  const { name, isForeign, children } = node
  if (isForeign || removedElements.has(name) || depth > maxDepth) {
    removedParts.add(`<${toReadableName(name)}>`)
    return ''
  }
  const content = children.map((child) => serialiseNode(child, depth + 1, removedParts)).join('')
  if (!allowedElements.has(name)) {
    removedParts.add(`<${toReadableName(name)}>`)
    return content
  }
  const attributes = serialiseAttributes(node, removedParts)
  return voidElements.has(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${content}</${name}>`
}

function serialiseAttributes({ name: element, attributes }: HtmlElement, removedParts: Set<string>): string {
  const attributeTexts = attributes.map(([name, value]) => {
    const cleanedValue = name === 'style' ? serialiseStyle(value, removedParts) : findCheck(element, name)?.(value)
    if (cleanedValue === undefined && !isSetBySite(element, name))
      removedParts.add(`the ${toReadableName(name)} attribute of <${element}>`)
    return cleanedValue === undefined || cleanedValue === '' ? '' : ` ${name}="${escapeAttribute(cleanedValue)}"`
  })
  return attributeTexts.join('') + (element === 'a' ? linkAttributes : '')
}

/**
 * True for attributes that the site sets on every link. Saved banners contain them, so they aren't reported as removed.
 */
const isSetBySite = (element: string, name: string) => element === 'a' && (name === 'target' || name === 'rel')

function serialiseStyle(value: string, removedParts: Set<string>): string {
  const { style, removedProperties: properties } = cleanStyle(value)
  for (const property of properties) removedParts.add(`the ${toReadableName(property)} style`)
  return style
}

function findCheck(element: string, name: string): CleanAttribute | undefined {
  const elementChecks = Object.hasOwn(elementAttributes, element) ? elementAttributes[element] : undefined
  if (elementChecks && Object.hasOwn(elementChecks, name)) return elementChecks[name]
  return Object.hasOwn(globalAttributes, name) ? globalAttributes[name] : undefined
}

/** Returns a name that is safe in a sentence. */
const toReadableName = (name: string) => name.replaceAll(/[^\w:-]/g, '?').slice(0, 40)

const escapeText = (text: string) =>
  text.replaceAll('\0', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (value: string) => escapeText(value).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
