import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'

import type { BuiltInAnswer, Turn } from '#domain/herbi/knowledge.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { answerTurns } from './knowledge.service.ts'

export type Answerer = (turns: readonly Turn[]) => Promise<Pick<BuiltInAnswer, 'sentences' | 'sources'>>

/**
 * Creates the built-in model. It uses only the catalogue, needs no key, costs nothing and is deterministic. Passes each
 * answer to `onAnswer`, because a language model returns only text and sources.
 */
export const createBuiltInModel = (ctx: Ctx, onAnswer?: (answer: BuiltInAnswer) => void): LanguageModelV4 =>
  createLanguageModel(async (turns) => {
    const answer = await answerTurns(ctx, turns)
    onAnswer?.(answer)
    return answer
  })

/** Wraps an answerer as an AI SDK model that first streams its sources and then its sentences. */
export function createLanguageModel(answer: Answerer): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'herbal-remedies',
    modelId: 'built-in',
    supportedUrls: {},
    doGenerate: async ({ prompt, abortSignal }) => {
      abortSignal?.throwIfAborted()
      const { sentences, sources } = await answer(readTurns(prompt))
      const text: LanguageModelV4Content = { type: 'text', text: sentences.join('') }
      return { content: [text, ...sources.map(toSourcePart)], finishReason, usage, warnings: [] }
    },
    doStream: async ({ prompt, abortSignal }) => {
      abortSignal?.throwIfAborted()
      const parts = toStreamParts(await answer(readTurns(prompt)))
      return { stream: createPartStream(parts, abortSignal) }
    },
  }
}

const finishReason: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined }
const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const textId = 'answer'

function readTurns(prompt: LanguageModelV4CallOptions['prompt']): Turn[] {
  return prompt.flatMap((message): Turn[] => {
    if (message.role !== 'user' && message.role !== 'assistant') return []
    const text = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
    return [{ role: message.role, text }]
  })
}

const toStreamParts = ({ sentences, sources }: Awaited<ReturnType<Answerer>>): LanguageModelV4StreamPart[] => [
  { type: 'stream-start', warnings: [] },
  ...sources.map(toSourcePart),
  { type: 'text-start', id: textId },
  ...sentences.map((delta) => ({ type: 'text-delta', id: textId, delta }) as const),
  { type: 'text-end', id: textId },
  { type: 'finish', usage, finishReason },
]

const toSourcePart = ({ title, path }: BuiltInAnswer['sources'][number], position: number) =>
  ({ type: 'source', sourceType: 'url', id: `source-${position + 1}`, url: path, title }) as const

/** Enqueues one part per pull, so that nothing is sent after the reader cancels. */
function createPartStream(
  parts: LanguageModelV4StreamPart[],
  abortSignal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const iterator = parts.values()
  return new ReadableStream({
    pull(controller) {
      if (abortSignal?.aborted) return controller.error(abortSignal.reason)
      const { value, done } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
