import { APICallError, isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai'

import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import { costOf, type Tokens, tokensAtMost } from '#domain/herbi/prices.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { toolAnswerMax, toolUsesMax } from './catalogue-tools.ts'
import { isUnbilled, reserveSpending } from './spending.service.ts'

/** What comes from a model; `end` says whether it had said all, or was cut at its length. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'source'; source: HerbiSource }
  | { type: 'end'; how: 'whole' | 'cut' }

/** Milliseconds until a model has to begin and to be done, and before it is asked a second time; three times as long before a third. */
export type Patience = { beginMs: number; wholeMs: number; againMs: number }
export const patience: Patience = { beginMs: 15_000, wholeMs: 60_000, againMs: 400 }

const triesMax = 3
const stepsMax = 4
/** Tokens of one step, with what a model thinks. */
const outputMax = 1500
/** Tokens that the descriptions of the tools take at most. */
const toolsTokens = 3000

/** The budget of the month has no room for a call. */
class BudgetSpent extends Error {}
/** A model ended without having ended what it said. */
class BrokenOff extends Error {}

type Asking = { turns: readonly Turn[]; signal: AbortSignal }

/** What our own model says. */
export async function* streamBuiltIn(model: LanguageModel, { turns, signal }: Asking): AsyncGenerator<Piece> {
  const { stream } = streamText({ model, messages: messagesOf(turns), maxRetries: 0, abortSignal: signal, onError })
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') yield { type: 'text', text: part.text }
    if (part.type === 'source' && part.sourceType === 'url')
      yield { type: 'source', source: { title: part.title ?? part.url, path: part.url } }
  }
  yield { type: 'end', how: 'whole' }
}

type HostedAsking = Asking & { hosted: HostedModel; instructions: string; tools: ToolSet; patience: Patience }

/**
 * What a hosted model says. A call that fails for a passing reason before the first word is made again, twice at most; each is
 * paid from the budget of the month. Throws `BudgetSpent`, `BrokenOff`, and whatever else fails.
 */
export async function* streamHosted(ctx: Ctx, asking: HostedAsking): AsyncGenerator<Piece> {
  for (let tries = 1; ; tries++) {
    const call = { hasSpoken: false }
    try {
      return yield* callHosted(ctx, asking, call)
    } catch (error) {
      if (call.hasSpoken || asking.signal.aborted || tries === triesMax || !isPassing(error)) throw error
    }
    await pause(asking.patience.againMs * 3 ** (tries - 1), asking.signal)
  }
}

async function* callHosted(
  ctx: Ctx,
  { hosted, turns, instructions, tools, signal, patience }: HostedAsking,
  call: { hasSpoken: boolean },
): AsyncGenerator<Piece> {
  const most = mostTokens(instructions, turns)
  const reservation = await reserveSpending(ctx, costOf(hosted.name, most))
  if (!reservation) throw new BudgetSpent()
  const clock = startClock(signal, patience)
  const used: Tokens = { input: 0, output: 0 }
  const oneStep = costOf(hosted.name, { input: most.input / stepsMax, output: most.output / stepsMax })
  let underWay = 0
  try {
    const { stream } = streamText({
      model: hosted.model,
      instructions,
      messages: messagesOf(turns),
      tools,
      stopWhen: isStepCount(stepsMax),
      maxOutputTokens: outputMax,
      maxRetries: 0,
      abortSignal: clock.signal,
      providerOptions: hosted.providerOptions,
      onError,
    })
    for await (const part of stream) {
      if (part.type === 'start-step') underWay = oneStep
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw clock.signal.reason
      if (part.type === 'tool-call') clock.begin()
      if (part.type === 'text-delta' && part.text !== '') {
        clock.begin()
        call.hasSpoken = true
        yield { type: 'text', text: part.text }
      }
      if (part.type === 'finish-step' && part.usage.outputTokens !== undefined) {
        used.input += part.usage.inputTokens ?? 0
        used.output += part.usage.outputTokens
        underWay = 0
      }
      if (part.type === 'finish') yield endOf(part.finishReason)
    }
  } catch (error) {
    if (isUnbilled(error)) underWay = 0
    throw error
  } finally {
    clock.stop()
    await reservation.settle(costOf(hosted.name, used) + underWay)
  }
}

function endOf(reason: string): Piece {
  if (reason === 'stop') return { type: 'end', how: 'whole' }
  if (reason === 'length') return { type: 'end', how: 'cut' }
  throw new BrokenOff(reason)
}

/** Each step sends everything again. */
function mostTokens(instructions: string, turns: readonly Turn[]): Tokens {
  const asked = tokensAtMost(instructions + turns.map(({ text }) => text).join('\n')) + toolsTokens
  const input = asked + toolUsesMax * toolAnswerMax * 2 + stepsMax * outputMax
  return { input: stepsMax * input, output: stepsMax * outputMax }
}

const messagesOf = (turns: readonly Turn[]) => turns.map(({ role, text }) => ({ role, content: text }))

/** What fails comes as a part of the stream too; without this the library writes it to the console, the question with it. */
const onError = () => undefined

/** Too many calls, a server that fails, a line that is down. */
const isPassing = (error: unknown) =>
  APICallError.isInstance(error) ? error.isRetryable : error instanceof Error && lineDown.test(error.message)

/** How the platform names it. */
const lineDown = /network connection lost|fetch failed|connection (?:refused|reset|closed)/i

/** Ends a call that does not begin or does not end in time, or whose reader has left. */
function startClock(reader: AbortSignal, { beginMs, wholeMs }: Patience) {
  const controller = new AbortController()
  const late = (what: string) => () => controller.abort(new BrokenOff(what))
  const toBegin = setTimeout(late('no beginning'), beginMs)
  const toEnd = setTimeout(late('no end'), wholeMs)
  return {
    signal: AbortSignal.any([reader, controller.signal]),
    begin: () => clearTimeout(toBegin),
    stop: () => {
      clearTimeout(toBegin)
      clearTimeout(toEnd)
      controller.abort(new BrokenOff('not needed any more'))
    },
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
