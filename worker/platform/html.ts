import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5'

import type { HtmlNode } from '#domain/settings/clean-html.ts'

/** Parses an HTML fragment as a browser does. Drops comments and declarations. Never throws. */
export const parseHtml = (text: string): HtmlNode[] => readNodes(parseFragment(text).childNodes)

const readNodes = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): HtmlNode[] => nodes.flatMap(readNode)

function readNode(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  return [
    {
      name: node.tagName,
      isForeign: node.namespaceURI !== html.NS.HTML,
      attributes: node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const),
      children: readNodes(node.childNodes),
    },
  ]
}
