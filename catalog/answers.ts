import { type AnswerEntry, answersFile, type CompiledAnswer } from '#domain/herbi/answers.schemas.ts'
import { createHerbIndex, type HerbIndex } from '#domain/herbi/herb-index.ts'
import { countPlaces, describeMessage, removePlaces, splitWords } from '#domain/herbi/message-features.ts'
import { parseMessage } from '#domain/herbi/parse-message.ts'
import { findUnknownPlaces } from '#domain/herbi/places.ts'
import { findMentionedAmounts } from '#domain/amounts/mentioned-amounts.ts'
import { findPlantMentions } from '#domain/safety/plant-mentions.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { americanWords } from './language.ts'
import { type Catalogue } from './load.ts'
import { createReader, type Problem } from './reader.ts'
import { safetyFacts } from './safety-facts.ts'

type ReadAnswer = AnswerEntry & { file: string }

/**
 * Reads the answers of Herbi that editors write, and parses their questions, because that takes too long when a worker
 * starts. An answer with an error is left out.
 */
export function loadAnswers(catalogue: Catalogue, folder = import.meta.dirname) {
  const { readAll, problems } = createReader(folder)
  const answers = readAll('answers', answersFile).flatMap(({ content, file }) =>
    content.map((answer): ReadAnswer => ({ ...answer, file })),
  )
  const herbIndex = createHerbIndex({
    facts: safetyFacts(catalogue),
    herbs: catalogue.herbs.map((herb) => ({ ...herb, memoryInteractions: [] })),
    restricted: catalogue.restricted,
    answers: [],
  })
  const faults = answers.map((answer) => findFaults(answer, herbIndex, catalogue))
  const repeated = answers.filter(({ id }, position) => answers.findIndex((other) => other.id === id) < position)
  const usable = answers.filter((answer, position) => faults[position]?.length === 0 && !repeated.includes(answer))
  return {
    answers: usable,
    compiled: usable.map((answer) => compileAnswer(answer, herbIndex)),
    problems: [
      ...problems,
      ...repeated.map(({ file, id }) => ({ file, field: id, reason: 'occurs twice' })),
      ...faults.flat(),
    ],
  }
}

function compileAnswer(
  { id, answer, pages, references, followUps, questions }: ReadAnswer,
  herbIndex: HerbIndex,
): CompiledAnswer {
  const text = [id.replaceAll('-', ' '), ...listTexts(answer)].join(' ').replaceAll(placePattern, ' ')
  const examples = questions.map((question) => {
    const message = parseMessage(herbIndex, removePlaces(question))
    const { words, ...subject } = describeMessage(message, countPlaces(question))
    return { words: words.join(' '), ...subject }
  })
  return { id, answer, pages, references, followUps, words: splitWords(text.toLowerCase()).join(' '), examples }
}

const placePattern = /\{[^{}]*\}/g

const listTexts = (answer: AnswerEntry['answer']): string[] =>
  answer.flatMap((part) => (typeof part === 'string' ? [part] : part.items))

/** Finds unknown places and pages, herbs and amounts that are typed instead of filled in, promises and spelling. */
function findFaults(
  { file, id, answer, questions, pages, references, followUps }: ReadAnswer,
  herbIndex: HerbIndex,
  { recipes }: Catalogue,
): Problem[] {
  const isHerb = (slug: string) => herbIndex.findHerb(slug) !== undefined
  const texts = listTexts(answer)
  const typed = texts.map((text) => text.replaceAll(placePattern, 'it'))
  const reasons = [
    ...texts.flatMap((text) => findUnknownPlaces(text, isHerb)).map((place) => `names the unknown place ${place}`),
    ...typed.flatMap((text) => findTypedHerbs(herbIndex, text)),
    ...(references.length > 0 ? [] : typed.flatMap(findMentionedAmounts))
      .filter(({ isKitchen }) => !isKitchen)
      .map(() => 'states an amount without a reference'),
    ...typed.flatMap(americanWords),
    ...typed.flatMap(findClaims).map(({ sentence }) => `promises too much: “${sentence}”`),
    ...[...questions, ...followUps]
      .flatMap((question) => question.match(placePattern) ?? [])
      .filter((place) => place !== '{herb}' && place !== '{other}')
      .map((place) => `asks with the unknown place ${place}`),
    ...pages.filter((page) => !isKnownPage(page, isHerb, recipes)).map((page) => `names the unknown page ${page}`),
  ]
  return reasons.map((reason) => ({ file, field: id, reason }))
}

const findTypedHerbs = ({ index }: HerbIndex, text: string): string[] =>
  findPlantMentions(index, text).flatMap(({ text: name, plants }) =>
    plants.some(({ kind }) => kind === 'herb') ? [`types the herb “${name}” instead of a place`] : [],
  )

function isKnownPage(page: string, isHerb: (slug: string) => boolean, recipes: Catalogue['recipes']): boolean {
  const [kind, slug] = page.split('/')
  if (slug === undefined) return true
  return kind === 'herbs' ? isHerb(slug) : recipes.some((recipe) => recipe.slug === slug)
}
