import { formatUses } from '#domain/herbs/herb-summary.ts'
import { formatForReaders } from '#domain/herbs/reader-messages.ts'
import { paths } from '#domain/paths.ts'
import { findingSentences } from '#domain/safety/finding-messages.ts'
import { getPlantSlug } from '#domain/safety/names.ts'
import { joinWords, toSentenceCase, shortenName } from '#domain/words.ts'

import { answerSafety } from './answer-safety.ts'
import {
  type Answer,
  type AnswerContext,
  bold,
  formatBoldHerbName,
  getUniqueHerbName,
  toHerbSource,
  howWeCheck,
  isQuotable,
  herbLibrary,
  titleCase,
} from './answer-shared.ts'
import { type Passage, pickVariant } from './compose.ts'
import { hasProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import { writePregnancyLine } from './herb-sentences.ts'
import type { KnownRestricted } from './knowledge.types.ts'

const maxOptions = 5

/** Warns about restricted plants and describes none of their uses. */
export function answerRestrictedPlants({ herbIndex, question }: AnswerContext): Answer {
  const plants = question.restricted.slice(0, 3)
  const alternativeHerbs = [...new Set(plants.flatMap(({ alternatives }) => alternatives))].flatMap(
    (slug) => herbIndex.findHerb(slug) ?? [],
  )
  const others = question.herbs.filter((herb) => !alternativeHerbs.includes(herb))
  return {
    passages: [
      ...plants.flatMap((plant): Passage[] => [
        [writeRestrictedSentence(herbIndex, plant)],
        writeRuleSentences(herbIndex, plant),
      ]),
      ...(alternativeHerbs.length > 0
        ? [
            [
              `What our facts name in its place: ${joinWords(alternativeHerbs.map((herb) => formatBoldHerbName(herbIndex, herb)))}.`,
              'Ask me about it, or say what it is for.',
            ],
          ]
        : []),
      ...(others.length > 0
        ? [
            [
              `Of ${joinWords(others.map((herb) => formatBoldHerbName(herbIndex, herb)))} I can tell you more, by itself.`,
            ],
          ]
        : []),
      ['If somebody feels unwell by now, call a doctor or your emergency number at once.'],
    ],
    sources: [
      ...plants.map((plant) => ({ title: shortenName(plant.commonName), path: paths.herb(plant.slug) })),
      ...alternativeHerbs.map(toHerbSource),
      howWeCheck,
    ],
  }
}

/**
 * Says that a plant is restricted. Avoids names with "tea", because the text check would read the sentence as advice to
 * drink the plant.
 */
function writeRestrictedSentence(herbIndex: HerbIndex, plant: KnownRestricted): string {
  const names = [shortenName(plant.commonName), titleCase(plant.slug.replaceAll('-', ' ')), 'This plant']
  const lines = names.map((name) => `${bold(name)} is on our list of plants that we do not use.`)
  return lines.find((line) => isQuotable(herbIndex, line)) ?? ''
}

/** Returns the rule's text without the plant name at the start. */
function writeRuleSentences(herbIndex: HerbIndex, { action, reason }: KnownRestricted): string[] {
  const writeSentence = findingSentences[action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT']
  const rule = writeSentence({ subject: '', herbs: '', herb: undefined, level: 'REFUSE' }).replace(/^: /, '')
  const explanation = `Why: ${formatForReaders(reason)}`
  return [toSentenceCase(rule), ...(reason !== '' && isQuotable(herbIndex, explanation) ? [explanation] : [])]
}

/** Asks which plant is meant. Judges each of them instead if somebody told who will drink it. */
export function answerAmbiguousName(context: AnswerContext): Answer {
  const { herbIndex, question } = context
  const { name = '', plants = [] } = question.ambiguous ?? {}
  const shownPlants = plants.slice(0, maxOptions)
  const herbs = shownPlants.flatMap((plant) =>
    plant.kind === 'herb' ? (herbIndex.findHerb(getPlantSlug(plant)) ?? []) : [],
  )
  if (hasProfile(question.person) && herbs.length === plants.length) {
    const { passages, ...answer } = answerSafety({ ...context, question: { ...question, herbs } })
    return {
      ...answer,
      passages: [[`“${toSentenceCase(name)}” may mean more than one plant, so here is each.`], ...passages],
    }
  }
  return {
    passages: [
      [
        `“${toSentenceCase(name)}” may mean more than one plant, and it matters which.`,
        pickVariant(['Which one do you mean?', 'Which of these do you mean?'], question.text),
      ],
      {
        items: shownPlants.map((plant) => {
          if (plant.kind === 'restricted')
            return `${bold(shortenName(plant.plant.commonName))}: on our list of plants that we do not use.`
          const herb = herbIndex.findHerb(getPlantSlug(plant))
          return `${bold(shortenName(plant.herb.commonName))}${herb ? `: ${formatUses(herb.uses)}` : ''}.${herb && question.person.pregnant ? ` ${writePregnancyLine(herb, getUniqueHerbName(herbIndex, herb))}` : ''}`
        }),
      },
    ],
    sources: herbs.length > 0 ? herbs.map(toHerbSource) : [herbLibrary],
  }
}

export const writeUnknownPlantSentences = (names: readonly string[]): string[] => [
  `I do not know ${joinWords(
    names.map((name) => `“${name}”`),
    'or',
  )}: it is not in our library, so I cannot say what it does or how much of it is too much.`,
  'What we cannot check, we leave out.',
]

export function answerUnknownPlants({ question }: AnswerContext): Answer {
  return {
    passages: [
      [
        ...writeUnknownPlantSentences(question.message.unknownPlants),
        'A pharmacist can tell you more; or ask me about one of the herbs that we have, or say what it is for.',
      ],
    ],
    sources: [herbLibrary],
  }
}

/**
 * Reads an ambiguous name of two harmless plants as the usual one, unless somebody told about themselves: then it matters
 * which is meant.
 */
export function assumeUsualPlant(context: AnswerContext): { note: string; context: AnswerContext } | undefined {
  const { herbIndex, question } = context
  const { name = '', plants = [] } = question.ambiguous ?? {}
  const herbs = plants.flatMap((plant) =>
    plant.kind === 'herb' ? (herbIndex.findHerb(getPlantSlug(plant)) ?? []) : [],
  )
  const [usual, ...others] = herbs
  const [plant] = plants
  if (!usual || !plant || herbs.length < plants.length || hasProfile(question.person)) return undefined
  const message = {
    ...question.message,
    plants: question.message.plants.map((one) => (one.name === name ? { ...one, plants: [plant] } : one)),
  }
  return {
    note: `I read “${name}” as ${formatBoldHerbName(herbIndex, usual)}; for ${joinWords(others.map((herb) => formatBoldHerbName(herbIndex, herb)))} ask me by that name.`,
    context: {
      ...context,
      question: { ...question, message, herbs: [usual, ...question.herbs], ambiguous: undefined },
    },
  }
}

/** Foods that people mention in passing when they describe a complaint. */
export const foods: ReadonlySet<string> = new Set([
  'coffee',
  'cocoa',
  'garlic',
  'onion',
  'mushrooms',
  'mushroom',
  'barley',
  'stevia',
])
