import { parseNumber } from '#domain/amounts/numbers.ts'
import type { RecipeLine } from '#domain/amounts/recipe-line.ts'

/** Words that say nothing about an ingredient on their own. */
const linkingWords = new Set(
  `of the a an and or each per in add use take with plus then also into stir top sweeten pour over about cup`.split(
    ' ',
  ),
)

/**
 * Returns what a segment says besides the amounts and names that were read from it, such as `cut` and `to taste`, as
 * written.
 */
export function findLeftOut(segment: string, lines: readonly RecipeLine[]): string[] {
  const readWords = new Set(
    lines.flatMap(({ name, amount = '' }) => listWords(`${name} ${amount}`)).map(({ word }) => word),
  )
  const parts: { start: number; end: number; hasMeaning: boolean }[] = []
  let isOpen = false
  for (const { word, start, end } of listWords(segment)) {
    const isRead = readWords.has(word)
    const hasMeaning = !linkingWords.has(word) && Number.isNaN(parseNumber(word))
    const last = parts.at(-1)
    if (!isRead && isOpen && last) {
      last.end = end
      last.hasMeaning ||= hasMeaning
    } else if (!isRead) parts.push({ start, end, hasMeaning })
    isOpen = !isRead
  }
  return parts.filter(({ hasMeaning }) => hasMeaning).map(({ start, end }) => segment.slice(start, end))
}

const listWords = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
