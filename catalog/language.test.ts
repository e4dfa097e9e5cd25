import { describe, expect, it } from 'vitest'

import { americanWords, similarity, shingles } from './language.ts'

describe('the language of the catalogue', () => {
  it('finds no American spelling', () => {
    expect(americanWords('The color of the flavour is Gray.')).toEqual(['color is spelt colour', 'gray is spelt grey'])
  })

  it('measures the overlap of two texts in runs of five words', () => {
    const text = 'Warm the pot, then add the flowers and pour over the water.'
    const similarityTo = (other: string) => similarity(shingles(text), shingles(other))
    expect(similarityTo(text.toUpperCase())).toBe(1)
    expect(similarityTo('Crush the seeds in a mortar until they smell of liquorice.')).toBe(0)
    expect(similarityTo('Warm the pot, then add nothing at all for a while.')).toBeCloseTo(1 / 7)
  })
})
