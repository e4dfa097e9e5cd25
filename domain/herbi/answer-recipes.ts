import { slugify, summary } from '#domain/text.ts'
import { listWords, plural } from '#domain/words.ts'

import {
  type Answer,
  allRemedies,
  type AnswerContext,
  bold,
  boldOf,
  herbPage,
  howWeCheck,
  isQuotable,
  recipePage,
} from './answer-parts.ts'
import { hasProfile, profileOf } from './extracted-profile.ts'
import type { KnownRecipe } from './knowledge.types.ts'
import { checkKnownRecipe, suitsPerson, personLines } from './person-findings.ts'
import { readable } from './question-text.ts'
import { matchRecipes } from './recipe-names.ts'
import type { Topic } from './topics.ts'

const phraseMax = 7
const phrasesMax = 90
const emptyWords = new Set(
  'a an and are can do does for from have how i in is it me my of on or the this to what which with you your'.split(
    ' ',
  ),
)

/** Returns a name as a slug without "and". */
const keyOf = (name: string): string => slugify(readable(name)).replaceAll(/(?<=^|-)and-/g, '')

/**
 * Returns slugs that may name a recipe: every run of two to seven words of a message, and the names that the last
 * answer offered. At most 90.
 */
export function candidateSlugs(text: string, options: readonly string[]): string[] {
  const words = slugify(readable(text)).split('-').filter(Boolean)
  const keys = options.slice(0, 10).flatMap((name) => [slugify(name), keyOf(name)])
  for (let length = Math.min(phraseMax, words.length); length > 1; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const phrase = words.slice(from, from + length)
      if (!emptyWords.has(phrase[0] ?? '') && !emptyWords.has(phrase.at(-1) ?? ''))
        keys.push(phrase.join('-'), keyOf(phrase.join(' ')))
    }
  return [...new Set(keys)].filter(Boolean).slice(0, phrasesMax)
}

/** Returns the recipe that a question is about; undefined for any other question. */
export function resolveRecipe({
  question,
  lookup,
}: Pick<AnswerContext, 'question' | 'lookup'>): KnownRecipe | undefined {
  const { reading, options, chosenPosition, isFollowUp, topics } = question
  const findByName = (name: string | undefined) =>
    name === undefined ? undefined : lookup.named.find((recipe) => keyOf(recipe.name) === keyOf(name))
  const questionKey = `-${keyOf(reading.written)}-`
  const named = lookup.named
    .filter(({ name }) => questionKey.includes(`-${keyOf(name)}-`))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (named) return named
  const similar = similarRecipes({ question, lookup })
  if (similar.length > 0) return similar.length === 1 ? similar[0] : undefined
  if (!isFollowUp || reading.plants.length > 0 || reading.complaints.length > 0) return undefined
  if (chosenPosition !== undefined)
    return findByName(options.at(chosenPosition > 0 ? chosenPosition - 1 : chosenPosition))
  const first = findByName(options[0])
  if (first) return first
  const asksToMake = (['preparation', 'recipes'] as const).some((topic) => topics.has(topic))
  return asksToMake && question.complaints.length > 0 ? options.map(findByName).find(Boolean) : undefined
}

/** Returns the recipes that a question names with a typing error or in part. */
export const similarRecipes = ({ question, lookup }: Pick<AnswerContext, 'question' | 'lookup'>): KnownRecipe[] =>
  matchRecipes(
    lookup.alike,
    question.reading.written,
    question.reading.plants.map(({ name }) => name),
  )

/** Asks which of several remedies with a similar name is meant. */
export function answerSimilarRecipes(context: AnswerContext): Answer {
  const recipes = similarRecipes(context)
  return {
    passages: [
      ['More than one remedy of ours has a name like that.', 'Which one do you mean?'],
      { items: recipes.map(({ name, ailment }) => `${bold(name)}: ${ailment}.`) },
    ],
    sources: recipes.map(recipePage),
  }
}

