import { slugify, summarise } from '#domain/text.ts'
import { joinWords, formatPlural } from '#domain/words.ts'

import {
  type Answer,
  allRemedies,
  type AnswerContext,
  bold,
  formatBoldHerbName,
  toHerbSource,
  howWeCheck,
  isQuotable,
  toRecipeSource,
} from './answer-shared.ts'
import { hasProfile, toCheckProfile } from './extracted-profile.ts'
import { pronounPattern } from './interpret-conversation.ts'
import type { KnownRecipe } from './knowledge.types.ts'
import { normaliseMessage } from './message-text.ts'
import { checkKnownRecipe, isSuitable, writePersonLines } from './person-findings.ts'
import { matchRecipes } from './recipe-names.ts'
import type { Topic } from './topics.ts'

const maxPhraseWords = 7
const maxSlugs = 90
const stopWords = new Set(
  'a an and are can do does for from have how i in is it me my of on or the this to what which with you your'.split(
    ' ',
  ),
)

/** Converts a name to a slug without "and". */
const nameKey = (name: string): string => slugify(normaliseMessage(name)).replaceAll(/(?<=^|-)and-/g, '')

/**
 * Returns up to 90 slugs that may name a recipe: runs of two to seven words from the message, and the names offered in
 * the last answer.
 */
export function candidateSlugs(text: string, options: readonly string[]): string[] {
  const words = slugify(normaliseMessage(text)).split('-').filter(Boolean)
  const keys = options.slice(0, 10).flatMap((name) => [slugify(name), nameKey(name)])
  for (let length = Math.min(maxPhraseWords, words.length); length > 1; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length)
      if (!stopWords.has(phrase[0] ?? '') && !stopWords.has(phrase.at(-1) ?? ''))
        keys.push(phrase.join('-'), nameKey(phrase.join(' ')))
    }
  return [...new Set(keys)].filter(Boolean).slice(0, maxSlugs)
}

export function resolveRecipe({
  question,
  lookup,
}: Pick<AnswerContext, 'question' | 'lookup'>): KnownRecipe | undefined {
  const { message, options, chosenPosition, isFollowUp, topics } = question
  const findByName = (name: string | undefined) =>
    name === undefined ? undefined : lookup.exactMatches.find((recipe) => nameKey(recipe.name) === nameKey(name))
  const questionKey = `-${nameKey(message.originalText)}-`
  const exactMatch = lookup.exactMatches
    .filter(({ name }) => questionKey.includes(`-${nameKey(name)}-`))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (exactMatch) return exactMatch
  const similar = findSimilarRecipes({ question, lookup })
  if (similar.length > 0) return similar.length === 1 ? similar[0] : undefined
  if (!isFollowUp || message.plants.length > 0 || message.complaints.length > 0) return undefined
  if (chosenPosition !== undefined)
    return findByName(options.at(chosenPosition > 0 ? chosenPosition - 1 : chosenPosition))
  const firstOption = findByName(options[0])
  if (firstOption) return firstOption
  const asksToMake = (['preparation', 'recipes'] as const).some((topic) => topics.has(topic))
  return asksToMake && question.complaints.length > 0 ? options.map(findByName).find(Boolean) : undefined
}

export const findSimilarRecipes = ({ question, lookup }: Pick<AnswerContext, 'question' | 'lookup'>): KnownRecipe[] =>
  matchRecipes(
    lookup.similarMatches,
    question.message.originalText,
    question.message.plants.map(({ name }) => name),
  )

/**
 * True when a follow-up question is about a remedy, not about a restricted plant named earlier. The message must name a
 * remedy or refer to the remedy in the last answer. A message that names a restricted plant never counts.
 */
export function isAboutRemedy(context: AnswerContext): boolean {
  const { message, isFollowUp, options, text } = context.question
  if (!isFollowUp || message.plants.some(({ plants }) => plants.some(({ kind }) => kind === 'restricted'))) return false
  const recipe = resolveRecipe(context)
  if (recipe && recipe.name === options[0]) return true
  return !pronounPattern.test(text) && (recipe !== undefined || findSimilarRecipes(context).length > 1)
}

/** Lists several remedies with similar names and asks which one the person means. */
export function answerSimilarRecipes(context: AnswerContext): Answer {
  const recipes = findSimilarRecipes(context)
  return {
    passages: [
      ['More than one remedy of ours has a name like that.', 'Which one do you mean?'],
      { items: recipes.map(({ name, ailment }) => `${bold(name)}: ${ailment}.`) },
    ],
    sources: recipes.map(toRecipeSource),
  }
}

