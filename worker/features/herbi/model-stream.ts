import { APICallError, isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai'

import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import { calculateCost, type Tokens, estimateMaxTokens } from '#domain/herbi/prices.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { maxToolResultLength, maxToolUses } from './catalogue-tools.ts'
import { isReported, isUnbilled, reserveSpending } from './spending.service.ts'

/** Part of a model's output. `ending` is `cut` if the answer reached its maximum length. */
export type ModelChunk =
  | { type: 'text'; text: string }
  | { type: 'source'; source: HerbiSource }
  | { type: 'end'; ending: 'whole' | 'cut' }

/**
 * Milliseconds for a model to start and to finish, and before the second attempt. The delay before the third attempt is
 * three times as long.
 */
export type ModelTimeouts = { startTimeoutMs: number; totalTimeoutMs: number; retryDelayMs: number }
export const timeouts: ModelTimeouts = { startTimeoutMs: 15_000, totalTimeoutMs: 60_000, retryDelayMs: 400 }

const maxAttempts = 3
const maxSteps = 4
/** Maximum output tokens per step, including the model's reasoning. */
const maxOutputTokens = 1500
/** Maximum tokens of the tool descriptions. */
const toolsTokens = 3000

class BudgetExceededError extends Error {}
class ModelInterruptedError extends Error {}

/** True if a call wasn't made, because its maximum cost exceeds the rest of the budget. */
export const isOverBudget = (error: unknown): boolean => error instanceof BudgetExceededError

type StreamInput = { turns: readonly Turn[]; signal: AbortSignal }

export async function* streamBuiltIn(model: LanguageModel, { turns, signal }: StreamInput): AsyncGenerator<ModelChunk> {
  const { stream } = streamText({ model, messages: toMessages(turns), maxRetries: 0, abortSignal: signal, onError })
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') yield { type: 'text', text: part.text }
    if (part.type === 'source' && part.sourceType === 'url')
      yield { type: 'source', source: { title: part.title ?? part.url, path: part.url } }
  }
  yield { type: 'end', ending: 'whole' }
}

type HostedStreamInput = StreamInput & {
  hosted: HostedModel
  instructions: string
  tools: ToolSet
  timeouts: ModelTimeouts
}

/**
 * Streams a hosted model's answer. Retries twice at most, after a temporary failure before the first word. Charges each
 * call to the monthly budget. Throws `BudgetExceededError`, `ModelInterruptedError` or the error of the call.
 */
export async function* streamHosted(ctx: Ctx, input: HostedStreamInput): AsyncGenerator<ModelChunk> {
  for (let attempt = 1; ; attempt++) {
    const call = { hasStarted: false }
    try {
      return yield* callHosted(ctx, input, call)
    } catch (error) {
      if (call.hasStarted || input.signal.aborted || attempt === maxAttempts || !isTemporary(error)) throw error
    }
    await wait(input.timeouts.retryDelayMs * 3 ** (attempt - 1), input.signal)
  }
}

async function* callHosted(
  ctx: Ctx,
  { hosted, turns, instructions, tools, signal, timeouts }: HostedStreamInput,
  call: { hasStarted: boolean },
): AsyncGenerator<ModelChunk> {
  const maxUsage = calculateMaxUsage(instructions, turns)
  const reservation = await reserveSpending(ctx, calculateCost(hosted.name, maxUsage))
  if (!reservation) throw new BudgetExceededError()
  const timers = startTimers(signal, timeouts)
  const usage: Tokens = { input: 0, output: 0 }
  const maxStepCost = calculateCost(hosted.name, {
    input: maxUsage.input / maxSteps,
    output: maxUsage.output / maxSteps,
  })
  let pendingCost = 0
  try {
    const { stream } = streamText({
      model: hosted.model,
      instructions,
      messages: toMessages(turns),
      tools,
      stopWhen: isStepCount(maxSteps),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: timers.signal,
      providerOptions: hosted.providerOptions,
      onError,
    })
    for await (const part of stream) {
      if (part.type === 'start-step') pendingCost = maxStepCost
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw timers.signal.reason
      if (part.type === 'tool-call') timers.markStarted()
      if (part.type === 'text-delta' && part.text !== '') {
        timers.markStarted()
        call.hasStarted = true
        yield { type: 'text', text: part.text }
      }
      if (part.type === 'finish-step' && isReported(part.usage)) {
        usage.input += part.usage.inputTokens ?? 0
        usage.output += part.usage.outputTokens ?? 0
        pendingCost = 0
      }
      if (part.type === 'finish') yield toEndChunk(part.finishReason)
    }
  } catch (error) {
    if (isUnbilled(error)) pendingCost = 0
    throw error
  } finally {
    timers.stop()
    await reservation.settle(calculateCost(hosted.name, usage) + pendingCost)
  }
}

function toEndChunk(reason: string): ModelChunk {
  if (reason === 'stop') return { type: 'end', ending: 'whole' }
  if (reason === 'length') return { type: 'end', ending: 'cut' }
  throw new ModelInterruptedError(reason)
}

/** Returns the maximum usage of a call. Each step sends the whole conversation again. */
function calculateMaxUsage(instructions: string, turns: readonly Turn[]): Tokens {
  const promptTokens = estimateMaxTokens(instructions + turns.map(({ text }) => text).join('\n')) + toolsTokens
  const input = promptTokens + maxToolUses * maxToolResultLength * 2 + maxSteps * maxOutputTokens
  return { input: maxSteps * input, output: maxSteps * maxOutputTokens }
}

const toMessages = (turns: readonly Turn[]) => turns.map(({ role, text }) => ({ role, content: text }))

/** Errors also arrive in the stream. Without this handler, the library would log them with the question. */
const onError = () => undefined

const isTemporary = (error: unknown) =>
  APICallError.isInstance(error)
    ? error.isRetryable && !isAllocationUsedUp(error)
    : error instanceof Error && networkErrorPattern.test(error.message)

/** True if the account has used up today's free allocation of Workers AI. */
const isAllocationUsedUp = ({ data }: APICallError) =>
  typeof data === 'object' && data !== null && 'workersAIErrorCode' in data && data.workersAIErrorCode === 3036

/** Network error messages of Cloudflare Workers. */
const networkErrorPattern = /network connection lost|fetch failed|connection (?:refused|reset|closed)/i

/** Returns a signal that aborts a call when it starts or ends too late, or when the reader leaves. */
function startTimers(readerSignal: AbortSignal, { startTimeoutMs, totalTimeoutMs }: ModelTimeouts) {
  const controller = new AbortController()
  const createAbort = (reason: string) => () => controller.abort(new ModelInterruptedError(reason))
  const startTimer = setTimeout(createAbort('start timeout'), startTimeoutMs)
  const endTimer = setTimeout(createAbort('total timeout'), totalTimeoutMs)
  return {
    signal: AbortSignal.any([readerSignal, controller.signal]),
    markStarted: () => clearTimeout(startTimer),
    stop: () => {
      clearTimeout(startTimer)
      clearTimeout(endTimer)
      controller.abort(new ModelInterruptedError('finished'))
    },
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
