import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { indexNames } from '#domain/safety/names.ts'

import { normaliseMessage } from './message-text.ts'
import { createSpelling } from './spelling.ts'

const { catalogue } = loadCatalogue()
const correctSpelling = createSpelling(indexNames(safetyFacts(catalogue)))
const correct = (text: string) => correctSpelling(normaliseMessage(text)).text

describe('a misspelt name', () => {
  it.each([
    ['lavander tea', 'lavender tea'],
    ['tumeric', 'turmeric'],
    ['comfry', 'comfrey'],
    ['ashwaganda', 'ashwagandha'],
    ['lemmon balm', 'lemon balm'],
    ['warfrin', 'warfarin'],
    ['pepper mint', 'peppermint'],
    ['St. Johns wort', "st john's wort"],
  ])('is corrected from “%s” to “%s”', (written, correction) => expect(correct(written)).toBe(correction))

  it('is listed with its correction', () => {
    expect(correctSpelling('valarian').corrections).toEqual([{ original: 'valarian', correction: 'valerian' }])
  })

  it('is never assumed for an everyday word or a different first letter', () => {
    for (const words of ['finger', 'narrow', 'kettle', 'theme', 'mellow', 'basic', 'forage', 'linen'])
      expect(correctSpelling(words).corrections).toEqual([])
  })
})

describe('words of the catalogue', () => {
  it('are rarely corrected to a plant name', () => {
    const texts = catalogue.recipes.flatMap(({ description, instructions, tips }) =>
      instructions.concat(tips, description),
    )
    const words = texts.join(' ').split(' ').length
    const wrongCorrections = texts.flatMap((text) => correctSpelling(normaliseMessage(text)).corrections)
    expect(wrongCorrections.length / words).toBeLessThan(0.001)
  })
})
