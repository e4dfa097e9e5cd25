import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maxServings } from './requested-servings.ts'
import { countCups, describeStock, getStockServings, parseStock } from './stock-cups.ts'

const chamomile = { name: 'Chamomile', gramsPerCup: 3 }

describe('the cups that a stock makes', () => {
  it.each([
    [18, 6, '18 g of Chamomile makes 6 cups with 3 g in each. Drink at most 2 cups a day.'],
    [17.9, 5, '17.9 g of Chamomile makes 5 cups with 3 g in each. Drink at most 2 cups a day.'],
    [3, 1, '3 g of Chamomile makes 1 cup with 3 g in each.'],
    [2.9, undefined, '2.9 g of Chamomile isn’t enough for one cup, which needs 3 g.'],
    [
      100,
      maxServings,
      '100 g of Chamomile makes 33 cups with 3 g in each. Below are the amounts for 12 cups. Drink at most 2 cups a day.',
    ],
  ])('of %s g are %s', (grams, cups, text) => {
    expect(getStockServings(grams, chamomile)).toBe(cups)
    expect(describeStock(grams, chamomile, 2)).toBe(text)
  })

  it('never need more than there is, and leave less than a cup', () => {
    const hundredths = fc.integer({ min: 5, max: 1000 }).map((value) => value / 100)
    const tenths = fc.integer({ min: 1, max: 50_000 }).map((value) => value / 10)
    fc.assert(
      fc.property(tenths, hundredths, (grams, gramsPerCup) => {
        const cups = countCups(grams, { name: 'Thyme', gramsPerCup })
        expect(cups * gramsPerCup).toBeLessThanOrEqual(grams + 1e-6)
        expect((cups + 1) * gramsPerCup).toBeGreaterThan(grams - 1e-6)
      }),
    )
  })
})

describe('a stock in an address', () => {
  it.each([
    ['of=1&have=18', { position: 1, grams: 18 }],
    ['of=2&have=18.57', { position: 2, grams: 18.5 }],
    ['of=2&have=0,5', { position: 2, grams: 0.5 }],
    ['of=0&have=18', undefined],
    ['of=41&have=18', undefined],
    ['of=1&have=0', undefined],
    ['of=1&have=5001', undefined],
    ['of=1&have=-3', undefined],
    ['of=1&have=many', undefined],
    ['have=18', undefined],
  ])('%s', (query, stock) => {
    expect(parseStock(new URLSearchParams(query))).toEqual(stock)
  })
})
