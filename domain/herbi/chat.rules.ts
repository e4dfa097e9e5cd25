import type { Role } from '../permissions.ts'
import { cut, collapseWhitespace } from '../text.ts'

/** Maximum characters of a question. */
export const questionMax = 2000
/** Maximum characters of a released answer. */
export const answerMax = 6000
/** Maximum number of conversations stored for a member. The newest are kept. */
export const conversationsMax = 100
/** Maximum number of questions and answers in one conversation. */
export const messagesMax = 200
/** Maximum number of earlier questions and answers that a model receives. */
export const turnsMax = 8
/** Maximum characters of each earlier question or answer. */
export const turnLengthMax = 1500

/** Maximum number of earlier exchanges that a visitor's page sends with a question. */
export const earlierMax = 3

const titleMax = 80

/** Returns the maximum number of questions a day, for a visitor's network or for a member. */
export const questionsADay = (role: Role): number => (role === 'visitor' ? 20 : 100)

/** Returns the title of a conversation: the start of its first question, cut between words. */
export function titleOf(question: string): string {
  const words = collapseWhitespace(question)
  if (words.length <= titleMax) return words
  const start = cut(words, titleMax - 1)
  return `${start.replace(/\s+\S*$/, '') || start}…`
}
