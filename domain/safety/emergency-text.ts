import { normaliseText, splitSentences } from '../sentences.ts'

/** Words of one sentence, in lower case without apostrophes. A comma stands for any punctuation between clauses. */
export type Words = readonly string[]

/** Short forms used in phrases, by their long forms. */
const shortForms: Readonly<Record<string, string>> = {
  'can not': 'cant',
  'do not': 'dont',
  'does not': 'doesnt',
  'did not': 'didnt',
  'is not': 'isnt',
  'are not': 'arent',
  'was not': 'wasnt',
  'were not': 'werent',
  'have not': 'havent',
  'has not': 'hasnt',
  'had not': 'hadnt',
  'will not': 'wont',
  'would not': 'wouldnt',
  'could not': 'couldnt',
  'i am': 'im',
  'he is': 'hes',
  'she is': 'shes',
  'it is': 'its',
  'not able': 'unable',
  'isnt able': 'unable',
  'unable to': 'cant',
  'any more': 'anymore',
  'some one': 'someone',
  'any one': 'anyone',
  'no one': 'nobody',
  'light headed': 'dizzy',
}

const longForms: Readonly<Record<string, readonly string[]>> = {
  cannot: ['cant'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  aint: ['isnt'],
  u: ['you'],
  ur: ['your'],
  wouldn: ['wouldnt'],
}

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
    .flatMap((word) => longForms[word] ?? [correctWord(word)])
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
