import { normaliseText, splitSentences } from '../sentences.ts'
import forms from './emergency-word-forms.json' with { type: 'json' }

/** Words of one sentence, in lower case without apostrophes. A comma stands for any punctuation between clauses. */
export type Words = readonly string[]

/** Short forms used in phrases, by their long forms, and words by their everyday forms. */
const shortForms: Readonly<Record<string, string>> = forms.shortForms
const longForms = new Map(Object.entries(forms.longForms).map(([word, words]) => [word, words.split(' ')]))

/** Splits a sentence in normal form into words. `correctWord` corrects a spelling mistake. */
export function splitWords(sentence: string, correctWord: (word: string) => string = (word) => word): Words {
  const words = sentence
    .replaceAll("'", '')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/[,;:()[\]{}–—"]| - |\.{2,}|…/g, ' , ')
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/[^\p{L}\p{N}.,]+|\.(?!\d)|(?<!\d)\./gu, ' ')
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => longForms.get(word) ?? [correctWord(word)])
  return joinShortForms(words)
}

function joinShortForms(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const shortForm = shortForms[`${joined.at(-1)} ${word}`]
    if (shortForm === undefined) joined.push(word)
    else joined.splice(-1, 1, shortForm)
  }
  return joined
}

/**
 * Maximum number of words analysed together. Longer sentences are split so that the time grows only in proportion to
 * their length.
 */
const maxSentenceWords = 150

/** Splits a text into sentences and corrects their words. */
export const parseSentences = (text: string, correctWord: (word: string) => string): Words[] =>
  splitSentences(normaliseText(text)).flatMap((sentence) => splitLongSentence(splitWords(sentence, correctWord)))

const splitLongSentence = (words: Words): Words[] =>
  Array.from({ length: Math.ceil(words.length / maxSentenceWords) }, (_, chunk) =>
    words.slice(chunk * maxSentenceWords, (chunk + 1) * maxSentenceWords),
  )

const numberWords = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as const),
)
for (const [position, word] of 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ').entries())
  numberWords.set(word, (position + 3) * 10)

/** Returns the value of a number in figures or one word; undefined for any other word. */
export const parseNumber = (word: string): number | undefined =>
  /^\d+(\.\d+)?$/.test(word) ? Number(word) : numberWords.get(word)
