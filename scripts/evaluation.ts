import { generateText, type LanguageModel, type ModelMessage } from 'ai'

import { loadAnswers } from '#catalog/answers.ts'
import type { Catalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { LookupResult } from '#domain/herbi/answer-shared.ts'
import type { HerbiCase } from '#domain/herbi/cases/cases.types.ts'
import { createHerbi, type LookupRequest } from '#domain/herbi/herbi.rules.ts'
import type { BuiltInAnswer, KnownRecipe, Turn } from '#domain/herbi/knowledge.types.ts'
import { removeLinks } from '#domain/herbi/message-text.ts'
import { matchesPattern } from '#domain/herbi/recipe-names.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import { indexNames } from '#domain/safety/names.ts'
import { createLanguageModel } from '#worker/features/herbi/built-in-model.ts'

export type Reply = { text: string; pages: string[] }
export type AnswerFunction = (messages: ModelMessage[]) => Promise<Reply>
export type EvaluatedCase = { case: HerbiCase; reply: Reply; errors: string[] }

/** Asks any model that the AI SDK supports; `instructions` is the system prompt. */
export const createAnswerFunction =
  (model: LanguageModel, instructions?: string): AnswerFunction =>
  async (messages) => {
    const { text, sources } = await generateText({
      model,
      messages,
      ...(instructions !== undefined && { instructions }),
    })
    return { text, pages: sources.flatMap((source) => (source.sourceType === 'url' ? [source.url] : [])) }
  }

export const createCatalogueModel = (catalogue: Catalogue): LanguageModel =>
  createLanguageModel(createAnswerer(catalogue))

export function createAnswerer(catalogue: Catalogue): (turns: readonly Turn[]) => Promise<BuiltInAnswer> {
  const facts = safetyFacts(catalogue)
  const herbi = createHerbi({
    facts,
    herbs: catalogue.herbs,
    restricted: catalogue.restricted,
    answers: loadAnswers(catalogue).compiled,
  })
  const recipes = createKnownRecipes(catalogue)
  return async (turns) => {
    const { lookup, answer } = herbi(turns)
    return answer(findRecipes(recipes, lookup))
  }
}

function createKnownRecipes(catalogue: Catalogue): KnownRecipe[] {
  const index = indexNames(safetyFacts(catalogue))
  return catalogue.recipes.map((recipe) => ({
    ...recipe,
    ingredients: recipe.ingredients.map(({ name, amount, gramsPerCup }) => ({
      name,
      amount,
      gramsPerCup: gramsPerCup ?? null,
      herb: findHerbSlug(index, name),
    })),
  }))
}

function findRecipes(
  recipes: readonly KnownRecipe[],
  { slugs, namePatterns, herbs, ailment }: LookupRequest,
): LookupResult {
  const slugSet = new Set(slugs)
  return {
    exactMatches: recipes.filter(({ slug }) => slugSet.has(slug)).slice(0, 6),
    similarMatches: recipes
      .filter(({ name }) => namePatterns.some((pattern) => matchesPattern(pattern, name)))
      .slice(0, 12),
    withHerb: findWithHerbs(recipes, herbs).slice(0, 6),
    forAilment: recipes.filter((recipe) => recipe.ailment === ailment).slice(0, 20),
  }
}

function findWithHerbs(recipes: readonly KnownRecipe[], herbs: readonly string[]): KnownRecipe[] {
  const countShared = ({ ingredients }: KnownRecipe) =>
    herbs.filter((herb) => ingredients.some((one) => one.herb === herb)).length
  return recipes
    .filter((recipe) => countShared(recipe) > 0)
    .toSorted((one, other) => countShared(other) - countShared(one))
}

/**
 * Returns the errors in the answers to these questions. `namesPages` is false for a model that never cites pages; then
 * missing sources aren't an error.
 */
export async function evaluate(
  cases: readonly HerbiCase[],
  getAnswer: AnswerFunction,
  namesPages = true,
): Promise<EvaluatedCase[]> {
  const evaluated: EvaluatedCase[] = []
  for (const one of cases) {
    const reply = await converse([one.question].flat(), getAnswer)
    evaluated.push({ case: one, reply, errors: findErrors(one, reply, namesPages) })
  }
  return evaluated
}

async function converse(questions: readonly string[], getAnswer: AnswerFunction): Promise<Reply> {
  const messages: ModelMessage[] = []
  let reply: Reply = { text: '', pages: [] }
  for (const content of questions) {
    messages.push({ role: 'user', content })
    reply = await getAnswer(messages)
    messages.push({ role: 'assistant', content: reply.text })
  }
  return reply
}

function findErrors(
  { expected, forbidden = [], source }: HerbiCase,
  { text: rawText, pages }: Reply,
  namesPages: boolean,
): string[] {
  const text = removeLinks(rawText)
  return [
    ...expected.filter((pattern) => !pattern.test(text)).map((pattern) => `does not say ${pattern}`),
    ...forbidden.filter((pattern) => pattern.test(text)).map((pattern) => `says ${pattern}`),
    ...(source !== undefined && namesPages && !pages.some((page) => page.startsWith(source))
      ? [`does not name ${source}`]
      : []),
  ]
}

/** Returns the percentage of questions that were answered without an error, to one decimal. */
export const calculateScore = (evaluated: readonly EvaluatedCase[]): number =>
  Math.round((evaluated.filter(({ errors }) => errors.length === 0).length / evaluated.length) * 1000) / 10
