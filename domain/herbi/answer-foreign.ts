import { paths } from '#domain/paths.ts'
import { shortenName } from '#domain/words.ts'

import { getAnswerSentences } from '../languages/vocabulary.ts'
import { findHerbs } from './answer-complaints.ts'
import { candidateSlugs } from './answer-recipes.ts'
import {
  type Answer,
  bold,
  formatBoldHerbName,
  getLatinName,
  helpCenter,
  herbLibrary,
  type LookupResult,
  toHerbSource,
  toRecipeSource,
} from './answer-shared.ts'
import type { Passage } from './compose.ts'
import type { ForeignQuestion } from './foreign-question.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'

const maxNamed = 5
const maxLookupHerbs = 4
const maxComplaintHerbs = 3
const maxRecipes = 3

/** Returns the recipes to look up for a question in another language. Their names are English. */
export const createForeignLookup = ({ herbs, complaints }: ForeignQuestion, text: string) => ({
  slugs: candidateSlugs(text, []),
  namePatterns: [],
  herbs: herbs.slice(0, maxLookupHerbs).map(({ slug }) => slug),
  ailment: complaints[0]?.ailment,
})

/**
 * Answers in the language of the question, in fixed sentences with names of plants and recipes between them. Suggests
 * nothing for a complaint to somebody whom our rules would have to check.
 */
export function answerForeignQuestion(herbIndex: HerbIndex, question: ForeignQuestion, lookup: LookupResult): Answer {
  const sentences = getAnswerSentences(question.language)
  if (sentences === undefined) return { passages: [], sources: [] }
  const restricted = question.restricted.slice(0, maxNamed)
  const herbs = question.herbs.slice(0, maxNamed)
  const suggested = question.needsCheck ? [] : findComplaintHerbs(herbIndex, question)
  const recipes = question.needsCheck ? [] : chooseRecipes(lookup, [...herbs, ...suggested])
  const listHerbs = (list: readonly KnownHerb[]) =>
    list.map((herb) => `${formatBoldHerbName(herbIndex, herb)} (${getLatinName(herb)})`)
  const isEmpty = restricted.length + herbs.length + question.complaints.length === 0
  return {
    passages: [
      [sentences.scope, sentences.englishOnly],
      ...writeList(
        sentences.restricted,
        restricted.map(({ commonName }) => bold(shortenName(commonName))),
      ),
      ...writeList(sentences.herbs, listHerbs(herbs)),
      ...writeList(sentences.complaintHerbs, listHerbs(suggested)),
      ...writeList(
        sentences.recipes,
        recipes.map(({ name }) => bold(name)),
      ),
      [
        ...(isEmpty ? [sentences.nothing] : []),
        ...(question.needsCheck ? [sentences.caution] : []),
        ...(herbs.length + suggested.length > 0 ? [sentences.readPage] : []),
        sentences.askEnglish,
        sentences.askFirst,
      ],
    ],
    sources: [
      ...restricted.map(({ commonName, slug }) => ({ title: shortenName(commonName), path: paths.herb(slug) })),
      ...[...herbs, ...suggested].map(toHerbSource),
      ...recipes.map(toRecipeSource),
      ...(isEmpty ? [herbLibrary, helpCenter] : []),
    ],
  }
}

const writeList = (heading: string, items: readonly string[]): Passage[] =>
  items.length === 0 ? [] : [[heading], { items }]

/** Returns herbs for the first complaint that suit most people. */
const findComplaintHerbs = (herbIndex: HerbIndex, { complaints, herbs }: ForeignQuestion): KnownHerb[] =>
  complaints
    .slice(0, 1)
    .flatMap((complaint) => findHerbs(herbIndex, complaint))
    .filter((herb) => !herb.conditional && !herbs.includes(herb))
    .slice(0, maxComplaintHerbs)

/** Returns recipes that the question names, and recipes with one of the herbs. */
function chooseRecipes(
  { exactMatches, withHerb, forAilment }: LookupResult,
  herbs: readonly KnownHerb[],
): KnownRecipe[] {
  const slugs = new Set(herbs.map(({ slug }) => slug))
  const fitting = [...withHerb, ...forAilment].filter(({ ingredients }) =>
    ingredients.some(({ herb }) => herb !== null && slugs.has(herb)),
  )
  return [...new Map([...exactMatches, ...fitting].map((recipe) => [recipe.name, recipe])).values()].slice(
    0,
    maxRecipes,
  )
}
