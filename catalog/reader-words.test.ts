import { expect, it } from 'vitest'

import { formatNotesForReaders, formatRulingForReaders, formatSourceForReaders, formatForReaders } from '#domain/herbs/reader-messages.ts'

import { loadCatalogue } from './load.ts'

const { herbs, restricted } = loadCatalogue().catalogue
const workingWords = /\bmemory\b|github:|\b(?:halved|chosen|lowered|capped)\b|raised (?:to|from)|\bshard\b|\bbatch\b|_|\bPOM\b|\bOTC\b|\bug\b|\d C\b/

it.each(herbs)("shows no editor's note on the page of $slug", (herb) => {
  const texts = [...formatNotesForReaders(herb.note), ...[herb.toxicity, herb.storage, herb.drying].map(formatForReaders)]
  const sources = herb.sources.map((source) => formatSourceForReaders(source).words)
  expect([...texts, ...sources].filter((text) => workingWords.test(text))).toEqual([])
  expect(formatNotesForReaders(herb.note).filter((text) => /\d g\b/.test(text))).toEqual([])
})

it.each(restricted)("shows no editor's note on the page of $slug", (plant) => {
  const texts = [plant.reason, plant.toxicPrinciples].map(formatForReaders).concat(plant.legalStatus.map(formatRulingForReaders))
  const sources = plant.sources.map((source) => formatSourceForReaders(source).words)
  expect([...texts, ...sources].filter((text) => workingWords.test(text))).toEqual([])
})
