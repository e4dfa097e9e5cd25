import type { AnswerProvider } from './answer-providers.ts'

/** Kind of event that is counted: how an answer ended, or a reader's vote on it. */
export type CountedOutcome = 'answered' | 'unanswered' | 'failed' | 'helpful' | 'unhelpful'

export type ProviderCounts = { provider: AnswerProvider } & Record<CountedOutcome, number>

/** Question that had no answer. `text` has only letters and spaces. Times are milliseconds since the epoch. */
export type UnansweredQuestion = { text: string; count: number; firstAskedAt: number; lastAskedAt: number }

/**
 * What administrators see of Herbi. `month` is `yyyy-mm` in UTC. `models` are the hosted models in the order in which
 * they are asked. `spent` and `budget` are millionths of a dollar in that month.
 */
export type HerbiReport = {
  month: string
  models: { provider: string; name: string }[]
  counts: ProviderCounts[]
  spent: number
  budget: number
  unanswered: UnansweredQuestion[]
}
