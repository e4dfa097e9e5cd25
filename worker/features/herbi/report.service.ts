import { toUtcDay } from '#domain/days.ts'
import { answerProviders, type AnswerProvider } from '#domain/herbi/answer-providers.ts'
import type { HerbiReport, ProviderCounts } from '#domain/herbi/herbi-report.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { findSpending, sumCounts } from './answer-counts.repo.ts'
import * as repo from './unanswered.repo.ts'

/** Returns this month's figures for every provider, and the questions without an answer, the most frequent first. */
export async function getHerbiReport(ctx: Ctx): Promise<HerbiReport> {
  const month = toUtcDay(ctx.now).slice(0, 7)
  const [counts, spent, unanswered] = await Promise.all([
    sumCounts(ctx, `${month}-01`),
    findSpending(ctx, month),
    repo.listUnanswered(ctx),
  ])
  return {
    month,
    models: ctx.ai.models.map(({ provider, name }) => ({ provider, name })),
    counts: answerProviders.map(
      (provider) => counts.find((one) => one.provider === provider) ?? createCounts(provider),
    ),
    spent,
    budget: ctx.config.aiBudget,
    unanswered: unanswered.toSorted((one, other) => other.count - one.count),
  }
}

const createCounts = (provider: AnswerProvider): ProviderCounts => ({
  provider,
  answered: 0,
  unanswered: 0,
  failed: 0,
  helpful: 0,
  unhelpful: 0,
})

export const deleteUnanswered = (ctx: Ctx, text: string): Promise<void> =>
  commit(ctx, [repo.deleteUnanswered(ctx.db, text)])
