import { abbreviationPattern } from '#domain/safety/plant-sentences.ts'

/** Splits streamed text and returns each complete sentence. Joining all sentences gives the full text. */
type SentenceSplitter = { push: (text: string) => string[]; end: () => string[] }

const sentenceEnd =
  /[.!?…]+["'’”)\]*_]*(?=\s)|(?=\n[ \t]*\n)|(?<=(?:^|\n)#{1,6} [^\n]*)(?=\n)|(?=\n[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t])/g
/** Abbreviations that may also end a sentence, depending on the next word. */
const unitAbbreviation = /(?:tsp|tbsp|oz|g|ml|etc)\.$/iu
const listNumber = /(?:^|\n)[ \t]*\d{1,2}[.)]$/
/** Number of characters needed after a line break to detect a list or an empty line. */
const lookahead = 8

/**
 * Splits Markdown into sentences. List items, headings and paragraphs also end a sentence. Each sentence keeps the
 * whitespace before it.
 */
export function createSentenceSplitter(): SentenceSplitter {
  let buffer = ''
  const takeSentences = (isEnd: boolean): string[] => {
    const sentences: string[] = []
    let start = 0
    for (const match of buffer.matchAll(sentenceEnd)) {
      const end = match.index + match[0].length
      const sentence = buffer.slice(start, end)
      if (sentence.trim() === '' || isAbbreviated(sentence, buffer.slice(end)) || listNumber.test(sentence)) continue
      if (!isEnd && match[0] === '' && buffer.length - end < lookahead) break
      sentences.push(sentence)
      start = end
    }
    buffer = buffer.slice(start)
    return sentences
  }
  return {
    push: (text) => {
      buffer += text
      return takeSentences(false)
    },
    end: () => {
      const sentences = takeSentences(true)
      const rest = buffer
      buffer = ''
      return rest.trim() === '' ? sentences : [...sentences, rest]
    },
  }
}

const isAbbreviated = (sentence: string, after: string) =>
  abbreviationPattern.test(sentence.slice(-8)) && !(unitAbbreviation.test(sentence) && /^\s+\p{Lu}/u.test(after))
