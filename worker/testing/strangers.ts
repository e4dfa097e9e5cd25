import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

function elementsOf(html: string): Element[] {
  const within = (node: DefaultTreeAdapterTypes.Node): Element[] => {
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    return [...('tagName' in node ? [node] : []), ...children.flatMap(within)]
  }
  return within(parse(html))
}

const shapeOf = ({ tagName, attrs }: Element) =>
  `${tagName} ${attrs
    .map(({ name }) => name)
    .toSorted()
    .join(' ')}`

const leading = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'])
const allowedAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|data:image\/|$)/

/** Elements that a text may add: the lines of a post, and what the cleaned HTML of a banner may contain. */
const allowed = ['br ', 'img ', 'a rel target']

/**
 * Returns the elements and addresses of a document that our own code didn't create; `plain` is the same document with
 * harmless texts.
 */
export function foreignMarkupIn(html: string, plain: string): string[] {
  const known = new Set([...allowed, ...elementsOf(plain).map(shapeOf)])
  const elements = elementsOf(html)
  return [...elements.map(shapeOf).filter((shape) => !known.has(shape) || runs.test(shape)), ...leadingAway(elements)]
}

const runs = / (?:on\w+|srcdoc)\b/

/**
 * Returns the elements and addresses that run, send or load something or lead where no page does; their author may
 * write all others.
 */
export function activeMarkupIn(html: string): string[] {
  const elements = elementsOf(html)
  return [...elements.map(shapeOf).filter((shape) => does.test(shape) || runs.test(shape)), ...leadingAway(elements)]
}

const does = /^(?:script|iframe|frame|object|embed|applet|form|svg|math|link) |\bhttp-equiv\b/

/** Returns the addresses that run code, or lead to the attacker's site. */
const leadingAway = (elements: readonly Element[]): string[] =>
  elements
    .flatMap(({ attrs }) =>
      attrs.filter(
        ({ name, value }) => leading.has(name) && (!allowedAddress.test(value) || value.includes('evil.example')),
      ),
    )
    .map(({ name, value }) => `${name}=${value}`)

export const skeleton = (xml: string) => [...xml.matchAll(/<(\/?[a-z:?]+)/gi)].map(([, name]) => name).join(' ')
