import { cleanText } from '../clean-text.ts'
import { inlinesToText } from './markup-text.rules.ts'
import type { Inline } from './markup.types.ts'
import { maxUrlLength, toSafeUrl } from './urls.rules.ts'

export type LinkCreator = (url: string, label: Inline[]) => Inline[]

const maxLinks = 100

const urlPattern = /\bhttps?:\/\/[^\s<>"]+/gi
const openingBrackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/**
 * Returns a function that creates at most 100 links, to URLs that `toSafeUrl` allows. A link without a label shows its
 * URL.
 */
export function createLimitedLinkCreator(): LinkCreator {
  let count = 0
  return (url, label) => {
    const visibleLabel = inlinesToText(label).trim() === '' ? [{ kind: 'text' as const, text: cleanText(url) }] : label
    const href = count < maxLinks ? toSafeUrl(url) : undefined
    if (href === undefined) return visibleLabel
    count++
    return [{ kind: 'link', href, children: visibleLabel }]
  }
}

/** Creates no link. Used inside another link. */
export const keepLabel: LinkCreator = (_, label) => label

/** Parses plain text. Keeps the author's line breaks and turns URLs into links. */
export const parsePlainText = (text: string, createLink: LinkCreator): Inline[] =>
  text.split('\n').flatMap((line, position) => {
    const label = linkUrls(line, createLink)
    if (position > 0) label.unshift({ kind: 'break' })
    return label
  })

function linkUrls(line: string, createLink: LinkCreator): Inline[] {
  const inlines: Inline[] = []
  let start = 0
  const appendText = (end: number) => {
    if (end > start) inlines.push({ kind: 'text', text: line.slice(start, end) })
  }
  for (const { 0: match, index } of line.matchAll(urlPattern)) {
    if (match.length > maxUrlLength) continue
    appendText(index)
    const url = match.slice(0, measureUrl(match))
    inlines.push(...createLink(url, [{ kind: 'text', text: url }]))
    start = index + url.length
  }
  appendText(line.length)
  return inlines
}

/**
 * Returns the URL's length without the punctuation of the sentence around it. A closing bracket belongs to the URL only
 * if its opening bracket does.
 */
function measureUrl(url: string): number {
  let end = url.length
  while (end > 0) {
    const lastCharacter = url[end - 1] ?? ''
    const openingBracket = openingBrackets[lastCharacter]
    if (
      openingBracket
        ? hasOpeningBracket(url.slice(0, end), openingBracket, lastCharacter)
        : !/[.,;:!?'*_~’”»]/.test(lastCharacter)
    )
      break
    end--
  }
  return end
}

const hasOpeningBracket = (url: string, openingBracket: string, lastCharacter: string) =>
  url.split(openingBracket).length >= url.split(lastCharacter).length
