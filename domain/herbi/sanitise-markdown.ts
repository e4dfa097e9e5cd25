import { cleanText } from '../clean-text.ts'
import type { Block, Inline } from '../community/markup.types.ts'

const namedReferences: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  sol: '/',
}
const referencePattern = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,31}));/gi

const hiddenElementPattern = /<(script|style|iframe|svg|math|template|noscript|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const commentPattern = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/gi
const tagPattern = /<\/?[a-z!?][^<>]*(?:>|$)/gi
const openingBracket = /<(?=[a-z/!?])/gi
const imagePattern = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g
const linkPattern = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*((?:[^\s()]|\([^()]*\))*)(?:[^()]|\([^()]*\))*\)/g
const urlPattern =
  /\b(?:https?|ftp|data|javascript|vbscript|file|blob):\S*|\bmailto:\S*|\bwww\.\S+|(?<![\w/])\/\/[\w-]+\.\S*|[\w.+-]+@[\w-]+\.[\w.-]+/gi
const domainPattern =
  /\b(?:[a-z\d-]+\.)+(?:com|org|net|info|io|co|uk|eu|de|fr|shop|store|xyz|ru|cn|example|invalid|test)\b(?:\/\S*)?/gi

const ownPagePattern = /^\/(recipe|herbs)\/([\p{L}\p{N}-]{1,120})$/u

/** True when a slug belongs to an existing herb page (`herbs`) or recipe. */
export type IsOwnPage = (kind: 'recipe' | 'herbs', slug: string) => boolean

/**
 * Removes HTML, images and URLs from Markdown. Keeps links to existing herb and recipe pages, and replaces other links
 * with their text. Decodes character references first. Never throws.
 */
export function sanitiseMarkdown(markdown: string, isOwnPage: IsOwnPage): string {
  return removeHtml(decodeCharacterReferences(cleanText(markdown)))
    .replaceAll(imagePattern, '')
    .replaceAll(linkPattern, (_, linkText: string, address: string) => {
      const [, kind, slug] = ownPagePattern.exec(address) ?? []
      const isOwn = (kind === 'recipe' || kind === 'herbs') && slug !== undefined && isOwnPage(kind, slug)
      return isOwn ? `[${linkText}](${address})` : linkText
    })
    .replaceAll(urlPattern, '')
    .replaceAll(domainPattern, '')
    .replaceAll(/(?<=\S)[ \t]{2,}/g, ' ')
}

/** Decodes character references repeatedly, because a reference can itself be encoded. */
function decodeCharacterReferences(text: string): string {
  let result = text
  for (let pass = 0; pass < 4; pass++) {
    const next = result.replaceAll(referencePattern, (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return namedReferences[name.toLowerCase()] ?? ''
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0x1f && code <= 0x10ffff ? cleanText(String.fromCodePoint(code)) : ' '
    })
    if (next === result) break
    result = next
  }
  return result
}

/** Removes tags repeatedly, because removing a tag can create a new one. */
function removeHtml(text: string): string {
  let result = text
  for (let pass = 0; pass < 4; pass++) {
    const next = result.replaceAll(commentPattern, '').replaceAll(hiddenElementPattern, '').replaceAll(tagPattern, '')
    if (next === result) break
    result = next
  }
  return result.replaceAll(openingBracket, '')
}

export const findLinkedRecipes = (markdown: string): string[] =>
  [...new Set(Array.from(markdown.matchAll(/\/recipe\/([\p{L}\p{N}-]{1,120})/gu), ([, slug = '']) => slug))].slice(
    0,
    20,
  )

export const findLinkUrls = (nodes: readonly (Block | Inline)[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'link') return [node.href, ...findLinkUrls(node.children)]
    if (node.kind === 'list') return findLinkUrls(node.items.flat())
    return 'children' in node ? findLinkUrls(node.children) : []
  })

/** True when a link leads to an existing herb page or recipe. */
export function isOwnUrl(address: string, isOwnPage: IsOwnPage): boolean {
  const [, kind, slug] = ownPagePattern.exec(decodePath(address)) ?? []
  return (kind === 'recipe' || kind === 'herbs') && slug !== undefined && isOwnPage(kind, slug)
}

/** Decodes a path. Returns paths with invalid escapes unchanged. */
function decodePath(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
