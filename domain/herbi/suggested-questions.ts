import { shortenName } from '#domain/words.ts'

import type { HerbiSource } from './herbi.types.ts'
import questionsByKind from './questions.json' with { type: 'json' }

/** Returns one question of each kind. The selection changes daily. `day` is a day number. */
export const suggestQuestions = (day: number): string[] =>
  questionsByKind.flatMap((questions, position) => questions[(day + position) % questions.length] ?? [])

const followUpCount = 3
const herbPath = /^\/herbs\/[^/?#]+$/
const recipePath = /^\/recipe\/[^/?#]+$/

/** Returns follow-up questions for an answer, based on its sources. Excludes questions already asked. */
export function createFollowUps(sources: readonly HerbiSource[], previous: readonly string[]): string[] {
  const herb = sources.find(({ path }) => herbPath.test(path))
  const recipe = sources.find(({ path }) => recipePath.test(path))
  const name = herb && shortenName(herb.title).toLowerCase()
  const candidates = [
    ...(name ? [`How much ${name} goes into a cup?`] : []),
    ...(recipe ? [`How do I make ${recipe.title}?`] : []),
    ...(name
      ? [`Who should leave ${name} out?`, `Does ${name} go with medicines?`, `Which remedies hold ${name}?`]
      : []),
    ...(recipe ? [`Who should leave ${recipe.title} out?`] : []),
  ]
  const previousKeys = new Set(previous.map(normalise))
  return candidates.filter((question) => !previousKeys.has(normalise(question))).slice(0, followUpCount)
}

const normalise = (question: string) => question.trim().toLowerCase()

export const listHerbTitles = (sources: readonly HerbiSource[]): string[] =>
  sources.filter(({ path }) => herbPath.test(path)).map(({ title }) => title)
