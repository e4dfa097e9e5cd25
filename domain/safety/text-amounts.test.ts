import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { textFindings } from './free-text.ts'
import { indexNames } from './names.ts'

const index = indexNames(safetyFacts(loadCatalogue().catalogue))
const findCodes = (text: string) => textFindings(index, text).map(({ code, plant }) => `${code} ${plant}`)
const recipeContext = { servings: 2, cupsPerDay: 2, plants: new Set(['sage', 'peppermint']) }
const findRecipeCodes = (text: string) =>
  textFindings(index, text, recipeContext).map(({ code, plant }) => `${code} ${plant}`)

describe('an amount above the daily limit', () => {
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
    '10 tea bags of fresh sage',
    'six sage teabags',
    'seven bags of sage tea',
    'a cup of dried sage',
    'half a cup of sage leaves',
    'a mug of my own dried sage in one pot',
  ])('is found in “%s”', (text) => expect(findCodes(text)).toEqual(['DOSE_IN_TEXT sage']))

  it.each(['a gram or two of clove', 'a gram and a half of clove'])('is found in “%s”', (text) =>
    expect(findCodes(text)).toEqual(['DOSE_IN_TEXT clove']),
  )

  it.each(['Sip sage tea all day', 'Drink sage tea throughout the day', 'I drink sage tea instead of water'])(
    'is found without a limit in “%s”',
    (text) => expect(findCodes(text)).toEqual(['NO_LIMIT_IN_TEXT sage']),
  )
})

describe('an unclear amount', () => {
  it.each(['2 heaped teaspoons of sage', 'a rounded tsp of sage', 'a dessertspoon of sage', 'a spoonful of sage'])(
    'is found in “%s”',
    (text) => expect(findCodes(text)).toEqual(['UNCLEAR_AMOUNT_IN_TEXT sage']),
  )

  it.each(['5 ml of sage tincture', '2 g of sage extract', 'Sage tincture: 5 ml', '20 drops of sage oil'])(
    '%s is an oil or extract, and refuses a recipe',
    (text) => {
      expect(textFindings(index, text)).toMatchObject([{ code: 'FORM_IN_TEXT', level: 'NOTICE' }])
      expect(textFindings(index, text, recipeContext)).toMatchObject([{ code: 'FORM_IN_TEXT', level: 'REFUSE' }])
    },
  )

  it('is not a finding when the weight is beside it', () =>
    expect(findCodes('Two grams of sage, a heaped teaspoon')).toEqual([]))
})

describe('a sentence about the plant of the sentence before', () => {
  it.each<[string, string[]]>([
    ['I love my sage tea. I drink ten cups a day.', ['DOSE_IN_TEXT sage']],
    ['Comfrey is my favourite. I drink it every day.', ['RESTRICTED_IN_TEXT comfrey']],
    ['Sage is my favourite herb. I drink it all day.', ['NO_LIMIT_IN_TEXT sage']],
    ['Comfrey grows by the river. I took a photo of it.', []],
    ['Foxgloves are in bloom. I drank a cup of coffee.', []],
    ['Sage is bitter. I have 5 cups of coffee.', []],
    ['Chamomile is lovely. I drink a cup of it at night.', []],
  ])('has findings in “%s”', (text, findings) => expect(findCodes(text)).toEqual(findings))
})

describe('a course that is too long', () => {
  it.each([
    'Take valerian every night for six months',
    'I have been drinking valerian tea for over a year',
    'Drink valerian tea for 4 to 8 weeks',
    'Valerian is my tea. I drink it daily for a year.',
  ])('is found in “%s”', (text) => expect(findCodes(text)).toEqual(['LONG_COURSE_IN_TEXT valerian']))

  it.each([
    'Drink valerian tea for two weeks',
    'Valerian tea keeps for a year in a jar',
    'See a doctor if you take valerian and it lasts for two months',
    'Valerian has been drunk as a tea for two thousand years',
    'I slept badly for six months, and valerian grows here',
  ])('raises nothing in “%s”', (text) => expect(findCodes(text)).toEqual([]))
})

describe('the texts of a recipe', () => {
  it.each(['Add some wormwood for bitterness.', 'Try it with wormwood instead.', 'Swap the sage for wormwood.'])(
    'name a restricted plant in “%s”',
    (text) => expect(findRecipeCodes(text)).toEqual(['RESTRICTED_IN_TEXT wormwood']),
  )

  it('are about its own herbs when they name none', () => {
    expect(findRecipeCodes('Drink ten cups of it a day.')).toEqual(['DOSE_IN_TEXT sage', 'DOSE_IN_TEXT peppermint'])
    expect(findRecipeCodes('Drink it every day for six months.')).toEqual([
      'LONG_COURSE_IN_TEXT sage',
      'LONG_COURSE_IN_TEXT peppermint',
    ])
    expect(findRecipeCodes('Drink two cups a day for five days.')).toEqual([])
    expect(findCodes('Drink ten cups of it a day.')).toEqual([])
  })
})

