import type { D1Database } from '@cloudflare/workers-types'
import { streamText } from 'ai'

import { createBuiltInModel } from '#worker/features/herbi/built-in-model.ts'

import { openSite } from '../e2e/site.ts'
import { createCtx, medianMilliseconds } from './bench-ctx.ts'
import type { Figure } from './figures.ts'

const firstWordsMaxMs = 100
const wholeMaxMs = 500

const questions = [
  'I am pregnant and have a cold, what may I drink?',
  'Can I mix valerian, hops and lemon balm, and how much of it a day with my sleeping pills?',
  'What helps with bloating?',
  'How do I make the Hillside Thyme Cup?',
]

/** How long our own model takes to its first words and to its last on the catalogue: the slowest of some questions, each the median of fifty. */
export async function measureHerbi(prebuiltWorkerDir: string): Promise<Figure[]> {
  const { db: DB, close } = await openSite(prebuiltWorkerDir)
  const first: number[] = []
  const whole: number[] = []
  for (const prompt of questions) {
    first.push(await medianMilliseconds(() => answer(DB, prompt, true)))
    whole.push(await medianMilliseconds(() => answer(DB, prompt, false)))
  }
  await close()
  return [
    figureOf('our own model, first words', Math.max(...first), firstWordsMaxMs),
    figureOf('our own model, the whole answer', Math.max(...whole), wholeMaxMs),
  ]
}

async function answer(DB: D1Database, prompt: string, firstWords: boolean): Promise<void> {
  const { textStream } = streamText({ model: createBuiltInModel(createCtx(DB).ctx), prompt })
  for await (const words of textStream) if (firstWords && words !== '') return
}

const figureOf = (figure: string, seen: number, most: number): Figure => ({
  figure,
  seen: `${Math.round(seen)} ms`,
  target: `at most ${most} ms`,
  holds: seen <= most,
})
