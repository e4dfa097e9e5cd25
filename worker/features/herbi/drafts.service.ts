import { APICallError } from 'ai'

import { answeredByBuiltIn, type AnsweredBy } from '#domain/herbi/answer-providers.ts'
import { createCitationReader } from '#domain/herbi/citations.ts'
import type { HerbiDetails, HerbiLine, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { createSecretToken, herbiInstructions, writeInstructions } from '#domain/herbi/instructions.ts'
import type { BuiltInAnswer, Turn } from '#domain/herbi/knowledge.types.ts'
import type { FilteredStream } from '#domain/herbi/output-filter.rules.ts'
import type { SourcePassage } from '#domain/herbi/passages.ts'
import { findLinkedRecipes } from '#domain/herbi/sanitise-markdown.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { countOutcome } from './answer-counts.service.ts'
import { createBuiltInModel } from './built-in-model.ts'
import { createCatalogueTools } from './catalogue-tools.ts'
import { filterChunks } from './filtered-lines.ts'
import { isOverBudget, type ModelChunk, type ModelTimeouts, streamBuiltIn, streamHosted } from './model-stream.ts'
import type { OutputGuards } from './output-guard.service.ts'
import { findLinkedPages } from './sources.service.ts'

/** `recipes` contains the slugs of existing recipes, and grows with each link that is looked up. */
export type DraftInput = {
  turns: readonly Turn[]
  guards: OutputGuards
  passages: readonly SourcePassage[]
  recipes: Set<string>
  timeouts: ModelTimeouts
  signal: AbortSignal
}

/** Released sentences of one model, with the pages that they are based on. */
export type Draft = {
  filter: FilteredStream
  sources: HerbiSource[]
  details: HerbiDetails
  answeredBy: AnsweredBy
  isUnanswered: boolean
}

/**
 * Streams a hosted model's answer. Returns undefined if the model fails, or has no budget, before its first sentence.
 * Throws if it breaks off later.
 */
export async function* draftWithHosted(
  ctx: Ctx,
  hosted: HostedModel,
  { turns, guards, passages, recipes, timeouts, signal }: DraftInput,
): AsyncGenerator<HerbiLine, Draft | undefined> {
  const token = createSecretToken(randomFraction)
  const filter = guards.filterOutput({ secrets: { instructions: herbiInstructions, token }, recipes })
  const readPages: HerbiSource[] = []
  const tools = createCatalogueTools(ctx, guards, readPages)
  const instructions = writeInstructions(token, passages)
  const citations = createCitationReader(passages)
  const chunks = streamHosted(ctx, { hosted, turns, instructions, tools, signal, timeouts })
  try {
    yield* filterChunks(ctx, chunks, { filter, recipes, sources: [], rewrite: citations.removeMarks })
  } catch (error) {
    if (!signal.aborted) {
      if (!isOverBudget(error)) countOutcome(ctx, hosted.kind, 'failed')
      if (filter.text() !== '') throw error
      logFailure(ctx, 'hosted_model_failed', error, hosted)
    }
  }
  const shownText = filter.text()
  if (shownText === '' && !signal.aborted) return undefined
  const mentionedPages = readPages.filter(({ title }) => mentionsTitle(shownText, title))
  const sources = [...citations.listSources(), ...findLinkedPages(shownText), ...mentionedPages]
  const answeredBy = { provider: hosted.kind, name: hosted.provider }
  return { filter, sources, details: { followUps: [] }, answeredBy, isUnanswered: false }
}

export async function* draftWithBuiltIn(
  ctx: Ctx,
  { turns, guards, recipes, signal }: DraftInput,
): AsyncGenerator<HerbiLine, Draft> {
  const secrets = { instructions: herbiInstructions, token: createSecretToken(randomFraction) }
  const filter = guards.filterOutput({ secrets, recipes })
  const sources: HerbiSource[] = []
  let details: HerbiDetails = { followUps: [] }
  let isUnanswered = false
  const saveDetails = (answer: BuiltInAnswer) => {
    ;({ details, isUnanswered } = answer)
  }
  const model = createBuiltInModel(ctx, saveDetails)
  const chunks = collectRecipes(streamBuiltIn(model, { turns, signal }), recipes)
  try {
    yield* filterChunks(ctx, chunks, { filter, recipes, sources })
  } catch (error) {
    countOutcome(ctx, 'built-in', 'failed')
    throw error
  }
  return { filter, sources, details, answeredBy: answeredByBuiltIn, isUnanswered }
}

/** Adds the recipes in the built-in model's sources to `recipes`, so that links to them need no query. */
async function* collectRecipes(chunks: AsyncGenerator<ModelChunk>, recipes: Set<string>): AsyncGenerator<ModelChunk> {
  for await (const chunk of chunks) {
    if (chunk.type === 'source') for (const slug of findLinkedRecipes(chunk.source.path)) recipes.add(slug)
    yield chunk
  }
}

const mentionsTitle = (text: string, title: string) =>
  text.toLowerCase().includes(title.replace(/ \(.*\)$/, '').toLowerCase())

/** Logs only the kind of error, because details may contain the user's question. */
export function logFailure(ctx: Ctx, event: string, error: unknown, model?: HostedModel): void {
  const kind = error instanceof Error ? error.name : typeof error
  ctx.log.error(event, undefined, {
    kind,
    ...(model && { provider: model.kind }),
    ...(APICallError.isInstance(error) && { status: `${error.statusCode}` }),
  })
}

const randomFraction = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
