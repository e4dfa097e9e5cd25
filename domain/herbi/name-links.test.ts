import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createHerbIndex } from './herb-index.ts'
import { removeLinks } from './message-text.ts'
import { createNameLinks } from './name-links.ts'

const { catalogue } = loadCatalogue()
const { herbs, restricted } = catalogue
const addNameLinks = createNameLinks(createHerbIndex({ facts: safetyFacts(catalogue), herbs, restricted, answers: [] }))

it('createNameLinks links the first bold name of a plant and of a remedy among the sources', () => {
  const sentences = ['**Valerian** and **Comfrey**.', ' **Valerian** is in **Bench at Dusk**, not in **Elsewhere**.']
  const sources = [{ title: 'Bench at Dusk', path: '/recipe/bench-at-dusk' }]
  const answer = addNameLinks({ sentences, sources })
  expect(answer.sentences).toEqual([
    '**[Valerian](/herbs/valerian)** and **[Comfrey](/herbs/comfrey)**.',
    ' **Valerian** is in **[Bench at Dusk](/recipe/bench-at-dusk)**, not in **Elsewhere**.',
  ])
  expect(answer.sentences.map(removeLinks)).toEqual(sentences)
})
