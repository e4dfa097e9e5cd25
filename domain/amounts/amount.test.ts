import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseAmount } from './amount.ts'
import { calculateDailyGrams, calculateDriedGrams, parseDriedGrams, type WeighableHerb } from './weights.ts'

const ginger: WeighableHerb = {
  gramsPerTeaspoon: 1.8,
  tea: { gramsPerCupMax: 1 },
  freshPart: 'rhizome',
  weights: [
    { unit: 'slice', grams: 2.2, fresh: true },
    { unit: 'strip', grams: 3, fresh: true },
    { unit: 'inch', grams: 12, fresh: true },
    { unit: 'teaspoon', grams: 2, fresh: true },
    { unit: 'leaf', grams: 0.5, fresh: true },
    { unit: 'stick', grams: 5, fresh: false },
  ],
}
const grams = (text: string) => {
  const amount = parseAmount(text)
  return amount && calculateDriedGrams(amount, ginger, undefined)
}

describe('an amount', () => {
  it.each([
    ['2 g', 2],
    ['1.5g', 1.5],
    ['500 mg', 0.5],
    ['0.1 kg', 100],
    ['1 oz', 28.35],
    ['1 lb', 453.6],
    ['1 tsp', 1.8],
    ['½ tsp', 0.9],
    ['1 ½ teaspoons', 2.7],
    ['1 1/2 tsp', 2.7],
    ['1 tbsp', 5.4],
    ['a pinch', 0.3],
    ['pinch', 0.3],
    ['a small pinch', 0.3],
    ['a dash', 0.6],
    ['a sprinkle', 0.6],
    ['half a teaspoon', 0.9],
    ['one and a half teaspoons', 2.7],
    ['1 and a half tsp', 2.7],
    ['a half tsp', 0.9],
    ['1 cup', 90],
    ['2 slices', 0.88],
    ['2 strips', 1.2],
    ['two thin slices of', 0.88],
    ['1-inch piece', 2.4],
    ['a 1 inch knob', 2.4],
    ['1"', 2.4],
    ['2.54 cm', 2.4],
    ['half an inch', 1.2],
    ['a few leaves', 0.5],
    ['1 or 2 sticks', 10],
    ['half a stick', 2.5],
    ['2 pinches', 0.6],
    ['1 tea bag', 1],
    ['2 teabags', 2],
    ['1 level teaspoon', 1.8],
    ['1 scant teaspoon', 1.8],
    ['1 heaped tablespoon', 10.8],
    ['a heaped teaspoon', 3.6],
    ['heaped teaspoon', 3.6],
    ['2 heaping tsp', 7.2],
    ['1 rounded tsp', 2.7],
    ['one generous teaspoon', 2.7],
    ['1-2 heaped teaspoons', 7.2],
    ['1–2 g', 2],
    ['1 to 2 tsp', 3.6],
  ])('%s is %s g of ginger', (text, expected) => {
    expect(grams(text)).toBeCloseTo(expected, 9)
  })

  it.each([
    '',
    'some',
    'to taste',
    'a handful',
    'handful',
    'g',
    'a good pinch',
    'a heaped pinch',
    'a large heaped teaspoon',
    'an overflowing teaspoon',
    '2 large slices',
    'a thick slice',
    '1 piece',
    '2 sprigs pieces',
    'a splash',
    '1 bag',
    '3 drops',
    '-1 g',
    '0 g',
    '1/0 g',
    '2-1 g',
    '1-1/2 tsp',
    '2-1/2 g',
    '1 g 2 g',
    '1e3 g',
  ])('%o cannot be judged', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it('is never less in a heaped or rounded spoon than in a level one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
        fc.constantFrom('heaped', 'heaping', 'rounded', 'generous', 'level', 'scant'),
        fc.constantFrom('tsp', 'teaspoons', 'tbsp', 'tablespoons'),
        (count, size, unit) => {
          expect(grams(`${count} ${size} ${unit}`)).toBeGreaterThanOrEqual(grams(`${count} ${unit}`) ?? Infinity)
        },
      ),
    )
  })

  it('is parsed or refused, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const amount = parseAmount(text)
        expect(amount === undefined || (amount.quantity > 0 && Number.isFinite(amount.quantity))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('counts fresh material by its dried weight, or in full if the herb has no factor', () => {
    const grams = { quantity: 10, measure: 'gram' } as const
    expect(calculateDriedGrams(grams, ginger, 'fresh')).toBeCloseTo(2)
    expect(calculateDriedGrams(grams, ginger, undefined)).toBe(10)
    expect(calculateDriedGrams(grams, { ...ginger, freshPart: null }, 'fresh')).toBe(10)
    expect(calculateDriedGrams({ quantity: 10, measure: 'teabag' }, ginger, 'fresh')).toBe(10)
    expect(calculateDriedGrams({ quantity: 1, measure: 'teaspoon' }, ginger, 'fresh')).toBeCloseTo(0.4)
  })

  it.each(['1 sprig', '3 pods', '2', 'a knob'])('%s has no weight for ginger and is not guessed', (text) => {
    expect(parseAmount(text)).toBeDefined()
    expect(grams(text)).toBeUndefined()
  })

  it.each([
    ['4', 'fresh ginger leaves', 0.4],
    ['4 leaves', 'dried ginger', 0.4],
    ['2 fresh slices', 'ginger', 0.88],
    ['5 g', 'grated ginger', 1],
    ['5 g', 'finely minced ginger', 1],
    ['5 g', 'grated dried ginger', 5],
    ['5 g', 'peeled ginger', 5],
    ['2', 'tea bags of ginger', 2],
    ['1 cup', 'ginger', 90],
  ])('%s of “%s” is %d g', (amount, name, expected) => {
    expect(parseDriedGrams(amount, name, ginger)).toBeCloseTo(expected, 9)
  })

  it.each([
    ['2 slices', 'dried ginger'],
    ['1 cup', 'ginger tea'],
    ['2', 'ginger'],
  ])('%s of “%s” cannot be judged', (amount, name) => {
    expect(parseDriedGrams(amount, name, ginger)).toBeUndefined()
  })

  it('counts three cups a day unless the cups are stated', () => {
    expect(calculateDailyGrams(1.5)).toBe(4.5)
    expect(calculateDailyGrams(1.5, 2)).toBe(3)
  })
})
