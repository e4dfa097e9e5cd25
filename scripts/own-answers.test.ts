import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { herbiCases } from '#domain/herbi/cases/all.cases.ts'
import { createOutputFilter } from '#domain/herbi/output-filter.rules.ts'
import { createSentenceSplitter } from '#domain/herbi/sentence-splitter.ts'

import { createAnswerer } from './evaluation.ts'

const { catalogue } = loadCatalogue()
const filterOutput = createOutputFilter(safetyFacts(catalogue))
const recipes = new Set(catalogue.recipes.map(({ slug }) => slug))
const answer = createAnswerer(catalogue)

function released(text: string): string {
  const release = filterOutput({ secrets: { instructions: '', token: '' }, recipes })
  const cutter = createSentenceSplitter()
  for (const sentence of [...cutter.push(text), ...cutter.end()]) release.next(sentence)
  return release.text()
}

const names = [...catalogue.herbs, ...catalogue.restricted].map(({ commonName }) => commonName)
const questions = names.flatMap((name, at) => [
  `Tell me about ${name}.`,
  `How much ${name} may I take a day, and how do I make it?`,
  `Is ${name} fine in pregnancy, for my child, or with warfarin?`,
  `Can I drink ${name} together with ${names[(at * 7 + 3) % names.length]}?`,
])

const conversations = [
  ...Object.values(herbiCases).flatMap((cases) => cases.map(({ question }) => [question].flat())),
  ...questions.map((question) => [question]),
]

it('releases every answer of the built-in model unchanged', async () => {
  const changedAnswers: string[] = []
  for (const conversation of conversations) {
    const turns = conversation.map((text) => ({ role: 'user' as const, text }))
    const text = (await answer(turns)).sentences.join('')
    const shown = released(text)
    if (plain(shown) !== plain(text)) changedAnswers.push(`${conversation.at(-1)}\n  said: ${text}\n  shown: ${shown}`)
  }
  expect(changedAnswers).toEqual([])
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
