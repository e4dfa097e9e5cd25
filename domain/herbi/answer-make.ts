import { formatPlural, joinWords } from '#domain/words.ts'

import { shownNotices } from './answer-combination.ts'
import {
  allRemedies,
  type Answer,
  type AnswerContext,
  bold,
  formatBoldHerbName,
  getUniqueHerbName,
  toHerbSource,
  toRecipeSource,
} from './answer-shared.ts'
import type { Passage } from './compose.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'
import { calculateShare, checkTogether, sharedCupsPerDay } from './person-findings.ts'

const makePattern =
  /\b(?:what|which|something|anything|ideas?|suggest\w*|recipes?|how)\b.*\b(?:make|do|brew|prepare|create|use|cook|mix)\b.*\b(?:with|from|out of|using|of)\b|\b(?:i|we)(?:'ve| have| only have| just have| got| have got)\b.*\b(?:what|which|any|ideas?|make|use)\b|\buse up\b|\bat home\b/

/** True if the question lists things at home and asks what can be made of them. */
export const asksWhatToMake = ({ question }: AnswerContext): boolean =>
  question.herbs.length + question.message.kitchen.length > 1 &&
  question.herbs.length > 0 &&
  makePattern.test(question.text)

const maxRecipes = 3

/** Suggests remedies with the herbs at home, and a cup of these herbs. Checks nothing about the person. */
export function answerWhatToMake(context: AnswerContext): Answer {
  const { question, lookup } = context
  const slugs = question.herbs.map(({ slug }) => slug)
  const recipes = lookup.withHerb
    .map((recipe) => findShared(recipe, slugs))
    .filter(({ shared }) => shared > 1 || slugs.length === 1)
    .toSorted((one, other) => one.missing.length - other.missing.length || other.shared - one.shared)
    .slice(0, maxRecipes)
  return {
    passages: [...writeRecipes(recipes), ...writeBlend(context)],
    sources: [
      ...recipes.map(({ recipe }) => toRecipeSource(recipe)),
      ...question.herbs.slice(0, 3).map(toHerbSource),
      ...(recipes.length > 0 ? [] : [allRemedies]),
    ],
    followUps: ['And iced?'],
  }
}

type FoundRecipe = { recipe: KnownRecipe; shared: number; missing: string[] }

const findShared = (recipe: KnownRecipe, slugs: readonly string[]): FoundRecipe => ({
  recipe,
  shared: recipe.ingredients.filter(({ herb }) => herb !== null && slugs.includes(herb)).length,
  missing: recipe.ingredients.flatMap(({ name, herb }) => (herb !== null && !slugs.includes(herb) ? [name] : [])),
})

function writeRecipes(recipes: readonly FoundRecipe[]): Passage[] {
  if (recipes.length === 0) return [['No remedy of ours has all of that, so here is a cup of your own.']]
  return [
    ['These remedies of ours use what you have:'],
    {
      items: recipes.map(
        ({ recipe, missing }) =>
          `${bold(recipe.name)}, for ${recipe.ailment}${missing.length > 0 ? `; you also need ${joinWords(missing)}` : '; you have all its herbs'}.`,
      ),
    },
  ]
}

/** Describes a cup of the herbs at their smallest usual amounts, if the check passes it. */
function writeBlend({ herbIndex, question }: AnswerContext): Passage[] {
  const herbs = question.herbs.filter(({ tea }) => tea.method === 'infusion').slice(0, 4)
  const left = question.herbs.filter((herb) => !herbs.includes(herb))
  if (herbs.length === 0) return []
  const { kitchen } = question.message
  const cupsPerDay = Math.min(sharedCupsPerDay, ...herbs.map(({ tea }) => tea.cupsPerDayMax))
  const report = checkTogether(herbIndex, herbs, {}, kitchen)
  const names = joinWords(herbs.map((herb) => formatBoldHerbName(herbIndex, herb)))
  const findings = report.findings.filter(({ level, code }) => level !== 'NOTICE' || shownNotices.has(code))
  const warnings = findings.map(herbIndex.writeFinding)
  if (report.verdict === 'refused' || report.verdict === 'needs_review')
    return [[`We would not put ${names} into one cup.`], { items: warnings }]
  return [
    [
      `A cup that passes our check: ${joinWords(herbs.map((herb) => `${formatShare(herb, herbs.length)} of ${formatBoldHerbName(herbIndex, herb)}`))} in ${waterMl(herbs)} ml of water at ${temperature(herbs)} °C for ${minutes(herbs)} minutes.`,
      ...(kitchen.length > 0 ? [`Add ${joinWords(kitchen)} to taste, once it has cooled a little.`] : []),
      `At most ${formatPlural(cupsPerDay, 'cup')} a day.`,
      ...(left.length > 0
        ? [
            `${joinWords(left.map((herb) => getUniqueHerbName(herbIndex, herb)))} is made in another way, so keep it for a cup of its own.`,
          ]
        : []),
    ],
    ...(warnings.length > 0 ? [{ items: warnings }] : []),
  ]
}

/** Rounds down, because the check passed no more. */
const formatShare = (herb: KnownHerb, count: number) => `${Math.floor(calculateShare(herb, count) * 100) / 100} g`

const waterMl = (herbs: readonly KnownHerb[]) => Math.max(...herbs.map(({ tea }) => tea.waterMl))
const temperature = (herbs: readonly KnownHerb[]) => Math.min(...herbs.map(({ tea }) => tea.temperatureC))
const minutes = (herbs: readonly KnownHerb[]) => Math.min(...herbs.map(({ tea }) => tea.steepMinutesMax))
