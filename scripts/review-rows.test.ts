import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { createReviewRows } from './review-rows.ts'

const { catalogue } = loadCatalogue()
const rows = createReviewRows(catalogue)

it('names every plant once', () => {
  expect(rows).toHaveLength(catalogue.herbs.length + catalogue.restricted.length)
  expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)
})

it('begins with the plants that have the most important figures from memory', () => {
  const matters = rows.map(({ fromMemory }) => fromMemory.filter((group) => group !== 'storage').length)
  expect(matters).toEqual(matters.toSorted((one, other) => other - one))
  expect(matters[0]).toBeGreaterThan(0)
})
