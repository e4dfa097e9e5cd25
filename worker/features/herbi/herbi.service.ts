import { dayMs } from '#domain/durations.ts'
import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { getDailyQuestionLimit } from '#domain/herbi/chat.rules.ts'
import type { EarlierExchange, HerbiLine, HerbiStatus } from '#domain/herbi/herbi.types.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'
import { shouldStopAnswer } from '#domain/safety/stops-answer.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import {
  countAttemptsLeft,
  type Limit,
  rateLimit,
  getMaxAttempts,
  refundAttempt,
  createRateLimitedError,
} from '#worker/features/rate-limits/rate-limits.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'
import { nameProviders } from '#worker/platform/ai.ts'

import { answerQuestion } from './answer.service.ts'
import { findEarlierTurns } from './conversations.service.ts'
import { loadHerbi } from './knowledge.service.ts'
import { type ModelTimeouts, timeouts as defaultTimeouts } from './model-stream.ts'
import { loadOutputGuards } from './output-guard.service.ts'

const rateLimitAction = 'ask-herbi'

/**
 * Returns the viewer's remaining questions and the model provider. Preloads the data for an answer in the background.
 */
export async function getStatus(ctx: Ctx): Promise<HerbiStatus> {
  const preload = Promise.all([loadOutputGuards(ctx), loadHerbi(ctx)])
  ctx.waitUntil(preload.catch((error: unknown) => ctx.log.error('herbi_load_failed', error)))
  const { limit, limitKey: memberId, models } = getQuestionQuota(ctx)
  const questionsLeft = await countAttemptsLeft(ctx, rateLimitAction, limit, memberId)
  return { provider: nameProviders({ models }), questionsLeft, questionsMax: getMaxAttempts(ctx, limit) }
}

/** Streams the lines of an answer. `signal` aborts when the reader leaves. */
export type LineGenerator = (signal: AbortSignal) => AsyncGenerator<HerbiLine>

type HerbiRequest = { message: string; conversationId?: string | undefined; earlier?: readonly EarlierExchange[] }

/**
 * Answers a question. Names emergencies in the question first, even without an answer; some emergencies replace the
 * answer. Otherwise throws `forbidden` if only premium members may use the tool, `not_found` for another member's
 * conversation, or `rate_limited` at the daily limit.
 */
export async function streamAnswer(
  ctx: Ctx,
  request: HerbiRequest,
  timeouts: ModelTimeouts = defaultTimeouts,
): Promise<LineGenerator> {
  const emergencies = recogniseEmergenciesInAnyLanguage(request.message)
  if (emergencies.length === 0) return createAnswerStream(ctx, request, timeouts)
  return async function* (signal) {
    yield { type: 'emergencies', emergencies }
    if (shouldStopAnswer(emergencies)) return
    try {
      const lines = await createAnswerStream(ctx, request, timeouts)
      yield* lines(signal)
    } catch (error) {
      const isRefusal = error instanceof AppError
      if (!isRefusal) ctx.log.error('herbi_failed', error)
      yield { type: 'failed', message: isRefusal ? error.message : herbiMessages.failed }
    }
  }
}

async function createAnswerStream(
  ctx: Ctx,
  { message, conversationId, earlier: exchanges = [] }: HerbiRequest,
  timeouts: ModelTimeouts,
): Promise<LineGenerator> {
  await authorizeTool(ctx, 'ask_herbi')
  const [storedTurns] = await Promise.all([findEarlierTurns(ctx, conversationId), loadOutputGuards(ctx)])
  const { limit, limitKey: memberId, models } = getQuestionQuota(ctx)
  await rateLimit(ctx, rateLimitAction, limit, memberId).catch((error: unknown) => {
    throw error instanceof AppError && error.retryAfterSeconds !== undefined
      ? createRateLimitedError(error.retryAfterSeconds, herbiMessages.limit)
      : error
  })
  const earlierTurns = ctx.viewer.role === 'visitor' ? toTurns(exchanges) : storedTurns
  const question = { text: message, conversationId, earlierTurns, models, timeouts }
  const callbacks = {
    countQuestionsLeft: () => countAttemptsLeft(ctx, rateLimitAction, limit, memberId),
    afterFailure: () => refundAttempt(ctx, rateLimitAction, memberId),
  }
  return (signal) => answerQuestion(ctx, question, callbacks, signal)
}

const toTurns = (exchanges: readonly EarlierExchange[]) =>
  exchanges.flatMap(({ question, answer }): Turn[] => [
    { role: 'user', text: question },
    { role: 'assistant', text: answer },
  ])

/** Limits visitors by network. They always get the built-in model. */
function getQuestionQuota({ viewer, ai }: Ctx) {
  const limit: Limit = { max: getDailyQuestionLimit(viewer.role), windowMs: dayMs }
  return viewer.role === 'visitor'
    ? { limit, limitKey: undefined, models: [] }
    : { limit, limitKey: viewer.id, models: ai.models }
}
