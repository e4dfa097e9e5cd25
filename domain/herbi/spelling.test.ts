import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { indexNames } from '#domain/safety/names.ts'

import { readable } from './question-text.ts'
import { createSpelling } from './spelling.ts'

const { catalogue } = loadCatalogue()
const spell = createSpelling(indexNames(safetyFacts(catalogue)))
const read = (text: string) => spell(readable(text)).text

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
  ])('is corrected from “%s” to “%s”', (written, meant) => expect(read(written)).toBe(meant))

  it('is listed with its correction', () => {
    expect(spell('valarian').corrections).toEqual([{ written: 'valarian', meant: 'valerian' }])
  })

  it('is never assumed for an everyday word or a different first letter', () => {
    for (const words of ['finger', 'narrow', 'kettle', 'theme', 'mellow', 'basic', 'forage', 'linen'])
      expect(spell(words).corrections).toEqual([])
  })
})

describe('words of the catalogue', () => {
  it('are rarely corrected to a plant name', () => {
    const texts = catalogue.recipes.flatMap(({ description, instructions, tips }) =>
      instructions.concat(tips, description),
    )
    const words = texts.join(' ').split(' ').length
    const misread = texts.flatMap((text) => spell(readable(text)).corrections)
    expect(misread.length / words).toBeLessThan(0.001)
  })
})
