import { APICallError } from 'ai'

import { herbiWords, releaseWords } from '#domain/herbi/chat.messages.ts'
import type { HerbiLine, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { herbiInstructions, instructionsWith, tokenFrom } from '#domain/herbi/instructions.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import type { FilteredStream } from '#domain/herbi/output-filter.rules.ts'
import { recipesLinkedIn } from '#domain/herbi/own-links.ts'
import { createSentenceCutter } from '#domain/herbi/sentence-splitter.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { createBuiltInModel } from './built-in-model.ts'
import { catalogueTools } from './catalogue-tools.ts'
import { answerOf, keepAnswer } from './conversations.service.ts'
import { type Patience, type Piece, streamBuiltIn, streamHosted } from './model-stream.ts'
import { loadOutputGuards } from './output-guard.service.ts'
import { checkSources, findRecipes, linkedPages } from './sources.service.ts'

/** A question that passed all checks; `hosted` is null when the built-in model answers. */
type Question = {
  text: string
  conversationId: string | undefined
  earlier: readonly Turn[]
  hosted: HostedModel | null
  patience: Patience
}

/** Callbacks of an answer: counting the questions left, and cleaning up after a failure. */
export type Around = { countLeft: () => Promise<number>; afterFailure: () => Promise<void> }

/**
 * Streams the answer sentence by sentence and saves it at the end. Falls back to the built-in model if a hosted model
 * fails before its first sentence. If the reader aborts, stops the model and saves the text released so far. Never
 * throws.
 */
export async function* answerQuestion(
  ctx: Ctx,
  question: Question,
  { countLeft, afterFailure }: Around,
  signal: AbortSignal,
): AsyncGenerator<HerbiLine> {
  try {
    const answer = yield* speak(ctx, question, signal)
    const { conversationId } = question
    const sources = await checkSources(ctx, answer.facts, answer.sources)
    const said = { conversationId, question: question.text, answer: answer.released, sources }
    const keptIn = answer.released === '' ? (conversationId ?? null) : await keepAnswer(ctx, said)
    yield {
      type: 'done',
      answer: answerOf(answer.released, sources, answer.personal),
      conversationId: keptIn,
      questionsLeft: await countLeft(),
    }
  } catch (error) {
    noteFailure(ctx, 'herbi_failed', error)
    await afterFailure().catch((cause: unknown) => ctx.log.error('herbi_failed', cause))
    yield { type: 'failed', message: herbiWords.trouble }
  }
}

async function* speak(ctx: Ctx, { text, earlier, hosted, patience }: Question, signal: AbortSignal) {
  const [{ facts, filterOutput, notesOf, ...judges }, profile] = await Promise.all([
    loadOutputGuards(ctx),
    findCheckProfile(ctx),
  ])
  const turns: Turn[] = [...earlier, { role: 'user', text }]
  const recipes = new Set<string>()
  const token = tokenFrom(random)
  const begin = () => filterOutput({ secrets: { instructions: herbiInstructions, token }, recipes })
  let release = begin()
  let sources: HerbiSource[] = []
  if (hosted) {
    const read: HerbiSource[] = []
    const tools = catalogueTools(ctx, { facts, filterOutput, notesOf, ...judges }, read)
    const instructions = instructionsWith(token)
    const pieces = streamHosted(ctx, { hosted, turns, instructions, tools, signal, patience })
    try {
      yield* releaseAll(ctx, pieces, { release, recipes, sources: [] })
    } catch (error) {
      if (!signal.aborted) {
        if (release.text() !== '') throw error
        noteFailure(ctx, 'hosted_model_failed', error)
      }
    }
    const shown = release.text()
    sources = [...linkedPages(shown), ...read.filter(({ title }) => namesIt(shown, title))]
  }
  if (release.text() === '' && !signal.aborted) {
    release = begin()
    sources = []
    const pieces = knowingRecipes(streamBuiltIn(createBuiltInModel(ctx), { turns, signal }), recipes)
    yield* releaseAll(ctx, pieces, { release, recipes, sources })
  }
  if (!signal.aborted) yield* lineOf(release.close())
  const personal = profile && !signal.aborted ? notesOf(release.text(), profile) : ''
  if (personal !== '') yield* lineOf(`\n\n${personal}`)
  return { facts, released: release.text(), personal, sources }
}

/** Adds the source recipes of the built-in model to the known recipes, so that links to them aren't looked up again. */
async function* knowingRecipes(pieces: AsyncGenerator<Piece>, recipes: Set<string>): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (piece.type === 'source') for (const slug of recipesLinkedIn(piece.source.path)) recipes.add(slug)
    yield piece
  }
}

type Releasing = { release: FilteredStream; recipes: Set<string>; sources: HerbiSource[] }

/** Passes each sentence through the output filter and stops the model once the filter blocks the rest. */
async function* releaseAll(
  ctx: Ctx,
  pieces: AsyncGenerator<Piece>,
  { release, recipes, sources }: Releasing,
): AsyncGenerator<HerbiLine> {
  const cutter = createSentenceCutter()
  async function* pass(sentences: readonly string[]): AsyncGenerator<HerbiLine> {
    for (const sentence of sentences) {
      const linked = recipesLinkedIn(sentence).filter((slug) => !recipes.has(slug))
      if (linked.length > 0) for (const slug of await findRecipes(ctx, linked)) recipes.add(slug)
      yield* lineOf(release.next(sentence))
    }
  }
  for await (const piece of pieces) {
    if (piece.type === 'source') sources.push(piece.source)
    if (piece.type === 'text') yield* pass(cutter.push(piece.text))
    if (piece.type === 'end')
      if (piece.how === 'whole') yield* pass(cutter.end())
      else yield* pass([`\n\n${releaseWords.long}`])
    if (release.isOver()) return
  }
}

function* lineOf(text: string): Generator<HerbiLine> {
  if (text !== '') yield { type: 'sentence', text }
}

const namesIt = (text: string, title: string) =>
  text.toLowerCase().includes(title.replace(/ \(.*\)$/, '').toLowerCase())

/** Logs only the kind of the error, because its details can contain the user's question. */
function noteFailure(ctx: Ctx, event: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error
  ctx.log.error(event, undefined, { kind, ...(APICallError.isInstance(error) && { status: `${error.statusCode}` }) })
}

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
