import { normaliseText, splitSentences } from '../sentences.ts'

/** Letters that people also write as others. A German umlaut differs from its vowel: “Blüten” are no “bluten”. */
const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae', ł: 'l' }

/** Returns the text in lower case and without accents, in the form that phrases of other languages are compared in. */
export const foldText = (text: string): string =>
  normaliseText(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüßœæł]/g, (letter) => spellings[letter] ?? letter),
  ).replaceAll("'", ' ')

/** Folds the words of a phrase. Keeps its marks, such as `*` and `$group`. */
export const foldPhrase = (phrase: string): string =>
  phrase.replaceAll(/(?<!\$)\p{L}(?:[\p{L}\p{M}’'-]*\p{L})?/gu, (word) => foldText(word).replaceAll('-', ' '))

/** Splits a text into sentences and folded words. A comma stands for any punctuation between clauses. */
export const splitFoldedWords = (text: string): string[][] =>
  splitSentences(foldText(text)).flatMap((sentence) =>
    splitLongSentence(
      sentence
        .replaceAll(/(\d),(\d)/g, '$1.$2')
        .replaceAll(/[,;:()[\]{}–—"]| - |\.{2,}|…/g, ' , ')
        .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
        .replaceAll(/[^\p{L}\p{N}.,]+|\.(?!\d)|(?<!\d)\./gu, ' ')
        .split(' ')
        .filter(Boolean),
    ),
  )

/** Maximum number of words analysed together, so that the time grows only in proportion to a text's length. */
const maxSentenceWords = 150

const splitLongSentence = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(words.length / maxSentenceWords) }, (_, chunk) =>
    words.slice(chunk * maxSentenceWords, (chunk + 1) * maxSentenceWords),
  )
