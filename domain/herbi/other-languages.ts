import type { Question } from './interpret-conversation.ts'
import lists from './question-words.json' with { type: 'json' }

const wordSet = (words: string) => new Set(words.split(' '))
const foreignWords = wordSet(lists.foreign)
const sharedWords = wordSet(lists.shared)
const englishWords = wordSet(lists.english)

/** True when a question has many letters from another script, or more common foreign words than English words. */
export function isOtherLanguage({ message, text }: Pick<Question, 'message' | 'text'>): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > Math.max(3, letters / 3)) return true
  const words = text.match(/\p{L}+/gu) ?? []
  const englishCount = words.filter((word) => englishWords.has(word)).length
  const foreignCount = words.filter(
    (word) => foreignWords.has(word) && !sharedWords.has(word) && !englishWords.has(word),
  ).length
  return foreignCount >= 2 && foreignCount > englishCount && message.complaints.length < foreignCount
}
