import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dailyGrams, driedGrams, gramsOf, parseAmount } from './amounts.ts'

const ginger = { gramsPerTeaspoon: 1.8, tea: { gramsPerCupMax: 1 }, freshPart: 'rhizome' as const }
const grams = (text: string) => {
  const amount = parseAmount(text)
  return amount && gramsOf(amount, ginger)
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
    ['2 pinches', 0.6],
    ['1 tea bag', 1],
    ['2 teabags', 2],
    ['1 level teaspoon', 1.8],
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
    '2',
    'g',
    '-1 g',
    '0 g',
    '1/0 g',
    '2-1 g',
    '1-1/2 tsp',
    '2-1/2 g',
    '2 cups',
    '3 slices',
    '1 g 2 g',
    '1e3 g',
  ])('%o cannot be judged', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it('is read or refused, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const amount = parseAmount(text)
        expect(amount === undefined || (amount.quantity > 0 && Number.isFinite(amount.quantity))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('of fresh material counts as what it dries to, and in full where the herb has no factor', () => {
    expect(driedGrams({ quantity: 10, measure: 'gram' }, ginger, true)).toBeCloseTo(2)
    expect(driedGrams({ quantity: 10, measure: 'gram' }, ginger, false)).toBe(10)
    expect(driedGrams({ quantity: 10, measure: 'teabag' }, ginger, true)).toBe(10)
    expect(driedGrams({ quantity: 10, measure: 'gram' }, { ...ginger, freshPart: null }, true)).toBe(10)
  })

  it('makes a day of three cups unless the cups are stated', () => {
    expect(dailyGrams(1.5)).toBe(4.5)
    expect(dailyGrams(1.5, 2)).toBe(3)
  })
})
