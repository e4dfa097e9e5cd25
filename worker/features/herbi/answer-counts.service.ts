import { toUtcDay } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import type { AnswerProvider } from '#domain/herbi/answer-providers.ts'
import type { CountedOutcome } from '#domain/herbi/herbi-report.types.ts'
import { toUnansweredText } from '#domain/herbi/unanswered-question.ts'
import { commit, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as countsRepo from './answer-counts.repo.ts'
import * as repo from './unanswered.repo.ts'

const voteLimit = { max: 100, windowMs: dayMs }

/** Counts how an answer ended, after the response. */
export const countOutcome = (ctx: Ctx, provider: AnswerProvider, outcome: CountedOutcome): void =>
  commitLater(ctx, [increment(ctx, provider, outcome)])

type UnansweredInput = { provider: AnswerProvider; question: string; isPlant: (word: string) => boolean }

/** Counts a question without an answer, after the response, and stores its words unless they may concern a person. */
export function recordUnanswered(ctx: Ctx, { provider, question, isPlant }: UnansweredInput): void {
  const text = toUnansweredText(question, isPlant)
  const storing =
    text === undefined ? [] : [repo.addUnanswered(ctx.db, text, ctx.now), repo.deleteExcessUnanswered(ctx.db)]
  commitLater(ctx, [increment(ctx, provider, 'unanswered'), ...storing])
}

/** Counts a reader's vote. Stores neither the answer nor who voted. */
export async function countVote(ctx: Ctx, { helpful, provider }: { helpful: boolean; provider: AnswerProvider }) {
  await rateLimit(ctx, 'rate-answer', voteLimit, ctx.viewer.role === 'visitor' ? undefined : ctx.viewer.id)
  await commit(ctx, [increment(ctx, provider, helpful ? 'helpful' : 'unhelpful')])
}

const increment = (ctx: Ctx, provider: AnswerProvider, outcome: CountedOutcome) =>
  countsRepo.incrementCount(ctx.db, { day: toUtcDay(ctx.now), provider }, outcome)

const commitLater = (ctx: Ctx, writes: readonly [Write, ...Write[]]): void =>
  ctx.waitUntil(commit(ctx, writes).catch((error: unknown) => ctx.log.error('answer_count_failed', error)))
