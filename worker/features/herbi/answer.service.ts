import { APICallError } from 'ai'

import { herbiMessages, blockedReplacements } from '#domain/herbi/chat.messages.ts'
import type { HerbiLine, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { herbiInstructions, instructionsWith, tokenFrom } from '#domain/herbi/instructions.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import type { FilteredStream } from '#domain/herbi/output-filter.rules.ts'
import { recipesLinkedIn } from '#domain/herbi/own-links.ts'
import { createSentenceSplitter } from '#domain/herbi/sentence-splitter.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { createBuiltInModel } from './built-in-model.ts'
import { catalogueTools } from './catalogue-tools.ts'
import { answerOf, saveAnswer } from './conversations.service.ts'
import { type ModelTimeouts, type Piece, streamBuiltIn, streamHosted } from './model-stream.ts'
import { loadOutputGuards } from './output-guard.service.ts'
import { checkSources, findRecipes, linkedPages } from './sources.service.ts'

/** A question that passed all checks; `hosted` is null when the built-in model answers. */
type Question = {
  text: string
  conversationId: string | undefined
  earlier: readonly Turn[]
  hosted: HostedModel | null
  timeouts: ModelTimeouts
}

/** Callbacks of an answer: counting the questions left, and cleaning up after a failure. */
export type AnswerCallbacks = { countLeft: () => Promise<number>; afterFailure: () => Promise<void> }

/**
 * Streams the answer sentence by sentence and saves it at the end. Falls back to the built-in model if a hosted model
 * fails before its first sentence. If the reader aborts, stops the model and saves the text released so far. Never
 * throws.
 */
export async function* answerQuestion(
  ctx: Ctx,
  question: Question,
  { countLeft, afterFailure }: AnswerCallbacks,
  signal: AbortSignal,
): AsyncGenerator<HerbiLine> {
  try {
    const answer = yield* generateAnswer(ctx, question, signal)
    const { conversationId } = question
    const sources = await checkSources(ctx, answer.facts, answer.sources)
    const exchange = { conversationId, question: question.text, answer: answer.released, sources }
    const savedId = answer.released === '' ? (conversationId ?? null) : await saveAnswer(ctx, exchange)
    yield {
      type: 'done',
      answer: answerOf(answer.released, sources, answer.personalNotes),
      conversationId: savedId,
      questionsLeft: await countLeft(),
    }
  } catch (error) {
    logFailure(ctx, 'herbi_failed', error)
    await afterFailure().catch((cause: unknown) => ctx.log.error('herbi_failed', cause))
    yield { type: 'failed', message: herbiMessages.trouble }
  }
}

async function* generateAnswer(ctx: Ctx, { text, earlier, hosted, timeouts }: Question, signal: AbortSignal) {
  const [{ facts, filterOutput, notesOf, ...guards }, profile] = await Promise.all([
    loadOutputGuards(ctx),
    findCheckProfile(ctx),
  ])
  const turns: Turn[] = [...earlier, { role: 'user', text }]
  const recipes = new Set<string>()
  const token = tokenFrom(random)
  const startFilter = () => filterOutput({ secrets: { instructions: herbiInstructions, token }, recipes })
  let filter = startFilter()
  let sources: HerbiSource[] = []
  if (hosted) {
    const readPages: HerbiSource[] = []
    const tools = catalogueTools(ctx, { facts, filterOutput, notesOf, ...guards }, readPages)
    const instructions = instructionsWith(token)
    const pieces = streamHosted(ctx, { hosted, turns, instructions, tools, signal, timeouts })
    try {
      yield* releaseAll(ctx, pieces, { filter, recipes, sources: [] })
    } catch (error) {
      if (!signal.aborted) {
        if (filter.text() !== '') throw error
        logFailure(ctx, 'hosted_model_failed', error)
      }
    }
    const shownText = filter.text()
    sources = [...linkedPages(shownText), ...readPages.filter(({ title }) => mentionsTitle(shownText, title))]
  }
  if (filter.text() === '' && !signal.aborted) {
    filter = startFilter()
    sources = []
    const pieces = collectRecipes(streamBuiltIn(createBuiltInModel(ctx), { turns, signal }), recipes)
    yield* releaseAll(ctx, pieces, { filter, recipes, sources })
  }
  if (!signal.aborted) yield* toLines(filter.close())
  const personalNotes = profile && !signal.aborted ? notesOf(filter.text(), profile) : ''
  if (personalNotes !== '') yield* toLines(`\n\n${personalNotes}`)
  return { facts, released: filter.text(), personalNotes, sources }
}

/** Adds the source recipes of the built-in model to the known recipes, so that links to them aren't looked up again. */
async function* collectRecipes(pieces: AsyncGenerator<Piece>, recipes: Set<string>): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (piece.type === 'source') for (const slug of recipesLinkedIn(piece.source.path)) recipes.add(slug)
    yield piece
  }
}

type ReleaseInput = { filter: FilteredStream; recipes: Set<string>; sources: HerbiSource[] }

/** Passes each sentence through the output filter and stops the model once the filter blocks the rest. */
async function* releaseAll(
  ctx: Ctx,
  pieces: AsyncGenerator<Piece>,
  { filter, recipes, sources }: ReleaseInput,
): AsyncGenerator<HerbiLine> {
  const splitter = createSentenceSplitter()
  async function* filterSentences(sentences: readonly string[]): AsyncGenerator<HerbiLine> {
    for (const sentence of sentences) {
      const linked = recipesLinkedIn(sentence).filter((slug) => !recipes.has(slug))
      if (linked.length > 0) for (const slug of await findRecipes(ctx, linked)) recipes.add(slug)
      yield* toLines(filter.next(sentence))
    }
  }
  for await (const piece of pieces) {
    if (piece.type === 'source') sources.push(piece.source)
    if (piece.type === 'text') yield* filterSentences(splitter.push(piece.text))
    if (piece.type === 'end')
      if (piece.ending === 'whole') yield* filterSentences(splitter.end())
      else yield* filterSentences([`\n\n${blockedReplacements.long}`])
    if (filter.isOver()) return
  }
}

function* toLines(text: string): Generator<HerbiLine> {
  if (text !== '') yield { type: 'sentence', text }
}

const mentionsTitle = (text: string, title: string) =>
  text.toLowerCase().includes(title.replace(/ \(.*\)$/, '').toLowerCase())

/** Logs only the kind of the error, because its details can contain the user's question. */
function logFailure(ctx: Ctx, event: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  ctx.log.error(event, undefined, { kind, ...(APICallError.isInstance(error) && { status: `${error.statusCode}` }) })
}

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