export function answerRecipe({ herbIndex, question }: AnswerContext, recipe: KnownRecipe): Answer {
  const { topics, person } = question
  const hasTopic = (...names: Topic[]) => names.some((topic) => topics.has(topic))
  const { findings } = checkKnownRecipe(herbIndex, recipe, toCheckProfile(person))
  const personalLines = hasProfile(person) ? writePersonLines(herbIndex, findings, person.medicines) : []
  const asksSafety = hasTopic(
    'sideEffects',
    'leaveOut',
    'medicines',
    'pregnancy',
    'breastfeeding',
    'children',
    'allergy',
  )
  const steps = recipe.instructions.filter((step) => isQuotable(herbIndex, step))
  const herbs = recipe.ingredients.flatMap(({ herb }) => (herb === null ? [] : (herbIndex.findHerb(herb) ?? [])))
  const generalLines = findings.filter(({ code }) => code !== 'EDUCATIONAL').map(herbIndex.writeFinding)
  return {
    passages: [
      [
        `${bold(recipe.name)} is a remedy of ours under ${recipe.ailment}.`,
        ...(isQuotable(herbIndex, recipe.description) ? [summarise(recipe.description, 200)] : []),
      ],
      [`In it: ${recipe.ingredients.map(({ name }) => name).join(', ')}.`].filter((line) =>
        isQuotable(herbIndex, line),
      ),
      ...(hasTopic('preparation', 'recipes') && !asksSafety && steps.length > 0 ? [{ items: steps }] : []),
      [
        `It makes ${formatPlural(recipe.servings, 'serving')}, takes ${recipe.brewMinutes} minutes, and at most ${formatPlural(recipe.cupsPerDay, 'cup')} a day are meant.`,
        ...(recipe.courseDays === null ? [] : [`Stop after ${formatPlural(recipe.courseDays, 'day')}.`]),
        recipe.isClosed ? 'Its grams and steps are for premium members.' : 'Its page has the grams of each herb.',
      ],
      ...(personalLines.length > 0
        ? [
            [isSuitable(findings) ? 'For what you told me, mind this.' : 'For what you told me, leave it out.'],
            { items: personalLines },
          ]
        : []),
      ...(asksSafety && personalLines.length === 0 ? [{ items: generalLines.slice(0, 6) }] : []),
    ],
    sources: [
      toRecipeSource(recipe),
      ...herbs.slice(0, 3).map(toHerbSource),
      ...(asksSafety || personalLines.length > 0 ? [howWeCheck] : []),
    ],
  }
}

export function answerRecipesWithHerbs({ herbIndex, question, lookup }: AnswerContext): Answer {
  const names = question.herbs.slice(0, 2).map((herb) => formatBoldHerbName(herbIndex, herb))
  const herbSlugs = question.herbs.map(({ slug }) => slug)
  const profile = toCheckProfile(question.person)
  const recipes = lookup.withHerb
    .filter((recipe) => isSuitable(checkKnownRecipe(herbIndex, recipe, profile).findings))
    .toSorted((one, other) => countHerbs(other, herbSlugs) - countHerbs(one, herbSlugs))
    .filter(({ name }, position, all) => all.findIndex((other) => other.name === name) === position)
    .slice(0, 3)
  return {
    passages:
      recipes.length > 0
        ? [
            [`Remedies of ours with ${joinWords(names)}:`],
            {
              items: recipes.map(
                ({ name, ailment, brewMinutes, cupsPerDay }) =>
                  `${bold(name)}: ${ailment}, ${brewMinutes} minutes, at most ${formatPlural(cupsPerDay, 'cup')} a day.`,
              ),
            },
            ['Ask me how to make one of them, or open its page.'],
          ]
        : [[`No remedy of ours holds ${names.join(' or ')} yet.`]],
    sources: [
      ...recipes.map(toRecipeSource),
      ...question.herbs.slice(0, 2).map(toHerbSource),
      ...(recipes.length > 0 ? [] : [allRemedies]),
    ],
  }
}

const countHerbs = ({ ingredients }: KnownRecipe, herbs: readonly string[]) =>
  ingredients.filter(({ herb }) => herb !== null && herbs.includes(herb)).length
