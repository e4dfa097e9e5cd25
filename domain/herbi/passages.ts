import { paths } from '../paths.ts'
import { shortenName } from '../words.ts'
import { answerComplaints } from './answer-complaints.ts'
import type { Answer, AnswerContext } from './answer-shared.ts'
import { composeSentences } from './compose.ts'
import { fillPlaces } from './places.ts'
import { findWrittenAnswers } from './written-answers.ts'

/** Text of ours that a hosted model may answer from. `number` counts from 1, and `path` is the page that says more. */
export type SourcePassage = { number: number; title: string; path: string; text: string }

const maxWritten = 4
const minScore = 0.25
const maxHerbs = 3
const maxRecipes = 3
const maxTextLength = 1500

/** Facts of a herb, cautions first, because a long text is cut off. */
const herbFacts =
  '{herb.limits} {herb.exclusions} {herb.pregnancy} {herb.breastfeeding} {herb.medicines} {herb.caffeine} {herb.preparation} {herb.uses}. {herb.description}'

/** Returns the texts that fit a question best: written answers, facts of the herbs, herbs for a complaint and recipes. */
export function retrievePassages(context: AnswerContext): SourcePassage[] {
  const { herbIndex, question, lookup } = context
  const written = findWrittenAnswers(context, maxWritten)
    .filter(({ score }) => score >= minScore)
    .map((answer) => toPassage(answer, 'Help Center'))
  const herbs = question.herbs.slice(0, maxHerbs).map((herb) => ({
    title: shortenName(herb.commonName),
    path: paths.herb(herb.slug),
    text: fillPlaces(herbFacts, herbIndex, [herb]) ?? '',
  }))
  const complaints = question.complaints.length > 0 ? [toPassage(answerComplaints(context), 'Herbs')] : []
  const recipes = [...lookup.exactMatches, ...lookup.withHerb, ...lookup.forAilment]
    .filter(({ slug }, position, all) => all.findIndex((other) => other.slug === slug) === position)
    .slice(0, maxRecipes)
    .map(({ name, slug, ailment, description, ingredients }) => ({
      title: name,
      path: paths.recipe(slug),
      text: `A recipe of ours for ${ailment}: ${description} In it: ${ingredients.map((one) => one.name).join(', ')}.`,
    }))
  return [...herbs, ...written, ...complaints, ...recipes].map(({ title, path, text }, position) => ({
    number: position + 1,
    title,
    path,
    text: text.slice(0, maxTextLength),
  }))
}

function toPassage({ passages, sources: [source] }: Answer, title: string) {
  const text = composeSentences(passages).join('').replaceAll('**', '')
  return { title: source?.title ?? title, path: source?.path ?? paths.help, text }
}
