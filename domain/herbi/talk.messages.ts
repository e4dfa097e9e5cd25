import { groupDigits } from '../figures.ts'
import { questionMax } from './chat.rules.ts'

/** Number of remaining questions from which a notice is shown. */
const noticeBelow = 5

export const talkMessages = {
  answered: 'Herbi has answered your question!',
  notAnswered: 'Sorry, Herbi is having trouble responding. Please try again.',
  tooLong: `Please shorten your question to ${groupDigits(questionMax)} characters.`,
} as const

/** Returns the notice about the remaining questions of the day; undefined while many are left. */
export function questionsLeftNotice(left: number): string | undefined {
  if (left > noticeBelow) return undefined
  if (left <= 0) return 'You have asked all your questions of today. Signs of an emergency are still read.'
  return left === 1 ? 'One question left today' : `${left} questions left today`
}
