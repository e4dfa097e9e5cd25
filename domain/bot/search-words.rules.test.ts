import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { ailmentNames } from '../ailments/ailment-names.ts'
import { classifySearch } from './search-words.rules.ts'

const facts = safetyFacts(loadCatalogue().catalogue)

describe('classifySearch', () => {
  it.each([
    ['chamomile', 'chamomile'],
    ['lime blossom', 'linden'],
    ['cannot sleep', 'Sleep Problems'],
    ['Sore throats', 'Cold & Flu'],
    ['anxious mornings', 'Stress & Anxiety'],
    ['comfrey', 'other'],
    ['ada linden, 12 Hill Street', 'other'],
    ['', 'other'],
  ])('maps “%s” to %s', (search, word) => {
    expect(classifySearch(facts, search)).toBe(word)
  })

  it('returns only words of our own vocabulary', () => {
    const vocabulary = new Set<string>([...ailmentNames, ...facts.herbs.map(({ slug }) => slug), 'other'])
    assert(
      property(string({ unit: 'grapheme', maxLength: 60 }), (searchText) =>
        vocabulary.has(classifySearch(facts, searchText)),
      ),
    )
  })
})
