import MiniSearch from 'minisearch'

import type { Features } from './features.types.ts'

/** Question of an answer, with its words joined by a space. */
export type Example = Omit<Features, 'words'> & { words: string }

/** Position of an answer in the list. A `score` of about 1 means the same subject and nearly the same words. */
export type FoundAnswer = { answer: number; score: number }

/** What the reader's message says itself, and the subject that it inherits from the earlier messages. */
export type SearchQuery = { message: Features; herbs: readonly string[]; complaints: readonly string[] }

/** Answer with all its questions. `words` are those of its text, joined by a space. */
export type SearchableAnswer = { words: string; examples: readonly Example[] }

export type AnswerSearch = (query: SearchQuery) => FoundAnswer[]

const maxCandidates = 12
/** Scales the library's score so that a certain answer has about 1. */
const scoreScale = 60
const questionBoost = 1.3
/** Score of an answer about the same pair of herbs in other words. */
const sameHerbsShare = 0.2

/**
 * Creates a search over answers. The library ranks answers by the rare words that a message has in common with all
 * questions and the text of an answer. A question with the same words counts as much as a high rank, and only if both
 * have the same subject. The search returns the best answers first.
 */
export function createAnswerSearch(answers: readonly SearchableAnswer[]): AnswerSearch {
  const search = createIndex(answers)
  const weigh = createWeights(answers)
  const sameWords = groupExamples(answers, ({ words }) => words.split(' '))
  const sameHerbs = groupExamples(answers, ({ herbs }) => herbs)
  return (query) => {
    const { words, herbs } = query.message
    const scores = new Map<number, number>()
    const addScore = (answer: number, score: number) => scores.set(answer, Math.max(score, scores.get(answer) ?? 0))
    for (const { answer, example } of sameWords.get(createWordsKey(words)) ?? [])
      addScore(answer, compareSubjects(example, query))
    for (const { answer, example } of herbs.length > 1 ? (sameHerbs.get(createWordsKey(herbs)) ?? []) : [])
      addScore(answer, compareSubjects(example, query) * sameHerbsShare)
    const isEmpty = herbs.length === 0 && words.every((word) => commonWords.has(word))
    const results = isEmpty ? [] : search.search(words.join(' '), searchOptions).slice(0, maxCandidates)
    for (const { id, score, queryTerms } of results) {
      const rank = (score / scoreScale) * (sumWeights(queryTerms, weigh) / sumWeights(words, weigh))
      for (const example of answers[Number(id)]?.examples ?? []) {
        const common = compareWords(words, example.words.split(' '), weigh)
        addScore(Number(id), compareSubjects(example, query) * Math.max(rank * (0.5 + common), common ** 2))
      }
    }
    return [...scores]
      .map(([answer, score]) => ({ answer, score }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
  }
}

const searchOptions = {
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  boost: { questions: questionBoost },
}

const createWordsKey = (words: readonly string[]) => words.toSorted().join(' ')

/** Groups questions by their words or herbs, because the library ignores words that are common and names of herbs. */
const groupExamples = (answers: readonly SearchableAnswer[], listTerms: (example: Example) => readonly string[]) =>
  Map.groupBy(
    answers.flatMap(({ examples }, answer) => examples.map((example) => ({ answer, example }))),
    ({ example }) => createWordsKey(listTerms(example)),
  )

function createIndex(answers: readonly SearchableAnswer[]) {
  const index = new MiniSearch<{ id: number; questions: string; words: string }>({
    fields: ['questions', 'words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' || commonWords.has(term) ? null : term),
  })
  index.addAll(
    answers.map(({ words, examples }, id) => ({
      id,
      questions: examples.map((example) => example.words).join(' '),
      words,
    })),
  )
  return index
}

/** Stems of words that say nothing about the subject of a question. */
const commonWords: ReadonlySet<string> = new Set(
  'the a an i my me is it do doe did can of to for in on with what how and or be ar thi that you your have make drink tea herb herbal if when from there ani some should would will whi which not so at as am ha been wa we our us by but he she thei them get got go just realli pleas mani much help good best need want like someth anyth'.split(
    ' ',
  ),
)
const commonWeight = 0.3

type Weigh = (word: string) => number

/** Returns a function that weighs a word by its rarity in the answers. */
function createWeights(answers: readonly SearchableAnswer[]): Weigh {
  const counts = new Map<string, number>()
  for (const { words, examples } of answers)
    for (const word of new Set([words, ...examples.map((example) => example.words)].join(' ').split(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => (commonWords.has(word) ? commonWeight : Math.log(1 + answers.length / (1 + (counts.get(word) ?? 0))))
}

const sumWeights = (words: readonly string[], weigh: Weigh) => words.reduce((total, word) => total + weigh(word), 0)

/** Returns the share of weighted words that a message and a question have in common, from 0 to 1. */
function compareWords(message: readonly string[], question: readonly string[], weigh: Weigh): number {
  const common = message.filter((word) => question.includes(word))
  const total = sumWeights(message, weigh) + sumWeights(question, weigh)
  return total === 0 ? 0 : (2 * sumWeights(common, weigh)) / total
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
    (isNamed ? 1.8 : example.anyHerbs > 0 ? 1.3 : 1) *
    0.3 ** Math.max(0, otherHerbs) *
    (isNamed ? 0.9 : 0.6) ** missing *
    0.2 ** others *
    0.25 ** saysMore *
    0.4 ** saysLess
  )
}
