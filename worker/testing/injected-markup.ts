import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

function parseElements(html: string): Element[] {
  const collectElements = (node: DefaultTreeAdapterTypes.Node): Element[] => {
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    return [...('tagName' in node ? [node] : []), ...children.flatMap(collectElements)]
  }
  return collectElements(parse(html))
}

const describeElement = ({ tagName, attrs }: Element) =>
  `${tagName} ${attrs
    .map(({ name }) => name)
    .toSorted()
    .join(' ')}`

const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'])
const harmlessUrl = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|data:image\/|$)/

/** Elements that a text may add: line breaks in a post, and allowed elements in a banner's HTML. */
const allowedElements = ['br ', 'img ', 'a rel target']

/** Returns elements and URLs that our code didn't create. `referenceHtml` is the same document with harmless texts. */
export function findInjectedMarkup(html: string, referenceHtml: string): string[] {
  const expectedElements = new Set([...allowedElements, ...parseElements(referenceHtml).map(describeElement)])
  const elements = parseElements(html)
  return [
    ...elements
      .map(describeElement)
      .filter((description) => !expectedElements.has(description) || scriptAttribute.test(description)),
    ...findHarmfulUrls(elements),
  ]
}

const scriptAttribute = / (?:on\w+|srcdoc)\b/

/**
 * Returns elements and URLs that run scripts, submit forms, embed documents or lead to a harmful URL. Authors may use
 * all others.
 */
export function findActiveMarkup(html: string): string[] {
  const elements = parseElements(html)
  return [
    ...elements
      .map(describeElement)
      .filter((description) => activeElement.test(description) || scriptAttribute.test(description)),
    ...findHarmfulUrls(elements),
  ]
}

const activeElement = /^(?:script|iframe|frame|object|embed|applet|form|svg|math|link) |\bhttp-equiv\b/

const findHarmfulUrls = (elements: readonly Element[]): string[] =>
  elements
    .flatMap(({ attrs }) =>
      attrs.filter(
        ({ name, value }) => urlAttributes.has(name) && (!harmlessUrl.test(value) || value.includes('evil.example')),
      ),
    )
    .map(({ name, value }) => `${name}=${value}`)

export const listTags = (xml: string) => [...xml.matchAll(/<(\/?[a-z:?]+)/gi)].map(([, name]) => name).join(' ')
