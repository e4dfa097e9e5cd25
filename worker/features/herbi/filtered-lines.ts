import { blockedReplacements } from '#domain/herbi/chat.messages.ts'
import type { HerbiLine, HerbiSource } from '#domain/herbi/herbi.types.ts'
import type { FilteredStream } from '#domain/herbi/output-filter.rules.ts'
import { findLinkedRecipes } from '#domain/herbi/sanitise-markdown.ts'
import { createSentenceSplitter } from '#domain/herbi/sentence-splitter.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import type { ModelChunk } from './model-stream.ts'
import { findPublishedSlugs } from './sources.service.ts'

/** `rewrite` changes each sentence before the filter reads it. */
type FilterInput = {
  filter: FilteredStream
  recipes: Set<string>
  sources: HerbiSource[]
  rewrite?: (sentence: string) => string
}

/** Passes each sentence through the output filter. Stops the model when the filter blocks the rest of the answer. */
export async function* filterChunks(
  ctx: Ctx,
  chunks: AsyncGenerator<ModelChunk>,
  { filter, recipes, sources, rewrite = (sentence) => sentence }: FilterInput,
): AsyncGenerator<HerbiLine> {
  const splitter = createSentenceSplitter()
  async function* filterSentences(sentences: readonly string[]): AsyncGenerator<HerbiLine> {
    for (const sentence of sentences.map(rewrite)) {
      const linkedSlugs = findLinkedRecipes(sentence).filter((slug) => !recipes.has(slug))
      if (linkedSlugs.length > 0) for (const slug of await findPublishedSlugs(ctx, linkedSlugs)) recipes.add(slug)
      yield* toSentenceLines(filter.next(sentence))
    }
  }
  for await (const chunk of chunks) {
    if (chunk.type === 'source') sources.push(chunk.source)
    if (chunk.type === 'text') yield* filterSentences(splitter.push(chunk.text))
    if (chunk.type === 'end')
      if (chunk.ending === 'whole') yield* filterSentences(splitter.end())
      else yield* filterSentences([`\n\n${blockedReplacements.tooLong}`])
    if (filter.isOver()) return
  }
}

export function* toSentenceLines(text: string): Generator<HerbiLine> {
  if (text !== '') yield { type: 'sentence', text }
}
