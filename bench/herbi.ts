import type { D1Database } from '@cloudflare/workers-types'
import { streamText } from 'ai'

import { loadCatalogue } from '#catalog/load.ts'
import { herbiCases } from '#domain/herbi/cases/all.cases.ts'
import { createBuiltInModel } from '#worker/features/herbi/built-in-model.ts'

import { openSite } from '../e2e/site.ts'
import { createAnswerFunction, evaluate, createCatalogueModel, calculateScore } from '../scripts/evaluation.ts'
import { createCtx, medianMilliseconds } from './bench-ctx.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const maxFirstWordsMs = 100
const maxWholeAnswerMs = 500
const questionsMin = 120
const scoreMin = 85

const questions = [
  'I am pregnant and have a cold, what may I drink?',
  'Can I mix valerian, hops and lemon balm, and how much of it a day with my sleeping pills?',
  'What helps with bloating?',
  'How do I make the Hillside Thyme Cup?',
]

const timeFigures = createFigureBuilder(
  'the slowest of four questions, each the median of fifty, in Node on a local D1',
)
const evaluationFigures = createFigureBuilder('the questions of `npm run eval`')

/**
 * Measures the time until the built-in model sends its first words and its last words, for the slowest of four
 * questions. The time for each question is the median of fifty runs.
 */
export async function measureHerbi(prebuiltWorkerDir: string): Promise<Figure[]> {
  const { db: DB, close } = await openSite(prebuiltWorkerDir)
  const firstWordsMs: number[] = []
  const wholeAnswerMs: number[] = []
  for (const prompt of questions) {
    firstWordsMs.push(await medianMilliseconds(() => answer(DB, prompt, true)))
    wholeAnswerMs.push(await medianMilliseconds(() => answer(DB, prompt, false)))
  }
  await close()
  return [
    timeFigures.atMost('the built-in model, first words', Math.max(...firstWordsMs), maxFirstWordsMs, ' ms'),
    timeFigures.atMost('the built-in model, the whole answer', Math.max(...wholeAnswerMs), maxWholeAnswerMs, ' ms'),
    ...(await measureAnswers()),
  ]
}

async function answer(DB: D1Database, prompt: string, firstWords: boolean): Promise<void> {
  const { textStream } = streamText({ model: createBuiltInModel(createCtx(DB).ctx), prompt })
  for await (const words of textStream) if (firstWords && words !== '') return
}

/** Returns the score of the evaluation; `npm run eval` lists the failed questions. */
async function measureAnswers(): Promise<Figure[]> {
  const cases = Object.values(herbiCases).flat()
  const evaluated = await evaluate(cases, createAnswerFunction(createCatalogueModel(loadCatalogue().catalogue)), true)
  return [
    evaluationFigures.atLeast('questions of the evaluation', cases.length, questionsMin),
    evaluationFigures.atLeast(
      'questions that the built-in model answers correctly',
      calculateScore(evaluated),
      scoreMin,
      ' %',
    ),
  ]
}
