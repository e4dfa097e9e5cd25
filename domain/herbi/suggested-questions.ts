import { shortenName } from '#domain/words.ts'

import type { HerbiSource } from './herbi.types.ts'

const questionsByKind = [
  [
    'What do people drink when they cannot sleep?',
    'Which remedies are there for a cold?',
    'What do people drink for indigestion?',
    'Which tea is there for stress?',
  ],
  [
    'How much chamomile goes into a cup?',
    'How much sage tea is too much in a day?',
    'How many cups of nettle tea may I drink?',
    'How long may I drink valerian?',
  ],
  [
    'May I drink peppermint tea while pregnant?',
    'Which teas should I leave out while breastfeeding?',
    'Is ginger tea all right in pregnancy?',
    'Who should leave liquorice out?',
  ],
  [
    'Does St John’s wort go with my medicines?',
    'May I drink hawthorn with blood pressure tablets?',
    'Is willow bark safe with blood thinners?',
    'Does valerian go with sleeping tablets?',
  ],
  [
    'How do I brew marshmallow root?',
    'Why is fennel crushed before it is brewed?',
    'How long does thyme steep?',
    'How hot should the water for lemon balm be?',
  ],
  [
    'Do lavender and lemon balm go together?',
    'May I mix valerian and hops?',
    'Do ginger and turmeric go together?',
    'What goes well with rosehip?',
  ],
] as const

/** Returns one question of each kind. The selection changes daily. `day` is a day number. */
export const suggestQuestions = (day: number): string[] =>
  questionsByKind.map((questions, position) => questions[(day + position) % questions.length] ?? questions[0])

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
