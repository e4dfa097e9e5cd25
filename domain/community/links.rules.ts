import { cleanText } from '../clean-text.ts'
import { addressMax, safeAddress } from './addresses.rules.ts'
import { textOfLine } from './markup-text.rules.ts'
import type { Inline } from './markup.types.ts'

/** Links the words to the URL, or returns them unchanged. */
export type Linker = (address: string, words: Inline[]) => Inline[]

const linksMax = 100

const linkTarget = /\bhttps?:\/\/[^\s<>"]+/gi
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/**
 * Creates a linker for one text. It links at most 100 URLs that `safeAddress` allows. A link without words shows its
 * URL.
 */
export function createLinker(): Linker {
  let count = 0
  return (address, words) => {
    const label = textOfLine(words).trim() === '' ? [{ kind: 'text' as const, text: cleanText(address) }] : words
    const href = count < linksMax ? safeAddress(address) : undefined
    if (href === undefined) return label
    count++
    return [{ kind: 'link', href, children: label }]
  }
}

/** Prevents links inside a link. */
export const noLinks: Linker = (_, words) => words

/** Reads plain text: keeps the author's line breaks and links URLs. */
export const readPlainText = (text: string, link: Linker): Inline[] =>
  text.split('\n').flatMap((line, position) => {
    const words = linkAddresses(line, link)
    if (position > 0) words.unshift({ kind: 'break' })
    return words
  })

function linkAddresses(line: string, link: Linker): Inline[] {
  const inlines: Inline[] = []
  let start = 0
  const appendText = (end: number) => {
    if (end > start) inlines.push({ kind: 'text', text: line.slice(start, end) })
  }
  for (const { 0: found, index } of line.matchAll(linkTarget)) {
    if (found.length > addressMax) continue
    appendText(index)
    const address = found.slice(0, urlLength(found))
    inlines.push(...link(address, [{ kind: 'text', text: address }]))
    start = index + address.length
  }
  appendText(line.length)
  return inlines
}

/**
 * Returns the length of the URL without the punctuation of the sentence around it. A closing bracket belongs to the URL
 * only if it was opened there.
 */
function urlLength(address: string): number {
  let end = address.length
  while (end > 0) {
    const last = address[end - 1] ?? ''
    const opening = closing[last]
    if (opening ? isOpened(address.slice(0, end), opening, last) : !/[.,;:!?'*_~’”»]/.test(last)) break
    end--
  }
  return end
}

const isOpened = (address: string, opening: string, last: string) =>
  address.split(opening).length >= address.split(last).length
