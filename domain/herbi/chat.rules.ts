import type { Role } from '../permissions.ts'
import { truncate, collapseWhitespace } from '../text.ts'

/** Maximum characters of a question. */
export const maxQuestionLength = 2000
/** Maximum characters of a released answer. */
export const maxAnswerLength = 6000
/** Maximum number of conversations stored for a member. The newest are kept. */
export const maxConversations = 100
/** Maximum number of questions and answers in one conversation. */
export const maxMessages = 200
/** Maximum number of earlier questions and answers that a model receives. */
export const maxTurns = 8
/** Maximum characters of each earlier question or answer. */
export const maxTurnLength = 1500

/** Maximum number of earlier exchanges that a visitor's page sends with a question. */
export const maxEarlierExchanges = 3

const maxTitleLength = 80

/** Returns the maximum number of questions a day, for a visitor's network or for a member. */
export const dailyQuestionLimit = (role: Role): number => (role === 'visitor' ? 20 : 100)

/** Returns the title of a conversation: the start of its first question, cut between words. */
export function conversationTitle(question: string): string {
  const title = collapseWhitespace(question)
  if (title.length <= maxTitleLength) return title
  const start = truncate(title, maxTitleLength - 1)
  return `${start.replace(/\s+\S*$/, '') || start}…`
}
