import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

import { describeForbiddenAttribute, isForbiddenElement } from './campaign-html.ts'

export function cleanMailHtml(html: string): string {
  const document = parse(html)
  clean(document)
  return serialize(document)
}

function clean(node: DefaultTreeAdapterTypes.Node): void {
  if ('attrs' in node)
    node.attrs = node.attrs.filter((attribute) => describeForbiddenAttribute(attribute) === undefined)
  if (!('childNodes' in node)) return
  node.childNodes = node.childNodes.filter(({ nodeName }) => !isForbiddenElement(nodeName) && nodeName !== 'template')
  for (const child of node.childNodes) clean(child)
}
