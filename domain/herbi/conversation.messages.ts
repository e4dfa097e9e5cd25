import { groupDigits } from '../figures.ts'
import { maxQuestionLength } from './chat.rules.ts'

const noticeThreshold = 5

export const conversationMessages = {
  answered: 'Herbi has answered your question!',
  notAnswered: 'Sorry, Herbi is having trouble responding. Please try again.',
  tooLong: `Please shorten your question to ${groupDigits(maxQuestionLength)} characters.`,
} as const

/** Returns undefined while many questions remain. */
export function questionsLeftNotice(remaining: number): string | undefined {
  if (remaining > noticeThreshold) return undefined
  if (remaining <= 0) return 'You have asked all your questions of today. Signs of an emergency are still read.'
  return remaining === 1 ? 'One question left today' : `${remaining} questions left today`
}
