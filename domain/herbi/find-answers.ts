import MiniSearch from 'minisearch'

import type { Features } from './message-features.ts'

/** Question of an answer, with its words joined by a space. `answer` is the position of the answer in its list. */
export type Example = Omit<Features, 'words'> & { words: string; answer: number }

/** Answer that fits a question. `score` is 1 for the same words about the same subject. */
export type FoundAnswer = { answer: number; score: number }

/** What the reader's message says itself, and the subject that it inherits from the earlier messages. */
export type SearchQuery = { message: Features; herbs: readonly string[]; complaints: readonly string[] }

const maxCandidates = 60

/**
 * Creates a search over the questions of answers. The library finds questions with the same or similar words. A
 * question counts by the share of rare words that it has in common with the message, and only if both have the same
 * subject. The search returns the best answers first.
 */
export function createAnswerSearch(examples: readonly Example[]): (query: SearchQuery) => FoundAnswer[] {
  const search = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  search.addAll(examples.map(({ words }, id) => ({ id, words })))
  const weigh = createWeights(examples)
  return ({ message, herbs, complaints }) => {
    const words = message.words.length > 0 ? message.words : ['']
    const results = search.search(words.join(' '), {
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boostTerm: weigh,
    })
    const best = new Map<number, number>()
    for (const { id, queryTerms, terms } of results.slice(0, maxCandidates)) {
      const example = examples[Number(id)]
      if (!example) continue
      const subject = compareSubjects(example, { message, herbs, complaints })
      const score = subject * compareWords(words, example.words.split(' '), { queryTerms, terms }, weigh)
      if (score > (best.get(example.answer) ?? 0)) best.set(example.answer, score)
    }
    return [...best].map(([answer, score]) => ({ answer, score })).toSorted((one, other) => other.score - one.score)
  }
}

/** Returns a function that weighs a word by its rarity in the questions. */
function createWeights(examples: readonly Example[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { words } of examples) for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + examples.length / (1 + (counts.get(word) ?? 0)))
}

type Match = { queryTerms: readonly string[]; terms: readonly string[] }

/** Returns the share of weighted words that a message and a question have in common, from 0 to 1. */
function compareWords(
  message: readonly string[],
  question: readonly string[],
  { queryTerms, terms }: Match,
  weigh: (word: string) => number,
): number {
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weigh(word), 0)
  const total = sum(message) + sum(question)
  return total === 0 ? 0 : (sum(queryTerms) + sum(terms)) / total
}

/** Returns how well a question fits the subject of a message: 0 if it is about something else. */
function compareSubjects(example: Example, { message, herbs, complaints }: SearchQuery): number {
  if (example.herbs.some((herb) => !herbs.includes(herb)) || example.anyHerbs > herbs.length) return 0
  const isNamed = example.herbs.length > 0
  const otherHerbs = message.herbs.filter((herb) => !example.herbs.includes(herb)).length - example.anyHerbs
  const missing = example.complaints.filter((complaint) => !complaints.includes(complaint)).length
  const others = message.complaints.filter((complaint) => !example.complaints.includes(complaint)).length
  const saysMore = message.person.filter((answer) => !example.person.includes(answer)).length
  const saysLess = example.person.filter((answer) => !message.person.includes(answer)).length
  return (
    (isNamed ? 1.3 : example.anyHerbs > 0 ? 1.1 : 1) *
    0.6 ** Math.max(0, otherHerbs) *
    (isNamed ? 0.9 : 0.6) ** missing *
    0.7 ** others *
    0.75 ** saysMore *
    0.7 ** saysLess
  )
}
