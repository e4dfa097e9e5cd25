import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { ailmentNames } from '../ailments/ailment-names.ts'
import { wordOfSearch } from './search-words.rules.ts'

const facts = safetyFacts(loadCatalogue().catalogue)

describe('the word that a search is counted by', () => {
  it.each([
    ['chamomile', 'chamomile'],
    ['lime blossom', 'linden'],
    ['cannot sleep', 'Sleep Problems'],
    ['Sore throats', 'Cold & Flu'],
    ['anxious mornings', 'Stress & Anxiety'],
    ['comfrey', 'other'],
    ['ada linden, 12 Hill Street', 'other'],
    ['', 'other'],
  ])('of “%s” is %s', (search, word) => {
    expect(wordOfSearch(facts, search)).toBe(word)
  })

  it('is one of our own, whatever was typed', () => {
    const own = new Set<string>([...ailmentNames, ...facts.herbs.map(({ slug }) => slug), 'other'])
    assert(property(string({ unit: 'grapheme', maxLength: 60 }), (typed) => own.has(wordOfSearch(facts, typed))))
  })
})
