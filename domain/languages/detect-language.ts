import { type LanguageCode, languageCodes } from './language-codes.ts'
import { countCommonWords, countEnglishWords, scoreLetters } from './language-scores.ts'
import { findNamedSubjects } from './vocabulary.ts'

/** Score of a plant or complaint that a question names in a language. */
const subjectScore = 2
/** Minimum score of a language, unless a short text has no English word and fits no other language. */
const minScore = 2
const maxShortWords = 5
/** In a longer text, one letter such as “y” may decide by chance, so a language needs a lead of two words. */
const maxCertainWords = 8

/**
 * Returns the language of a question; undefined for English and unknown languages. `isEnglish` is true for a name that an
 * English question may contain too, such as “yerba mate”. Never throws.
 */
export function detectLanguage(text: string, isEnglish: (name: string) => boolean): LanguageCode | undefined {
  const english = countEnglishWords(text)
  const scores = languageCodes.map((code) => {
    const { phrases, otherWords } = findNamedSubjects(text, code)
    const subjects = phrases.filter((phrase) => !isEnglish(phrase)).length
    return { code, score: countCommonWords(otherWords, code) + scoreLetters(text, code) + subjectScore * subjects }
  })
  const [best, next] = scores.toSorted((one, other) => other.score - one.score)
  const wordCount = text.split(' ').length
  const minLead = wordCount > maxCertainWords ? 2 : 1
  if (!best || best.score < english + minLead) return undefined
  const isShort = wordCount <= maxShortWords && english === 0 && (next?.score ?? 0) === 0
  return best.score >= minScore || isShort ? best.code : undefined
}
