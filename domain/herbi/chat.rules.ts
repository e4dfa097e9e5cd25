import type { Role } from '../permissions.ts'
import { truncate, collapseWhitespace } from '../text.ts'

export const maxQuestionLength = 2000
export const maxAnswerLength = 6000
export const maxConversations = 100
/** Maximum number of messages in a conversation, counting questions and answers. */
export const maxMessages = 200
export const maxTurns = 8
export const maxTurnLength = 1500

/** Maximum number of earlier exchanges that a visitor's page sends with a question. */
export const maxEarlierExchanges = 3

/** Maximum length of a stored question without an answer. */
export const maxUnansweredLength = 160
/** Maximum number of stored questions without an answer. Those that were asked last stay. */
export const maxUnanswered = 500

const maxTitleLength = 80

/** Maximum number of questions a day: per network for visitors, per account for members. */
export const getDailyQuestionLimit = (role: Role): number => (role === 'visitor' ? 20 : 100)

/** Shortens the first question to a conversation title. Cuts between words. */
export function createConversationTitle(question: string): string {
  const title = collapseWhitespace(question)
  if (title.length <= maxTitleLength) return title
  const start = truncate(title, maxTitleLength - 1)
  return `${start.replace(/\s+\S*$/, '') || start}…`
}
