import type { HerbiAnswer, HerbiLine } from '#domain/herbi/herbi.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { helpElsewhere } from '#domain/safety/help-lines.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import type { LineGenerator } from './herbi.service.ts'

/**
 * Milliseconds of silence before an empty line is sent. The platform only reports a closed connection after something
 * is written to it.
 */
const silenceMaxMs = 1000

/**
 * Streams the lines as JSON, with an empty line after a long silence. Stops the model when the reader cancels or the
 * request aborts, and finishes the remaining work in the background.
 */
export function streamLines(ctx: Ctx, lines: LineGenerator, request: AbortSignal): ReadableStream<Uint8Array> {
  const reader = new AbortController()
  const iterator = lines(reader.signal)
  const encoder = new TextEncoder()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let next: Promise<IteratorResult<HerbiLine>> | undefined
  const stop = () => {
    if (reader.signal.aborted) return
    reader.abort()
    void drain(iterator).finally(end)
  }
  request.addEventListener('abort', stop)
  ctx.waitUntil(ended)
  return new ReadableStream({
    async pull(controller) {
      next ??= iterator.next()
      const line = await withTimeout(next)
      if (reader.signal.aborted) return
      if (line === undefined) return controller.enqueue(encoder.encode('\n'))
      next = undefined
      if (line.done) {
        end()
        return controller.close()
      }
      controller.enqueue(encoder.encode(`${JSON.stringify(line.value)}\n`))
    },
    cancel: stop,
  })
}

/** Returns undefined if no line arrives in time. */
async function withTimeout<Line>(line: Promise<Line>): Promise<Line | undefined> {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), silenceMaxMs)
  return Promise.race([line, silence]).finally(() => clearTimeout(timer))
}

async function drain(lines: AsyncGenerator<HerbiLine>): Promise<void> {
  for (;;) if ((await lines.next()).done) return
}

/**
 * Returns an answer in one piece, for programs that request JSON. If there is no answer, returns where to get help.
 * Throws `unavailable` if the answer fails and there is no emergency.
 */
export async function collectAnswer(lines: LineGenerator, signal: AbortSignal): Promise<CollectedAnswer> {
  let emergencies: Emergency[] = []
  let failure: string | undefined
  for await (const line of lines(signal)) {
    if (line.type === 'emergencies') emergencies = line.emergencies
    if (line.type === 'failed') failure = line.message
    if (line.type === 'done') {
      const { answer, conversationId, questionsLeft } = line
      return { response: answer.text, answer, emergencies, conversationId, questionsLeft }
    }
  }
  if (emergencies.length === 0) throw new AppError('unavailable', failure)
  return { response: emergencyText(emergencies), answer: null, emergencies, conversationId: null }
}

type CollectedAnswer = {
  response: string
  answer: HerbiAnswer | null
  emergencies: Emergency[]
  conversationId: string | null
  questionsLeft?: number
}

const emergencyText = (emergencies: readonly Emergency[]) =>
  [
    ...emergencies.map(({ name, advice, help }) => {
      const lines = help.map(({ whom, numbers }) => `${whom}: ${numbers.join(' or ')}`)
      return `${name}. ${advice} ${lines.join('; ')}.`
    }),
    helpElsewhere,
  ].join('\n\n')
