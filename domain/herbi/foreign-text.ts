import { normaliseText } from '../sentences.ts'
import lists from './answer-words.json' with { type: 'json' }

const wordSet = (words: string) => new Set(words.split(' '))
const foreignWords = wordSet(lists.foreign)
const sharedWords = wordSet(lists.shared)
const englishWords = wordSet(lists.english)

/**
 * True when the text seems to be in a language other than English, which the checks can't read. Ignores Latin plant
 * names. Never throws.
 */
export function isForeign(text: string): boolean {
  const normalised = normaliseText(text)
  const letters = normalised.match(/\p{L}/gu)?.length ?? 0
  const latin = normalised.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > Math.max(3, letters / 5)) return true
  const words = normalised.match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  if (words.some((word) => word.length > 40)) return true
  const englishCount = words.filter((word) => englishWords.has(word)).length
  const foreignCount = words.filter(
    (word) => foreignWords.has(word) && !englishWords.has(word) && !sharedWords.has(word),
  ).length
  return (foreignCount >= 2 && foreignCount > englishCount) || (words.length >= 14 && englishCount === 0)
}
