import { APICallError, isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai'

import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import { costOf, type Tokens, tokensAtMost } from '#domain/herbi/prices.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { toolAnswerMax, toolUsesMax } from './catalogue-tools.ts'
import { isUnbilled, reserveSpending } from './spending.service.ts'

/** Part of a model's output; `end` tells a complete answer from one cut at its maximum length. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'source'; source: HerbiSource }
  | { type: 'end'; how: 'whole' | 'cut' }

/**
 * Milliseconds: until the model starts, until it ends, and before the second attempt. The third attempt waits three
 * times as long.
 */
export type Patience = { beginMs: number; wholeMs: number; againMs: number }
export const patience: Patience = { beginMs: 15_000, wholeMs: 60_000, againMs: 400 }

const triesMax = 3
const stepsMax = 4
/** Maximum output tokens of one step, including the model's reasoning. */
const outputMax = 1500
/** Maximum tokens of the tool descriptions. */
const toolsTokens = 3000

/** The monthly budget is too low for the call. */
class BudgetSpent extends Error {}
/** The model stopped before its answer was complete. */
class BrokenOff extends Error {}

type Asking = { turns: readonly Turn[]; signal: AbortSignal }

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
 * Streams a hosted model's answer. Retries a call twice after a temporary failure before the first word. Pays for each
 * call from the monthly budget. Throws `BudgetSpent`, `BrokenOff` or the error of the call.
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

/** Each step sends the whole conversation again. */
function mostTokens(instructions: string, turns: readonly Turn[]): Tokens {
  const asked = tokensAtMost(instructions + turns.map(({ text }) => text).join('\n')) + toolsTokens
  const input = asked + toolUsesMax * toolAnswerMax * 2 + stepsMax * outputMax
  return { input: stepsMax * input, output: stepsMax * outputMax }
}

const messagesOf = (turns: readonly Turn[]) => turns.map(({ role, text }) => ({ role, content: text }))

/**
 * Errors also arrive in the stream. Without this handler the library logs them to the console, including the question.
 */
const onError = () => undefined

/** True for rate limits, server errors and network failures. */
const isPassing = (error: unknown) =>
  APICallError.isInstance(error) ? error.isRetryable : error instanceof Error && lineDown.test(error.message)

/** Network error messages of Cloudflare Workers. */
const lineDown = /network connection lost|fetch failed|connection (?:refused|reset|closed)/i

/** Aborts a call that starts or ends too late, or whose reader has left. */
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
