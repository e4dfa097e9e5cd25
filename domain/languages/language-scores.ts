import answerWords from '../herbi/answer-words.json' with { type: 'json' }
import questionWords from '../herbi/question-words.json' with { type: 'json' }
import { foldText } from './fold-text.ts'
import { type LanguageCode, languageCodes } from './language-codes.ts'
import data from './languages.json' with { type: 'json' }

/** Score of a letter that shows a language by itself. */
const letterScore = 2

const toWordSet = (words: string) => new Set(words.split(' '))
const englishWords = new Set([...toWordSet(questionWords.english), ...toWordSet(answerWords.english)])
const languages: ReadonlyMap<string, { words: ReadonlySet<string>; letters: readonly string[] }> = new Map(
  data.map(({ code, functionWords, letters }) => [
    code,
    { words: toWordSet(functionWords), letters: letters.match(/./gu) ?? [] },
  ]),
)

/** Counts the common words of a language among folded words. */
export const countCommonWords = (words: readonly string[], code: LanguageCode): number =>
  words.filter((word) => languages.get(code)?.words.has(word)).length

/** Returns the score of letters that only one language has. */
export function scoreLetters(text: string, code: LanguageCode): number {
  const lowerCase = text.normalize('NFC').toLowerCase()
  return languages.get(code)?.letters.some((letter) => lowerCase.includes(letter)) ? letterScore : 0
}

export const countEnglishWords = (text: string): number =>
  listWords(text).filter((word) => englishWords.has(word)).length

const listWords = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? []

/**
 * Languages that a text may be in: those with the most common words, or one fewer. All are possible for a text without a
 * common word, and none for English. `lead` is how many more common words the best has than English.
 */
export function findPossibleLanguages(text: string): { languages: ReadonlySet<LanguageCode>; lead: number } {
  const words = listWords(text)
  const scores = languageCodes.map((code) => ({
    code,
    score: countCommonWords(words, code) + scoreLetters(text, code),
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  const lead = best - countEnglishWords(text)
  const minScore = Math.max(best - 1, Math.min(best, 1))
  const possible = lead < 0 ? [] : scores.filter(({ score }) => score >= minScore)
  return { languages: new Set(possible.map(({ code }) => code)), lead }
}
