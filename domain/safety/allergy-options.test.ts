import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allergenOptions, findAllergies } from './allergy-options.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

const herbs = [
  { value: 'peppermint', label: 'Peppermint', note: 'this herb alone' },
  { value: 'lemon-balm', label: 'Lemon Balm', note: 'this herb alone' },
]
const options = [...allergenOptions, ...herbs]
const found = (typed: string, limit = 8) => findAllergies(options, typed, limit).map(({ value }) => value)

describe('an allergy', () => {
  it.each([
    ['daisies', ['Asteraceae']],
    ['Daisy', ['Asteraceae']],
    ['ragweed', ['Asteraceae']],
    ['celery', ['Apiaceae']],
    ['dairy', ['milk']],
    ['hay fever', ['all of hay fever', 'birch_pollen', 'mugwort_pollen', 'Poaceae']],
    ['Hay-Fever', ['all of hay fever', 'birch_pollen', 'mugwort_pollen', 'Poaceae']],
    ['peanuts', ['all of peanuts', 'peanut_cross_reaction', 'Fabaceae']],
    ['wheat', ['all of wheat', 'gluten', 'gluten_cross_contact', 'Poaceae']],
    ['almond', ['all of almond', 'nut', 'Rosaceae']],
    ['licorice', ['Fabaceae']],
    ['gluten', ['all of gluten', 'gluten', 'gluten_cross_contact']],
    ['asteraceae', ['Asteraceae']],
    ['latex', []],
    ['moon dust', []],
    [' – ', []],
    ['', []],
  ])('typed as %o finds %j', (typed, values) => {
    expect(found(typed)).toEqual(values)
  })

  it.each([
    ['nut', 'nut'],
    ['lem', 'lemon-balm'],
    ['peppermint', 'peppermint'],
    ['milk', 'milk'],
    ['honey', 'honey'],
    ['thyme', 'Lamiaceae'],
    ['daisi', 'Asteraceae'],
  ])('typed as %o is first of all found in %s', (typed, first) => {
    expect(findAllergies(options, typed, 8).find(({ values }) => !values)?.value).toBe(first)
  })

  it('that is called so comes before one that begins so, that before a later word, and the inside of a word last', () => {
    const some = ['Xpollen', 'Red pollen', 'Pollen dust', 'Pollen'].map((label) => ({ value: label, label }))
    expect(findAllergies(some, 'pollen', 8).map(({ label }) => label)).toEqual([
      'Pollen',
      'Pollen dust',
      'Red pollen',
      'Xpollen',
    ])
  })

  it('adds all that an everyday word may mean, at once', () => {
    const [all] = findAllergies(options, 'hay fever', 8)
    expect(all).toMatchObject({
      label: 'Hay fever: all that it may mean',
      values: ['birch_pollen', 'mugwort_pollen', 'Poaceae'],
    })
  })

  it('can be any family and substance by its code and its words', () => {
    expect(allergenOptions.map(({ value }) => value)).toEqual(
      expect.arrayContaining([...allergenFamilies, ...allergenSubstances]),
    )
    for (const { value, label } of allergenOptions) {
      expect(found(value), value).toContain(value)
      expect(findAllergies(options, label, 8).find(({ values }) => !values)?.value, label).toBe(value)
    }
  })

  it('is sought without throwing, and each option is found once', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'aeinut ’-'.split('')) }),
      fc.constantFrom('gluten', 'honey', 'Hay Fever', 'nut', 'almonds'),
    )
    fc.assert(
      fc.property(anyText, fc.nat(10), (typed, limit) => {
        const values = found(typed, limit)
        expect(values.length).toBeLessThanOrEqual(limit)
        expect(new Set(values).size).toBe(values.length)
      }),
    )
  })
})