/** Describes a remedy: its ingredients, its preparation and its cautions. */
export function answerRecipe({ herbIndex, question }: AnswerContext, recipe: KnownRecipe): Answer {
  const { topics, person } = question
  const has = (...names: Topic[]) => names.some((topic) => topics.has(topic))
  const { findings } = checkKnownRecipe(herbIndex, recipe, profileOf(person))
  const personal = hasProfile(person) ? personLines(herbIndex, findings, person.medicines) : []
  const asksSafety = has('sideEffects', 'leaveOut', 'medicines', 'pregnancy', 'breastfeeding', 'children', 'allergy')
  const steps = recipe.instructions.filter((step) => isQuotable(herbIndex, step))
  const herbs = recipe.ingredients.flatMap(({ herb }) => (herb === null ? [] : (herbIndex.herb(herb) ?? [])))
  const general = findings.filter(({ code }) => code !== 'EDUCATIONAL').map(herbIndex.say)
  return {
    passages: [
      [
        `${bold(recipe.name)} is a remedy of ours under ${recipe.ailment}.`,
        ...(isQuotable(herbIndex, recipe.description) ? [summary(recipe.description, 200)] : []),
      ],
      [`In it: ${recipe.ingredients.map(({ name }) => name).join(', ')}.`].filter((line) =>
        isQuotable(herbIndex, line),
      ),
      ...(has('preparation', 'recipes') && !asksSafety && steps.length > 0 ? [{ items: steps }] : []),
      [
        `It makes ${plural(recipe.servings, 'serving')}, takes ${recipe.brewMinutes} minutes, and at most ${plural(recipe.cupsPerDay, 'cup')} a day are meant.`,
        ...(recipe.courseDays === null ? [] : [`Stop after ${plural(recipe.courseDays, 'day')}.`]),
        recipe.isClosed ? 'Its grams and steps are for premium members.' : 'Its page has the grams of each herb.',
      ],
      ...(personal.length > 0
        ? [
            [suitsPerson(findings) ? 'For what you told me, mind this.' : 'For what you told me, leave it out.'],
            { items: personal },
          ]
        : []),
      ...(asksSafety && personal.length === 0 ? [{ items: general.slice(0, 6) }] : []),
    ],
    sources: [
      recipePage(recipe),
      ...herbs.slice(0, 3).map(herbPage),
      ...(asksSafety || personal.length > 0 ? [howWeCheck] : []),
    ],
  }
}

/** Lists remedies with the herbs of the question, for somebody who asks for remedies. */
export function answerRecipesWith({ herbIndex, question, lookup }: AnswerContext): Answer {
  const names = question.herbs.slice(0, 2).map((herb) => boldOf(herbIndex, herb))
  const herbSlugs = question.herbs.map(({ slug }) => slug)
  const profile = profileOf(question.person)
  const recipes = lookup.withHerb
    .filter((recipe) => suitsPerson(checkKnownRecipe(herbIndex, recipe, profile).findings))
    .toSorted((one, other) => countIn(other, herbSlugs) - countIn(one, herbSlugs))
    .filter(({ name }, position, all) => all.findIndex((other) => other.name === name) === position)
    .slice(0, 3)
  return {
    passages:
      recipes.length > 0
        ? [
            [`Remedies of ours with ${listWords(names)}:`],
            {
              items: recipes.map(
                ({ name, ailment, brewMinutes, cupsPerDay }) =>
                  `${bold(name)}: ${ailment}, ${brewMinutes} minutes, at most ${plural(cupsPerDay, 'cup')} a day.`,
              ),
            },
            ['Ask me how to make one of them, or open its page.'],
          ]
        : [[`No remedy of ours holds ${names.join(' or ')} yet.`]],
    sources: [
      ...recipes.map(recipePage),
      ...question.herbs.slice(0, 2).map(herbPage),
      ...(recipes.length > 0 ? [] : [allRemedies]),
    ],
  }
}

const countIn = ({ ingredients }: KnownRecipe, herbs: readonly string[]) =>
  ingredients.filter(({ herb }) => herb !== null && herbs.includes(herb)).length
