import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createHerbi } from './herbi.rules.ts'

const { catalogue } = loadCatalogue()
const { herbs, restricted } = catalogue
const herbi = createHerbi({ facts: safetyFacts(catalogue), herbs, restricted, answers: [] })
const noRecipes = { exactMatches: [], similarMatches: [], withHerb: [], forAilment: [] }

it('retrievePassages returns numbered texts about the question, with their pages', () => {
  const passages = herbi([{ role: 'user', text: 'Is thyme good for a cough, and how strong?' }]).retrieve(noRecipes)
  expect(passages.map(({ number }) => number)).toEqual(passages.map((_, position) => position + 1))
  expect(passages[0]).toMatchObject({ title: 'Thyme', path: '/herbs/thyme' })
  expect(passages[0]?.text).toMatch(/At most \d cups? a day/)
  expect(passages.every(({ text }) => text.length > 20 && text.length <= 1500)).toBe(true)
  expect(herbi([{ role: 'user', text: 'xyzzy' }]).retrieve(noRecipes)).toEqual([])
})
