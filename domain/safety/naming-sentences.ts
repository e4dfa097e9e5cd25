import type { NameIndex } from './names.ts'
import { type LocatedMention, findMentions } from './plant-mentions.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { type Word, wordsIn } from './text-words.ts'

/** Sentence with the plants that it names. Positions count UTF-16 units of the whole text. */
export type NamingSentence = {
  text: string
  start: number
  words: readonly Word[]
  named: readonly LocatedMention[]
  amounts: readonly Quantity[]
}

const sentenceEnd = /[.!?…]+["'’”)\]]*(?=\s)|\n\s*?\n/g
const abbreviation = /(?:^|[^\p{L}])(?:e\.?g|i\.?e|approx|tsp|tbsp|oz|g|ml|dr|st|ca|c|vs|etc|no)\.$/iu

/**
 * Returns the sentences of a text with the plants that they name. An abbreviation or a single line break does not end a
 * sentence.
 */
export function sentencesNaming(index: NameIndex, text: string): NamingSentence[] {
  const words = wordsIn(text)
  const named = findMentions(index, text, words)
  const amounts = quantitiesIn(text)
  const ends = [...text.matchAll(sentenceEnd)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !abbreviation.test(text.slice(Math.max(0, end - 8), end)))
  const at = { words: 0, named: 0, amounts: 0 }
  let start = 0
  return [...ends, text.length].map((end) => {
    const within = <Item extends { start: number }>(items: readonly Item[], kind: keyof typeof at): Item[] => {
      const from = at[kind]
      while ((items[at[kind]]?.start ?? Infinity) < end) at[kind]++
      return items.slice(from, at[kind])
    }
    const sentence = {
      text: text.slice(start, end),
      start,
      words: within(words, 'words'),
      named: within(named, 'named'),
      amounts: within(amounts, 'amounts'),
    }
    start = end
    return sentence
  })
}
