import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { textFindings } from './free-text.ts'
import { indexNames } from './names.ts'

const index = indexNames(safetyFacts(loadCatalogue().catalogue))
const found = (text: string) => textFindings(index, text).map(({ code, plant }) => `${code} ${plant}`)
const pot = { servings: 2, cupsPerDay: 2, plants: new Set(['sage', 'peppermint']) }

describe('more of a herb than a day may hold', () => {
  it.each([
    '10 heaped teaspoons of sage',
    '10 heaping tablespoons of sage',
    '12 tea spoons of sage',
    '3 table spoons of sage',
    '10 gm of sage',
    '12,000 mg of sage',
    'twenty five grams of sage',
    'six and a half grams of sage',
    '3½ tablespoons of sage',
    'a quarter pound of sage',
    '10+ g of sage',
    '10 or more grams of sage',
    '5+ cups of sage tea a day',
    '5 x 2 g of sage a day',
    '2 g of sage x5 daily',
    'twenty-five cups of sage tea',
    'sage tea twenty five times a day',
    'Once a day is nothing: take 3 g of sage ten times a day',
    '2 g of sage every couple of hours',
    '2 g of sage each hour',
    'a cup of sage tea an hour',
    '3 g of sage in the morning, at noon and at night',
    '3 g of sage with every meal',
    'three pots of sage tea a day',
    '40 fl oz of sage tea',
    'a gallon of sage tea',
    '2 l of sage tea',
    '100 cl of sage tea',
    '5 cups of hot sage tea',
    'five cups of strong, freshly brewed sage tea',
    '10 g of my own home-grown sage',
    'Steep 20 g of sage in fresh water',
    '2 g of fresh ginger and 10 g of sage',
  ])('%s', (text) => expect(found(text)).toEqual(['DOSE_IN_TEXT sage']))

  it.each(['a gram or two of clove', 'a gram and a half of clove'])('%s', (text) =>
    expect(found(text)).toEqual(['DOSE_IN_TEXT clove']),
  )

  it.each(['Sip sage tea all day', 'Drink sage tea throughout the day', 'I drink sage tea instead of water'])(
    '%s: without a limit',
    (text) => expect(found(text)).toEqual(['NO_LIMIT_IN_TEXT sage']),
  )
})

describe('an amount that nobody can tell', () => {
  it.each(['2 heaped teaspoons of sage', 'a rounded tsp of sage', 'a dessertspoon of sage', 'a spoonful of sage'])(
    '%s',
    (text) => expect(found(text)).toEqual(['UNCLEAR_AMOUNT_IN_TEXT sage']),
  )

  it.each(['5 ml of sage tincture', '2 g of sage extract', 'Sage tincture: 5 ml', '20 drops of sage oil'])(
    '%s is of a form that the facts do not describe, and refuses a recipe',
    (text) => {
      expect(textFindings(index, text)).toMatchObject([{ code: 'FORM_IN_TEXT', level: 'NOTICE' }])
      expect(textFindings(index, text, pot)).toMatchObject([{ code: 'FORM_IN_TEXT', level: 'REFUSE' }])
    },
  )

  it('is no dose where the weight stands beside it', () =>
    expect(found('Two grams of sage, a heaped teaspoon')).toEqual([]))
})

describe('an ordinary amount', () => {
  it.each([
    'Chamomile tea, 2 g a cup, is lovely.',
    'two tea spoons of sage',
    '1,000 mg of sage',
    '2 and a half grams of sage',
    '2 x 2 g of sage',
    '2 g of sage in the morning and at night',
    '2 g of sage with every meal',
    'a pot of sage tea',
    'I grow three pots of sage on the balcony',
    '75 cl of sage tea',
    '5 cups of coffee and sage',
    'Fresh sage leaves, 20 g',
    '20 g of sage, fresh from the garden',
    'Crush 2 g of fennel, which frees its oil',
  ])('%s', (text) => expect(found(text)).toEqual([]))
})
