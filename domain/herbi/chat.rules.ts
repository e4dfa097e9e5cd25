import type { Role } from '../permissions.ts'
import { cut, plainWords } from '../text.ts'

/** Characters of a question. */
export const questionMax = 2000
/** Characters of a released answer. */
export const answerMax = 6000
/** A member's newest conversations are kept. */
export const conversationsMax = 100
/** Questions and answers of one conversation. */
export const messagesMax = 200
/** Earlier questions and answers that a model is told. */
export const turnsMax = 8
/** Characters of each of them. */
export const turnLengthMax = 1500

/** Earlier questions with their answers that a visitor's page sends along. */
export const earlierMax = 3

const titleMax = 80

/** How many questions somebody may ask within a day: a visitor's network, or a member. */
export const questionsADay = (role: Role): number => (role === 'visitor' ? 20 : 100)

/** How a conversation is listed: the beginning of its first question, in whole words. */
export function titleOf(question: string): string {
  const words = plainWords(question)
  if (words.length <= titleMax) return words
  const start = cut(words, titleMax - 1)
  return `${start.replace(/\s+\S*$/, '') || start}…`
}
