import { shortenName } from '#domain/words.ts'

import type { HerbiAnswer, HerbiSource } from './herbi.types.ts'
import questionsByKind from './questions.json' with { type: 'json' }

/** Returns one question of each kind. The selection changes daily. `day` is a day number. */
export const suggestQuestions = (day: number): string[] =>
  questionsByKind.flatMap((questions, position) => questions[(day + position) % questions.length] ?? [])

const followUpCount = 3
const herbPath = /^\/herbs\/([^/?#]+)$/
const recipePath = /^\/recipe\/[^/?#]+$/

/**
 * Returns follow-up questions for an answer: those that it brings, then some about its sources. Excludes questions
 * already asked.
 */
export function createFollowUps(
  { sources, details }: Pick<HerbiAnswer, 'sources' | 'details'>,
  previous: readonly string[],
): string[] {
  const herb = sources.find(({ path }) => herbPath.test(path))
  const recipe = sources.find(({ path }) => recipePath.test(path))
  const name = herb && shortenName(herb.title).toLowerCase()
  const candidates = [
    ...details.followUps,
    ...(name ? [`How much ${name} goes into a cup?`] : []),
    ...(recipe ? [`How do I make ${recipe.title}?`] : []),
    ...(name
      ? [`Who should leave ${name} out?`, `Does ${name} go with medicines?`, `Which remedies hold ${name}?`]
      : []),
    ...(recipe ? [`Who should leave ${recipe.title} out?`] : []),
  ]
  const usedKeys = new Set(previous.map(normalise))
  return candidates
    .filter((question) => !usedKeys.has(normalise(question)) && usedKeys.add(normalise(question)))
    .slice(0, followUpCount)
}

/** Returns the words by which two wordings of a question count as the same: `How do I make (the) Evening Cup?` */
const normalise = (question: string) => question.toLowerCase().replaceAll(/\bthe\b|[^\p{L}\p{N}]/gu, '')

export const listHerbTitles = (sources: readonly HerbiSource[]): string[] =>
  sources.filter(({ path }) => herbPath.test(path)).map(({ title }) => title)

/** Returns the slug of the herb whose page has this path. */
export const findHerbSlug = (path: string): string | undefined => herbPath.exec(path)?.[1]
