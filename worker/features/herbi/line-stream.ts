import type { AnsweredBy } from '#domain/herbi/answer-providers.ts'
import type { HerbiAnswer, HerbiLine } from '#domain/herbi/herbi.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { helpElsewhere } from '#domain/safety/help-lines.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import type { LineGenerator } from './herbi.service.ts'

/**
 * Milliseconds without output before an empty line is sent. The platform reports a closed connection only after a
 * write.
 */
const keepAliveMs = 1000

/**
 * Streams the lines as JSON, with an empty line after each second without output. Stops the model when the reader
 * cancels or the request aborts. Finishes the remaining work in the background.
 */
export function streamLines(ctx: Ctx, lines: LineGenerator, requestSignal: AbortSignal): ReadableStream<Uint8Array> {
  const abortController = new AbortController()
  const iterator = lines(abortController.signal)
  const encoder = new TextEncoder()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let next: Promise<IteratorResult<HerbiLine>> | undefined
  const abort = () => {
    if (abortController.signal.aborted) return
    abortController.abort()
    void drainLines(iterator).finally(finish)
  }
  requestSignal.addEventListener('abort', abort)
  ctx.waitUntil(finished)
  return new ReadableStream({
    async pull(controller) {
      next ??= iterator.next()
      const line = await waitForLine(next)
      if (abortController.signal.aborted) return
      if (line === undefined) return controller.enqueue(encoder.encode('\n'))
      next = undefined
      if (line.done) {
        finish()
        return controller.close()
      }
      controller.enqueue(encoder.encode(`${JSON.stringify(line.value)}\n`))
    },
    cancel: abort,
  })
}

/** Returns undefined if no line arrives in time. */
async function waitForLine<Line>(line: Promise<Line>): Promise<Line | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), keepAliveMs)
  return Promise.race([line, timeout]).finally(() => clearTimeout(timer))
}

async function drainLines(lines: AsyncGenerator<HerbiLine>): Promise<void> {
  for (;;) if ((await lines.next()).done) return
}

/**
 * Returns the whole answer, for programs that request JSON. Without a complete answer, returns where to get help in an
 * emergency. Throws `unavailable` if the answer fails without an emergency.
 */
export async function collectAnswer(lines: LineGenerator, signal: AbortSignal): Promise<CollectedAnswer> {
  let emergencies: Emergency[] = []
  let failure: string | undefined
  for await (const line of lines(signal)) {
    if (line.type === 'emergencies') emergencies = line.emergencies
    if (line.type === 'failed') failure = line.message
    if (line.type === 'done') {
      const { answer, answeredBy, conversationId, questionsLeft } = line
      return { response: answer.text, answer, answeredBy, emergencies, conversationId, questionsLeft }
    }
  }
  if (emergencies.length === 0) throw new AppError('unavailable', failure)
  return { response: formatEmergencies(emergencies), answer: null, emergencies, conversationId: null }
}

type CollectedAnswer = {
  response: string
  answer: HerbiAnswer | null
  answeredBy?: AnsweredBy
  emergencies: Emergency[]
  conversationId: string | null
  questionsLeft?: number
}

const formatEmergencies = (emergencies: readonly Emergency[]) =>
  [
    ...emergencies.map(({ name, advice, help }) => {
      const lines = help.map(({ whom, numbers }) => `${whom}: ${numbers.join(' or ')}`)
      return `${name}. ${advice} ${lines.join('; ')}.`
    }),
    helpElsewhere,
  ].join('\n\n')
