import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  countCups,
  isRunningLow,
  isZeroQuantity,
  parseQuantity,
  parseUsedAmount,
  isInStockAfterChange,
  subtractUsed,
  formatQuantity,
} from './quantity.rules.ts'

const linden = { gramsPerCup: 2, gramsPerTeaspoon: 1 }

const units = ['g', 'kg', 'oz', 'tsp', 'tbsp', 'bag'] as const
const anyUnit = fc.constantFrom(...units)
/** Quantities that no unit rounds, because they have no more decimals than the coarsest unit allows. */
const anyQuantity = fc.record({
  value: fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100),
  unit: anyUnit,
})
const anyHerb = fc.record({
  gramsPerCup: fc.integer({ min: 2, max: 100 }).map((tenths) => tenths / 10),
  gramsPerTeaspoon: fc.integer({ min: 2, max: 60 }).map((tenths) => tenths / 10),
})

describe('a quantity', () => {
  it.each([
    ['50 g', 50, 'g'],
    ['50g', 50, 'g'],
    ['50 grams', 50, 'g'],
    ['about 50 g', 50, 'g'],
    ['50 G.', 50, 'g'],
    ['1.5 kg', 1.5, 'kg'],
    ['1,5 kg', 1.5, 'kg'],
    ['1,000 g', 1000, 'g'],
    ['1,250.5 g', 1250.5, 'g'],
    ['3 oz', 3, 'oz'],
    ['2 ounces', 2, 'oz'],
    ['10 teaspoons', 10, 'tsp'],
    ['½ tsp', 0.5, 'tsp'],
    ['2½ tsp', 2.5, 'tsp'],
    ['2 1/2 tbsp', 2.5, 'tbsp'],
    ['3/4 tablespoon', 0.75, 'tbsp'],
    ['20 bags', 20, 'bag'],
    ['20 tea bags', 20, 'bag'],
    ['1 teabag', 1, 'bag'],
    ['0 g', 0, 'g'],
  ])('is read from “%s”', (text, value, unit) => {
    expect(parseQuantity(text)).toEqual({ value, unit })
  })

  it.each(['', 'half a jar', '50', 'g', '-5 g', '1/0 g', '2-3 g', '1e9 g', '9999999 g', '50 g of leaves', '1.2.3 g'])(
    'is undefined for “%s”',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined()
    },
  )

  it.each([
    [{ value: 48.5, unit: 'g' }, '48.5 g'],
    [{ value: 1, unit: 'bag' }, '1 bag'],
    [{ value: 0, unit: 'bag' }, '0 bags'],
    [{ value: 2 / 3, unit: 'tbsp' }, '0.67 tbsp'],
  ] as const)('is written from %o as “%s”', (quantity, text) => {
    expect(formatQuantity(quantity)).toBe(text)
  })

  it('survives a round trip', () => {
    fc.assert(
      fc.property(anyQuantity, (quantity) => {
        expect(parseQuantity(formatQuantity(quantity))).toEqual(quantity)
      }),
    )
  })
})

describe('the amount used', () => {
  it.each([
    ['', 1, 'bag'],
    ['  ', 1, 'bag'],
    ['1 cup', 1, 'bag'],
    ['2 cups', 2, 'bag'],
    ['½ cup', 0.5, 'bag'],
    ['3 g', 3, 'g'],
  ])('is read from “%s”', (text, value, unit) => {
    expect(parseUsedAmount(text)).toEqual({ value, unit })
  })

  it.each(['some', '3', 'cup of tea'])('is undefined for “%s”', (text) => {
    expect(parseUsedAmount(text)).toBeUndefined()
  })
})

describe('the remaining quantity', () => {
  it.each([
    ['50 g', '', '48 g'],
    ['50 g', '1 tsp', '49 g'],
    ['50 g', '1 tbsp', '47 g'],
    ['20 bags', '', '19 bags'],
    ['20 bags', '3 bags', '17 bags'],
    ['20 bags', '3 g', '18.5 bags'],
    ['10 tsp', '', '8 tsp'],
    ['5 tbsp', '1 tsp', '4.67 tbsp'],
    ['1 kg', '', '998 g'],
    ['2 oz', '', '1.929 oz'],
    ['2 g', '', '0 g'],
    ['1 g', '2 cups', '0 g'],
  ])('after %s, when “%s” is used, is %s', (before, usedQuantity, remaining) => {
    const [quantity, usedAmount] = [parseQuantity(before), parseUsedAmount(usedQuantity)]
    expect(quantity && usedAmount && formatQuantity(subtractUsed(quantity, usedAmount, linden))).toBe(remaining)
  })

  it('is never negative and never grows', () => {
    fc.assert(
      fc.property(anyQuantity, anyQuantity, anyHerb, (before, usedQuantity, herb) => {
        const remaining = subtractUsed(before, usedQuantity, herb)
        expect(remaining.value).toBeGreaterThanOrEqual(0)
        expect(countCups(remaining, herb)).toBeLessThanOrEqual(
          countCups(before, herb) + 0.5 * countCups({ value: 0.01, unit: remaining.unit }, herb),
        )
      }),
    )
  })

  it('equals the difference, to half a step of its precision', () => {
    fc.assert(
      fc.property(anyQuantity, anyQuantity, anyHerb, (before, usedQuantity, herb) => {
        fc.pre(countCups(usedQuantity, herb) <= countCups(before, herb))
        const remaining = subtractUsed(before, usedQuantity, herb)
        const step = countCups({ value: 0.01, unit: remaining.unit }, herb)
        const difference = countCups(remaining, herb) + countCups(usedQuantity, herb) - countCups(before, herb)
        expect(Math.abs(difference)).toBeLessThanOrEqual(step / 2 + 1e-6)
      }),
    )
  })

  it('is the same in any order of uses', () => {
    const [cup, spoon] = [parseUsedAmount(''), parseUsedAmount('1 tsp')]
    const before = parseQuantity('50 g')
    if (!cup || !spoon || !before) throw new Error('One of them is not read.')
    expect(subtractUsed(subtractUsed(before, cup, linden), spoon, linden)).toEqual(
      subtractUsed(subtractUsed(before, spoon, linden), cup, linden),
    )
  })
})

describe('a quantity that is running low', () => {
  it.each([
    ['10 g', false],
    ['9.9 g', true],
    ['5 bags', false],
    ['4 bags', true],
    ['0 g', true],
    ['a jar', false],
    ['', false],
  ])('is “%s”: %o', (text, expected) => {
    expect(isRunningLow(text, linden)).toBe(expected)
  })
})

describe('a quantity of 0', () => {
  it.each([
    ['0 g', true],
    ['0', true],
    ['0,0 kg', true],
    ['0.01 g', false],
    ['10', false],
    ['', false],
    ['a jar', false],
  ])('is “%s”: %o', (text, expected) => {
    expect(isZeroQuantity(text)).toBe(expected)
  })
})

describe('a herb with an edited quantity', () => {
  it.each([
    ['0 g', false, '50 g', true],
    ['0 g', false, 'a jar', true],
    ['0 g', false, '0 g', false],
    ['0 g', false, ' 0 G', false],
    ['0 g', false, '', false],
    ['', false, '20 bags', true],
    ['50 g', true, '0 bags', false],
    ['50 g', true, '', true],
    ['50 g', true, '40 g', true],
    ['50 g', false, '50 g', false],
  ])('“%s” (in stock: %o) changed to “%s” is in stock: %o', (quantity, isAvailable, newQuantity, expected) => {
    expect(isInStockAfterChange({ quantity, isAvailable }, newQuantity)).toBe(expected)
  })
})
