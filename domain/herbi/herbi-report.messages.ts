import { groupDigits } from '../figures.ts'
import { formatPlural } from '../words.ts'
import type { AnswerProvider } from './answer-providers.ts'
import type { CountedOutcome, ProviderCounts } from './herbi-report.types.ts'

export const providerLabels: Record<AnswerProvider, string> = {
  openai: 'OpenAI',
  'workers-ai': 'Workers AI',
  'built-in': 'Our own program',
}

/** Formats millionths of a dollar as `$0.0004` below a cent, and as `$1.20` otherwise. */
export function formatMicroDollars(amount: number): string {
  const dollars = amount / 1_000_000
  return `$${dollars > 0 && dollars < 0.01 ? dollars.toFixed(4) : dollars.toFixed(2)}`
}

/** Says how many questions were asked in a month, and how many had no answer. */
export function formatAnswerTotal(counts: readonly ProviderCounts[]): string {
  const answered = counts.reduce((sum, count) => sum + count.answered, 0)
  const unanswered = counts.reduce((sum, count) => sum + count.unanswered, 0)
  if (answered + unanswered === 0) return 'Nobody has asked Herbi a question this month.'
  const total = answered + unanswered
  return `Herbi was asked ${total === 1 ? 'one question' : `${groupDigits(total)} questions`} this month. ${unanswered === 0 ? 'All were answered.' : `It had no answer to ${groupDigits(unanswered)}.`}`
}

const outcomeLabels: readonly [CountedOutcome, string][] = [
  ['answered', 'answered'],
  ['unanswered', 'without an answer'],
  ['failed', 'failed'],
  ['helpful', 'helpful'],
  ['unhelpful', 'not helpful'],
]

/** Lists a provider's counts other than 0, such as `12 answered · 1 failed`. */
export const formatCounts = (counts: ProviderCounts): string =>
  outcomeLabels
    .filter(([outcome]) => counts[outcome] > 0)
    .map(([outcome, label]) => `${groupDigits(counts[outcome])} ${label}`)
    .join(' · ') || 'No questions'

export const formatAskedCount = (count: number): string => `asked ${formatPlural(count, 'time')}`
