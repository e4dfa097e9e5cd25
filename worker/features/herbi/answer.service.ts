import { APICallError } from 'ai'

import { herbiMessages, blockedReplacements } from '#domain/herbi/chat.messages.ts'
import type { HerbiDetails, HerbiLine, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { herbiInstructions, addSecretToken, createSecretToken } from '#domain/herbi/instructions.ts'
import type { BuiltInAnswer, Turn } from '#domain/herbi/knowledge.types.ts'
import type { FilteredStream } from '#domain/herbi/output-filter.rules.ts'
import { findLinkedRecipes } from '#domain/herbi/sanitise-markdown.ts'
import { createSentenceSplitter } from '#domain/herbi/sentence-splitter.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { createBuiltInModel } from './built-in-model.ts'
import { createCatalogueTools } from './catalogue-tools.ts'
import { toAnswer, saveAnswer } from './conversations.service.ts'
import { type ModelTimeouts, type ModelChunk, streamBuiltIn, streamHosted } from './model-stream.ts'
import { loadOutputGuards } from './output-guard.service.ts'
import { checkSources, findPublishedSlugs, findLinkedPages } from './sources.service.ts'

/** Question that passed all checks. If `hosted` is null, the built-in model answers. */
type Question = {
  text: string
  conversationId: string | undefined
  earlierTurns: readonly Turn[]
  hosted: HostedModel | null
  timeouts: ModelTimeouts
}

export type AnswerCallbacks = { countQuestionsLeft: () => Promise<number>; afterFailure: () => Promise<void> }

/**
 * Streams the answer sentence by sentence and saves it at the end. Falls back to the built-in model if a hosted model
 * fails before its first sentence. If the reader aborts, stops the model and saves the sentences sent so far. Never
 * throws.
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
    const sources = await checkSources(ctx, answer.facts, answer.sources)
    const { details } = answer
    const exchange = { conversationId, question: question.text, answer: answer.releasedText, sources, details }
    const savedConversationId = answer.releasedText === '' ? (conversationId ?? null) : await saveAnswer(ctx, exchange)
    yield {
      type: 'done',
      answer: toAnswer({ text: answer.releasedText, sources, details }, answer.personalNotes),
      conversationId: savedConversationId,
      questionsLeft: await countQuestionsLeft(),
    }
  } catch (error) {
    logFailure(ctx, 'herbi_failed', error)
    await afterFailure().catch((cause: unknown) => ctx.log.error('herbi_failed', cause))
    yield { type: 'failed', message: herbiMessages.failed }
  }
}

async function* generateAnswer(ctx: Ctx, { text, earlierTurns, hosted, timeouts }: Question, signal: AbortSignal) {
  const [{ facts, filterOutput, writePersonalNotes, ...guards }, profile] = await Promise.all([
    loadOutputGuards(ctx),
    findCheckProfile(ctx),
  ])
  const turns: Turn[] = [...earlierTurns, { role: 'user', text }]
  const recipes = new Set<string>()
  const token = createSecretToken(randomFraction)
  const createFilter = () => filterOutput({ secrets: { instructions: herbiInstructions, token }, recipes })
  let filter = createFilter()
  let sources: HerbiSource[] = []
  let details: HerbiDetails = { followUps: [] }
  if (hosted) {
    const readPages: HerbiSource[] = []
    const tools = createCatalogueTools(ctx, { facts, filterOutput, writePersonalNotes, ...guards }, readPages)
    const instructions = addSecretToken(token)
    const chunks = streamHosted(ctx, { hosted, turns, instructions, tools, signal, timeouts })
    try {
      yield* filterChunks(ctx, chunks, { filter, recipes, sources: [] })
    } catch (error) {
      if (!signal.aborted) {
        if (filter.text() !== '') throw error
        logFailure(ctx, 'hosted_model_failed', error)
      }
    }
    const shownText = filter.text()
    sources = [...findLinkedPages(shownText), ...readPages.filter(({ title }) => mentionsTitle(shownText, title))]
  }
  if (filter.text() === '' && !signal.aborted) {
    filter = createFilter()
    sources = []
    const saveDetails = (answer: BuiltInAnswer) => {
      details = answer.details
    }
    const chunks = collectRecipes(streamBuiltIn(createBuiltInModel(ctx, saveDetails), { turns, signal }), recipes)
    yield* filterChunks(ctx, chunks, { filter, recipes, sources })
  }
  if (!signal.aborted) yield* toSentenceLines(filter.close())
  const personalNotes = profile && !signal.aborted ? writePersonalNotes(filter.text(), profile) : ''
  if (personalNotes !== '') yield* toSentenceLines(`\n\n${personalNotes}`)
  return { facts, releasedText: filter.text(), personalNotes, sources, details }
}

/** Adds the recipes in the built-in model's sources to `recipes`, so that links to them need no query. */
async function* collectRecipes(chunks: AsyncGenerator<ModelChunk>, recipes: Set<string>): AsyncGenerator<ModelChunk> {
  for await (const chunk of chunks) {
    if (chunk.type === 'source') for (const slug of findLinkedRecipes(chunk.source.path)) recipes.add(slug)
    yield chunk
  }
}

type FilterInput = { filter: FilteredStream; recipes: Set<string>; sources: HerbiSource[] }

/** Passes each sentence through the output filter. Stops the model when the filter blocks the rest of the answer. */
async function* filterChunks(
  ctx: Ctx,
  chunks: AsyncGenerator<ModelChunk>,
  { filter, recipes, sources }: FilterInput,
): AsyncGenerator<HerbiLine> {
  const splitter = createSentenceSplitter()
  async function* filterSentences(sentences: readonly string[]): AsyncGenerator<HerbiLine> {
    for (const sentence of sentences) {
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

function* toSentenceLines(text: string): Generator<HerbiLine> {
  if (text !== '') yield { type: 'sentence', text }
}

const mentionsTitle = (text: string, title: string) =>
  text.toLowerCase().includes(title.replace(/ \(.*\)$/, '').toLowerCase())

/** Logs only the kind of error, because details may contain the user's question. */
function logFailure(ctx: Ctx, event: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  ctx.log.error(event, undefined, { kind, ...(APICallError.isInstance(error) && { status: `${error.statusCode}` }) })
}

const randomFraction = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
