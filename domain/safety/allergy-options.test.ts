import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { allergyNames } from './allergy-codes.ts'
import { allergenOptions, answerAllergyQuestion, findAllergies, findFollowUpOption } from './allergy-options.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

const herbs = [
  { value: 'peppermint', label: 'Peppermint', note: 'this herb alone' },
  { value: 'lemon-balm', label: 'Lemon Balm', note: 'this herb alone' },
]
const options = [...allergenOptions, ...herbs]
const findValues = (typed: string, limit = 8) => findAllergies(options, typed, limit).map(({ value }) => value)

describe('an allergy', () => {
  it.each([
    ['daisies', ['Asteraceae']],
    ['Daisy', ['Asteraceae']],
    ['ragweed', ['ragweed_pollen', 'Asteraceae']],
    ['celery', ['celery', 'Apiaceae']],
    ['dairy', ['milk']],
    ['hay fever', ['pollen_unknown']],
    ['Hay-Fever', ['pollen_unknown']],
    ['weed pollen', ['all of weed pollen', 'mugwort_pollen', 'ragweed_pollen']],
    ['peanuts', ['peanut_cross_reaction']],
    ['nuts', ['all of nuts', 'nut', 'peanut_cross_reaction']],
    ['wheat', ['gluten']],
    ['celiac', ['coeliac']],
    ['almond', ['nut']],
    ['licorice', ['all of licorice', 'Fabaceae']],
    ['gluten', ['gluten', 'gluten_cross_contact']],
    ['asteraceae', ['Asteraceae']],
    ['latex', ['latex']],
    ['penicillin', ['medicine']],
    ['Antibiotics', ['medicine']],
    ['ibuprofen', ['nsaid_painkillers']],
    ['cats', ['animals']],
    ['bee stings', ['insect_stings']],
    ['nickel', ['metals']],
    ['seafood', ['all of seafood', 'fish', 'shellfish']],
    ['chocolate', ['cocoa']],
    ['coconut', ['coconut milk']],
    ['moon dust', []],
    [' – ', []],
    ['', []],
  ])('matches %o with %j', (typed, values) => {
    expect(findValues(typed)).toEqual(values)
  })

  it.each([
    ['nut', 'nut'],
    ['lem', 'lemon-balm'],
    ['peppermint', 'peppermint'],
    ['milk', 'milk'],
    ['honey', 'honey'],
    ['thyme', 'Lamiaceae'],
    ['daisi', 'Asteraceae'],
  ])('matches %o with %s first', (typed, first) => {
    expect(findAllergies(options, typed, 8).find(({ values }) => !values)?.value).toBe(first)
  })

  it('matches exact names first, then beginnings, later words and the inside of a word', () => {
    const pollenOptions = ['Xpollen', 'Red pollen', 'Pollen dust', 'Pollen'].map((label) => ({ value: label, label }))
    expect(findAllergies(pollenOptions, 'pollen', 8).map(({ label }) => label)).toEqual([
      'Pollen',
      'Pollen dust',
      'Red pollen',
      'Xpollen',
    ])
  })

  it('offers all meanings of an everyday word together', () => {
    const [combinedOption] = findAllergies(options, 'weed pollen', 8)
    expect(combinedOption).toMatchObject({
      label: 'Weed pollen: all possible meanings',
      values: ['mugwort_pollen', 'ragweed_pollen'],
    })
  })

  it.each(['hay fever', 'Pollen', 'seasonal allergies'])('asks about the kind of pollen for %s', (typed) => {
    const [option] = findAllergies(options, typed, 8)
    expect(option).toMatchObject({ value: 'pollen_unknown', followUp: { question: 'Which pollen?' } })
    const values = option?.followUp?.choices.flatMap((choice) => choice.values)
    expect(values).toEqual(['birch_pollen', 'grass_pollen', 'mugwort_pollen', 'ragweed_pollen'])
    expect(findFollowUpOption(options, ['honey'])).toBeUndefined()
    expect(findFollowUpOption(options, ['honey', 'pollen_unknown'])).toBe(option)
    expect(findFollowUpOption(options, ['birch_pollen'])).toBe(option)
  })

  it('counts as any pollen until the question is answered', () => {
    const option = findFollowUpOption(options, ['pollen_unknown'])
    if (!option) throw new Error('Hay fever asks nothing.')
    const grass = answerAllergyQuestion(option, ['honey', 'pollen_unknown'], ['grass_pollen'], true)
    expect(grass).toEqual(['honey', 'grass_pollen'])
    const weeds = ['mugwort_pollen', 'ragweed_pollen']
    const both = answerAllergyQuestion(option, grass, weeds, true)
    expect(both).toEqual(['honey', 'grass_pollen', ...weeds])
    expect(answerAllergyQuestion(option, both, ['grass_pollen'], false)).toEqual(['honey', ...weeds])
    expect(answerAllergyQuestion(option, grass, ['grass_pollen'], false)).toEqual(['honey', 'pollen_unknown'])
  })

  it('has a follow-up question only for hay fever', () => {
    expect(allergenOptions.filter(({ followUp }) => followUp).map(({ value }) => value)).toEqual(['pollen_unknown'])
  })

  it('is a kitchen ingredient when it is not a code', () => {
    const kitchen = loadCatalogue().catalogue.safeIngredients.map(({ name }) => name)
    const others = allergenOptions.map(({ value }) => value).filter((value) => !Object.hasOwn(allergyNames, value))
    expect(others).toEqual(['cocoa', 'coconut milk', 'vanilla'])
    expect(kitchen).toEqual(expect.arrayContaining(others))
  })

  it('covers every family, substance and other allergy by its code and its words', () => {
    expect(allergenOptions.map(({ value }) => value)).toEqual(
      expect.arrayContaining([...allergenFamilies, ...allergenSubstances, ...Object.keys(allergyNames)]),
    )
    for (const { value, label } of allergenOptions) {
      expect(findValues(value), value).toContain(value)
      expect(findAllergies(options, label, 8).find(({ values }) => !values)?.value, label).toBe(value)
    }
  })

  it('is found only once, for any text, without throwing', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'aeinut ’-'.split('')) }),
      fc.constantFrom('gluten', 'honey', 'Hay Fever', 'nut', 'almonds'),
    )
    fc.assert(
      fc.property(anyText, fc.nat(10), (typed, limit) => {
        const values = findValues(typed, limit)
        expect(values.length).toBeLessThanOrEqual(limit)
        expect(new Set(values).size).toBe(values.length)
      }),
    )
  })
})
