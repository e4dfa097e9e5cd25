import { blockedReplacements, herbiMessages } from '#domain/herbi/chat.messages.ts'
import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { countOutcome, recordUnanswered } from './answer-counts.service.ts'
import { toAnswer, saveAnswer } from './conversations.service.ts'
import { type Draft, type DraftInput, draftWithBuiltIn, draftWithHosted, logFailure } from './drafts.service.ts'
import { toSentenceLines } from './filtered-lines.ts'
import { findPassages } from './knowledge.service.ts'
import type { ModelTimeouts } from './model-stream.ts'
import { loadOutputGuards } from './output-guard.service.ts'
import { checkSources } from './sources.service.ts'

/** Question that passed all checks. Without `models`, or if all fail, the built-in model answers. */
type Question = {
  text: string
  conversationId: string | undefined
  earlierTurns: readonly Turn[]
  models: readonly HostedModel[]
  timeouts: ModelTimeouts
}

export type AnswerCallbacks = { countQuestionsLeft: () => Promise<number>; afterFailure: () => Promise<void> }

/**
 * Streams the answer sentence by sentence and saves it at the end. Falls back to the next model if a hosted model fails
 * before its first sentence, and to the built-in model at last. If the reader aborts, stops the model and saves the
 * sentences sent so far. Never throws.
 */
export async function* answerQuestion(
  ctx: Ctx,
  question: Question,
  { countQuestionsLeft, afterFailure }: AnswerCallbacks,
  signal: AbortSignal,
): AsyncGenerator<HerbiLine> {
  try {
    const answer = yield* generateAnswer(ctx, question, signal)
    const { conversationId } = question
    const { details } = answer
    const sources = await checkSources(ctx, answer.facts, answer.sources)
    const exchange = { conversationId, question: question.text, answer: answer.releasedText, sources, details }
    countAnswer(ctx, question, answer)
    const savedConversationId = answer.releasedText === '' ? (conversationId ?? null) : await saveAnswer(ctx, exchange)
    yield {
      type: 'done',
      answer: toAnswer({ text: answer.releasedText, sources, details }, answer.personalNotes),
      answeredBy: answer.answeredBy,
      conversationId: savedConversationId,
      questionsLeft: await countQuestionsLeft(),
    }
  } catch (error) {
    logFailure(ctx, 'herbi_failed', error)
    await afterFailure().catch((cause: unknown) => ctx.log.error('herbi_failed', cause))
    yield { type: 'failed', message: herbiMessages.failed }
  }
}

type GeneratedAnswer = Omit<Draft, 'filter'> & { releasedText: string; isPlant: (name: string) => boolean }

/** Counts nothing for a reader who left before the first sentence. */
function countAnswer(
  ctx: Ctx,
  { text }: Question,
  { answeredBy: { provider }, releasedText, isUnanswered, isPlant }: GeneratedAnswer,
): void {
  if (isUnanswered || releasedText === blockedReplacements.empty)
    recordUnanswered(ctx, { provider, question: text, isPlant })
  else if (releasedText !== '') countOutcome(ctx, provider, 'answered')
}

async function* generateAnswer(ctx: Ctx, question: Question, signal: AbortSignal) {
  const { text, earlierTurns, models, timeouts } = question
  const turns: Turn[] = [...earlierTurns, { role: 'user', text }]
  const [guards, profile, passages] = await Promise.all([
    loadOutputGuards(ctx),
    findCheckProfile(ctx),
    models.length > 0 ? findPassages(ctx, turns) : [],
  ])
  const input: DraftInput = { turns, guards, passages, recipes: new Set(), timeouts, signal }
  const { filter, ...draft } = yield* draftAnswer(ctx, models, input)
  if (!signal.aborted) yield* toSentenceLines(filter.close())
  const personalNotes = profile && !signal.aborted ? guards.writePersonalNotes(filter.text(), profile) : ''
  if (personalNotes !== '') yield* toSentenceLines(`\n\n${personalNotes}`)
  const { facts, isPlant } = guards
  return { facts, isPlant, releasedText: filter.text(), personalNotes, ...draft }
}

async function* draftAnswer(
  ctx: Ctx,
  models: readonly HostedModel[],
  input: DraftInput,
): AsyncGenerator<HerbiLine, Draft> {
  for (const model of models) {
    const draft = yield* draftWithHosted(ctx, model, input)
    if (draft) return draft
  }
  return yield* draftWithBuiltIn(ctx, input)
}
