import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Elements that mail programs don't run and a preview mustn't run. */
const forbiddenElements = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'base',
  'link',
  'svg',
  'math',
  'video',
  'audio',
])
const addresses = new Set(['href', 'src', 'action', 'background', 'srcset', 'poster'])
const allowedAddress = /^(?:https?:|mailto:|tel:|#|\{\{)/i
const unreadElements = new Set(['style', 'title', 'head', 'script', 'template'])
const blocks = new Set(['p', 'div', 'td', 'th', 'tr', 'li', 'br', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol', 'body'])

/**
 * Returns the elements and attributes that aren't allowed in an email, and the visible text with one line per block.
 */
export function readMailHtml(html: string): { forbidden: string[]; words: string } {
  const forbidden = new Set<string>()
  const words: string[] = []
  walk(parse(html), forbidden, words)
  return {
    forbidden: [...forbidden],
    words: words
      .join('')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim(),
  }
}

function walk(node: Node, forbidden: Set<string>, words: string[]): void {
  if (node.nodeName === '#text' && 'value' in node) return void words.push(node.value.replaceAll('\n', ' '))
  const isBlock = blocks.has(node.nodeName)
  if (isBlock) words.push('\n')
  if ('tagName' in node) note(node, forbidden)
  if (!('childNodes' in node)) return
  const seen = unreadElements.has(node.nodeName) ? [] : words
  for (const child of node.childNodes) walk(child, forbidden, seen)
  if (isBlock) words.push('\n')
}

function note({ tagName, attrs }: Element, forbidden: Set<string>): void {
  if (isForbiddenElement(tagName)) forbidden.add(`<${tagName}>`)
  for (const attribute of attrs) {
    const problem = problemOfAttribute(attribute)
    if (problem !== undefined) forbidden.add(problem)
  }
}

export const isForbiddenElement = (tagName: string): boolean => forbiddenElements.has(tagName)

/** Describes an attribute that isn't allowed in an email; undefined for any other. */
export function problemOfAttribute({ name, value }: Element['attrs'][number]): string | undefined {
  if (name.startsWith('on')) return `the attribute ${name}`
  if (name === 'http-equiv' && /refresh/i.test(value)) return 'a redirect'
  const isForbiddenUrl = addresses.has(name) && value.trim() !== '' && !allowedAddress.test(value.trim())
  return isForbiddenUrl ? `a link that isn’t a web address (${name})` : undefined
}
