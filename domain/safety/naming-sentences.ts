import type { NameIndex } from './names.ts'
import { type LocatedMention, findMentions } from './plant-mentions.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { type Word, splitTextWords } from './text-words.ts'

/** Sentence and the plants named in it. Positions count UTF-16 units of the whole text. */
export type SentenceWithPlants = {
  text: string
  start: number
  words: readonly Word[]
  mentions: readonly LocatedMention[]
  amounts: readonly Quantity[]
}

const sentenceEndPattern = /[.!?…]+["'’”)\]]*(?=\s)|\n\s*?\n/g
const abbreviationPattern = /(?:^|[^\p{L}])(?:e\.?g|i\.?e|approx|tsp|tbsp|oz|g|ml|dr|st|ca|c|vs|etc|no)\.$/iu

/**
 * Splits a text into sentences and finds the plants in each. An abbreviation or a single line break does not end a
 * sentence.
 */
export function splitWithPlants(index: NameIndex, text: string): SentenceWithPlants[] {
  const words = splitTextWords(text)
  const mentions = findMentions(index, text, words)
  const amounts = findQuantities(text)
  const ends = [...text.matchAll(sentenceEndPattern)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !abbreviationPattern.test(text.slice(Math.max(0, end - 8), end)))
  const positions = { words: 0, mentions: 0, amounts: 0 }
  let start = 0
  return [...ends, text.length].map((end) => {
    const takeUntilEnd = <Item extends { start: number }>(
      items: readonly Item[],
      kind: keyof typeof positions,
    ): Item[] => {
      const first = positions[kind]
      while ((items[positions[kind]]?.start ?? Infinity) < end) positions[kind]++
      return items.slice(first, positions[kind])
    }
    const sentence = {
      text: text.slice(start, end),
      start,
      words: takeUntilEnd(words, 'words'),
      mentions: takeUntilEnd(mentions, 'mentions'),
      amounts: takeUntilEnd(amounts, 'amounts'),
    }
    start = end
    return sentence
  })
}
