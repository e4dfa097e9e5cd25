import { expect, it } from 'vitest'

import { readerNotes, readerRuling, readerSource, readerText } from '#domain/herbs/reader-messages.ts'

import { loadCatalogue } from './load.ts'

const { herbs, restricted } = loadCatalogue().catalogue
const workingWords = /\bmemory\b|github:|\b(?:halved|chosen|lowered|capped)\b|raised (?:to|from)|\bshard\b|\bbatch\b|_|\bPOM\b|\bOTC\b|\bug\b|\d C\b/

it.each(herbs)("shows no editor's note on the page of $slug", (herb) => {
  const texts = [...readerNotes(herb.note), ...[herb.toxicity, herb.storage, herb.drying].map(readerText)]
  const sources = herb.sources.map((source) => readerSource(source).words)
  expect([...texts, ...sources].filter((text) => workingWords.test(text))).toEqual([])
  expect(readerNotes(herb.note).filter((text) => /\d g\b/.test(text))).toEqual([])
})

it.each(restricted)("shows no editor's note on the page of $slug", (plant) => {
  const texts = [plant.reason, plant.toxicPrinciples].map(readerText).concat(plant.legalStatus.map(readerRuling))
  const sources = plant.sources.map((source) => readerSource(source).words)
  expect([...texts, ...sources].filter((text) => workingWords.test(text))).toEqual([])
})
