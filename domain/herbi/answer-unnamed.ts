import { useLine } from '#domain/herbs/herb-summary.ts'
import { readerText } from '#domain/herbs/reader-messages.ts'
import { paths } from '#domain/paths.ts'
import { findingWords } from '#domain/safety/finding-messages.ts'
import { slugOf } from '#domain/safety/names.ts'
import { listWords, sentenceCase, shortName } from '#domain/words.ts'

import {
  type Answer,
  type Asking,
  bold,
  boldOf,
  herbPage,
  howWeCheck,
  isFit,
  library,
  titleCase,
} from './answer-parts.ts'
import { type Passage, pick } from './compose.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownRestricted } from './knowledge.types.ts'

const optionsMax = 5

/**
 * Warns about plants that no recipe may contain. The rule's text comes in a sentence without the name, and no use is
 * described.
 */
export function answerRestricted({ shelf, question }: Asking): Answer {
  const plants = question.restricted.slice(0, 3)
  const instead = [...new Set(plants.flatMap(({ alternatives }) => alternatives))].flatMap(
    (slug) => shelf.herb(slug) ?? [],
  )
  const others = question.herbs.filter((herb) => !instead.includes(herb))
  return {
    passages: [
      ...plants.flatMap((plant): Passage[] => [[listed(shelf, plant)], ruleOf(shelf, plant)]),
      ...(instead.length > 0
        ? [
            [
              `What our facts name in its place: ${listWords(instead.map((herb) => boldOf(shelf, herb)))}.`,
              'Ask me about it, or say what it is for.',
            ],
          ]
        : []),
      ...(others.length > 0
        ? [[`Of ${listWords(others.map((herb) => boldOf(shelf, herb)))} I can tell you more, by itself.`]]
        : []),
      ['If somebody feels unwell by now, call a doctor or your emergency number at once.'],
    ],
    sources: [
      ...plants.map((plant) => ({ title: shortName(plant.commonName), path: paths.herb(plant.slug) })),
      ...instead.map(herbPage),
      howWeCheck,
    ],
  }
}

/**
 * Says that a plant is restricted. Avoids a name with "tea", because such a sentence would read as advice to drink the
 * plant.
 */
function listed(shelf: HerbIndex, plant: KnownRestricted): string {
  const names = [shortName(plant.commonName), titleCase(plant.slug.replaceAll('-', ' ')), 'This plant']
  const lines = names.map((name) => `${bold(name)} is on our list of plants that we do not use.`)
  return lines.find((line) => isFit(shelf, line)) ?? ''
}

/** Returns the rule's text without the leading name. */
function ruleOf(shelf: HerbIndex, { action, reason }: KnownRestricted): string[] {
  const words = findingWords[action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT']
  const rule = words({ subject: '', herbs: '', herb: undefined, level: 'REFUSE' }).replace(/^: /, '')
  const why = `Why: ${readerText(reason)}`
  return [sentenceCase(rule), ...(reason !== '' && isFit(shelf, why) ? [why] : [])]
}

/** Asks which plant an ambiguous name means. */
export function answerAmbiguous({ shelf, question }: Asking): Answer {
  const { said = '', plants = [] } = question.ambiguous ?? {}
  const shown = plants.slice(0, optionsMax)
  const herbs = shown.flatMap((plant) => (plant.kind === 'herb' ? (shelf.herb(slugOf(plant)) ?? []) : []))
  return {
    passages: [
      [
        `“${sentenceCase(said)}” may mean more than one plant, and it matters which.`,
        pick(['Which one do you mean?', 'Which of these do you mean?'], question.text),
      ],
      {
        items: shown.map((plant) => {
          if (plant.kind === 'restricted')
            return `${bold(shortName(plant.plant.commonName))}: on our list of plants that we do not use.`
          const herb = shelf.herb(slugOf(plant))
          return `${bold(shortName(plant.herb.commonName))}${herb ? `: ${useLine(herb.uses)}` : ''}.`
        }),
      },
    ],
    sources: herbs.length > 0 ? herbs.map(herbPage) : [library],
  }
}

export const unknownLines = (names: readonly string[]): string[] => [
  `I do not know ${listWords(
    names.map((name) => `“${name}”`),
    'or',
  )}: it is not in our library, so I cannot say what it does or how much of it is too much.`,
  'What we cannot check, we leave out.',
]

/** Answers about plants that the catalogue doesn't contain. */
export function answerUnknown({ question }: Asking): Answer {
  return {
    passages: [
      [
        ...unknownLines(question.reading.others),
        'A pharmacist can tell you more; or ask me about one of the herbs that we have, or say what it is for.',
      ],
    ],
    sources: [library],
  }
}
