import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

import type { CampaignFrame } from '#domain/mailing/campaigns.schemas.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

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
const urlAttributes = new Set(['href', 'src', 'action', 'background', 'srcset', 'poster'])
const allowedUrl = /^(?:https?:|mailto:|tel:|#|\{\{)/i
const invisibleElements = new Set(['style', 'title', 'head', 'script', 'template'])
const blockElements = new Set([
  'p',
  'div',
  'td',
  'th',
  'tr',
  'li',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'table',
  'ul',
  'ol',
  'body',
])

/** Returns the forbidden elements and attributes of an email, and the visible text with one line per block. */
export function readMailHtml(html: string): { forbidden: string[]; visibleText: string } {
  const forbidden = new Set<string>()
  const texts: string[] = []
  visitNode(parse(html), forbidden, texts)
  return {
    forbidden: [...forbidden],
    visibleText: texts
      .join('')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim(),
  }
}

function visitNode(node: Node, forbidden: Set<string>, texts: string[]): void {
  if (node.nodeName === '#text' && 'value' in node) return void texts.push(node.value.replaceAll('\n', ' '))
  const isBlock = blockElements.has(node.nodeName)
  if (isBlock) texts.push('\n')
  if ('tagName' in node) addForbidden(node, forbidden)
  if (!('childNodes' in node)) return
  const childTexts = invisibleElements.has(node.nodeName) ? [] : texts
  for (const child of node.childNodes) visitNode(child, forbidden, childTexts)
  if (isBlock) texts.push('\n')
}

function addForbidden({ tagName, attrs }: Element, forbidden: Set<string>): void {
  if (isForbiddenElement(tagName)) forbidden.add(`<${tagName}>`)
  for (const attribute of attrs) {
    const problem = describeForbiddenAttribute(attribute)
    if (problem !== undefined) forbidden.add(problem)
  }
}

export const isForbiddenElement = (tagName: string): boolean => forbiddenElements.has(tagName)

/** Describes an attribute that is forbidden in emails. Returns undefined for an allowed attribute. */
export function describeForbiddenAttribute({ name, value }: Element['attrs'][number]): string | undefined {
  if (name.startsWith('on')) return `the attribute ${name}`
  if (name === 'http-equiv' && /refresh/i.test(value)) return 'a redirect'
  const isForbiddenUrl = urlAttributes.has(name) && value.trim() !== '' && !allowedUrl.test(value.trim())
  return isForbiddenUrl ? `a link that isn’t a web address (${name})` : undefined
}

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

/**
 * Returns the HTML document for the preview frame. Always uses the given theme, even if the administrator chose another
 * one.
 */
export const createFrameDocument = ({ html, theme }: CampaignFrame): string =>
  applyTheme(cleanMailHtml(html), theme).replace('<head>', '<head><base target="_blank">')

const alwaysMatches = '(min-width: 0)'
const neverMatches = '(max-width: 0)'

/** Replaces colour scheme queries, because a page can't set the colour scheme of a frame. */
const applyTheme = (html: string, theme: CampaignFrame['theme']): string =>
  html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g, (_, scheme: string) =>
      scheme === theme ? alwaysMatches : neverMatches,
    )
    .replaceAll(/(color-scheme\s*:\s*)(?:light dark|dark light)/g, `$1${theme}`)
    .replaceAll(/(name="color-scheme" content=)"[^"]*"/g, `$1"${theme}"`)