describe('an amount that was bought, gathered or stored', () => {
  it.each([
    'I bought 500 g of dried nettle at the market and it lasted all winter.',
    'I ordered 2 oz chamomile, 4 oz peppermint and 1 lb of rooibos online for $25.',
    'I store 250 g tins of chamomile, peppermint and fennel in my cupboard.',
    'I paid £3.50 for 50g of lavender.',
    'We picked 2 kg of elderflowers.',
    'I bought a bunch of sage.',
  ])('raises nothing in “%s”', (text) => expect(findCodes(text)).toEqual([]))

  it.each([
    'I bought 20 g of sage and drank it.',
    'I bought 20 g of sage for one pot.',
    'Buy 20 g of sage a day.',
    'Buy sage and take 20 g of it.',
    'Pick 20 g of sage every morning.',
    'I bought 20 g of sage. I drank it all.',
    'I bought sage. I drank 20 g of it.',
    'They sell 20 g servings of sage.',
    'We picked 20 g of sage for my son.',
    'I bought 20 g of sage for the baby.',
  ])('does not hide the dose in “%s”', (text) => expect(findCodes(text)).toEqual(['DOSE_IN_TEXT sage']))

  it('is a dose in the texts of a recipe', () =>
    expect(findRecipeCodes('Buy 20 g of sage.')).toEqual(['DOSE_IN_TEXT sage']))

  it('still has findings about oils and restricted plants', () => {
    expect(findCodes('I bought 10 ml of sage oil.')).toEqual(['FORM_IN_TEXT sage'])
    expect(findCodes('I bought 50 g of comfrey.')).toEqual(['RESTRICTED_IN_TEXT comfrey'])
  })
})

describe('a stock beside a cup', () => {
  it.each([
    'There is a kilo of sage in my cupboard.',
    'I have 500 g of sage in a jar.',
    'I bought 500 g of sage and drink a cup every evening.',
    'There is a kilo of sage in my cupboard. I drink it every evening.',
  ])('raises nothing in “%s”', (text) => expect(findCodes(text)).toEqual([]))

  it.each([
    'I have a jar of sage and drink 20 g a day.',
    'I took 20 g of sage from the jar.',
    'I bought 20 g of sage, and drink 20 g of it a day.',
    'There are 20 g of sage in my cupboard. I drink it all at once.',
  ])('does not hide the dose in “%s”', (text) => expect(findCodes(text)).toEqual(['DOSE_IN_TEXT sage']))
})

describe('an amount that nobody swallows', () => {
  it.each([
    '50 g of sage in a bath bag',
    'We dug 3 kg of sage into the compost.',
    'I sew 60 g of sage into a pillow.',
    'I rinse my hair with a litre of sage tea.',
    'Twenty drops of sage oil in the bath.',
  ])('raises nothing in “%s”', (text) => expect(findCodes(text)).toEqual([]))

  it.each([
    'I drink 20 g of sage in the bath.',
    'After my bath I take 20 g of sage.',
    'I wash down 20 g of sage.',
    'For my hair I put 20 g of sage into my tea.',
  ])('does not hide the dose in “%s”', (text) => expect(findCodes(text)).toEqual(['DOSE_IN_TEXT sage']))

  it('is a dose in the texts of a recipe', () =>
    expect(findRecipeCodes('20 g of sage in a bath bag')).toEqual(['DOSE_IN_TEXT sage']))
})

describe("a person's weight", () => {
  it.each([
    'I weigh 70 kg and like sage.',
    'My son weighs about 30 kg and I grow sage.',
    'Is sage for me, who weigh 150 lbs?',
  ])('raises nothing in “%s”', (text) => expect(findCodes(text)).toEqual([]))

  it.each([
    'I weigh 1 kg of sage.',
    'I weigh 1 kg sage.',
    'The sage weighs 1 kg.',
    'I weigh 70 kg and take 20 g of sage.',
  ])('does not hide the dose in “%s”', (text) => expect(findCodes(text)).toEqual(['DOSE_IN_TEXT sage']))
})

describe('an ambiguous name', () => {
  it('is explained before the finding about each plant', () =>
    expect(textFindings(index, 'Two handfuls of mint').map(({ text }) => text)).toEqual([
      '“mint” may mean Peppermint. We cannot judge the amount of “Peppermint”. Give it in grams or teaspoons.',
      '“mint” may mean Spearmint. We cannot judge the amount of “Spearmint”. Give it in grams or teaspoons.',
    ]))

  it('is explained before the finding about its oil', () =>
    expect(textFindings(index, '5 drops of mint oil').map(({ text }) => text)[0]).toBe(
      '“mint” may mean Peppermint. “Peppermint oil or extract” is an oil or extract and should not be used in a tea. Leave it out.',
    ))
})

describe('a plant that begins like a kitchen ingredient', () => {
  it('counts as the plant', () => {
    expect(findCodes('30 g of dried lemon balm')).toEqual(['DOSE_IN_TEXT lemon-balm'])
    expect(findCodes('Steep 100 g of fresh lemon balm a day')).toEqual(['DOSE_IN_TEXT lemon-balm'])
  })
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
    'two sage teabags',
    'a cup of dried sage tea',
    'a cup of water over sage leaves',
  ])('raises nothing in “%s”', (text) => expect(findCodes(text)).toEqual([]))
})
