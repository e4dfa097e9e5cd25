import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ingredientChoice, namesLeftIn, suggestIngredients, suggestionsMax } from './ingredient-choice.rules.ts'

const names = ['Milk', 'Oat Milk', 'Almond Milk', 'Ginger', 'Fresh Ginger', 'Ice', 'Lemon Juice', 'honey']

describe('the ingredients to choose from', () => {
  it('are the longer of names that contain one another, by alphabet', () => {
    expect(ingredientChoice(names)).toEqual({
      offered: ['Almond Milk', 'Fresh Ginger', 'honey', 'Lemon Juice', 'Oat Milk'],
      shorter: ['Ginger', 'Ice', 'Milk'],
    })
  })

  it('keep one of two names that differ in case alone', () => {
    expect(ingredientChoice(['Mint', 'MINT'])).toEqual({ offered: ['Mint'], shorter: ['MINT'] })
  })

  it('lose no name and cover each shorter one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 20 }), (any) => {
        const { offered, shorter } = ingredientChoice(any)
        expect([...offered, ...shorter].toSorted()).toEqual(any.toSorted())
        for (const name of shorter)
          expect(offered.some((longer) => longer.toLowerCase().includes(name.toLowerCase()))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('suggestions', () => {
  const choice = ingredientChoice(names)

  it.each([
    ['MILK', [], ['Milk', 'Almond Milk', 'Oat Milk']],
    ['mil', [], ['Almond Milk', 'Oat Milk', 'mil*']],
    ['mil', ['MIL'], ['Almond Milk', 'Oat Milk']],
    ['milk', ['oat milk'], ['Milk', 'Almond Milk']],
    ['l', [], ['Lemon Juice', 'Almond Milk', 'Oat Milk']],
    [' ', [], []],
    ['nothing', [], []],
  ])('for %o without %o are %o', (typed, chosen, expected) => {
    const told = suggestIngredients(choice, typed, chosen).map(({ term, isBroad }) => (isBroad ? `${term}*` : term))
    expect(told).toEqual(expected)
  })

  it('are five at most', () => {
    const many = ingredientChoice(Array.from({ length: 20 }, (_, number) => `Leaf ${number}x`))
    expect(suggestIngredients(many, 'leaf', [])).toHaveLength(suggestionsMax)
  })
})

describe('an excluded name', () => {
  it.each([
    ['Fresh Ginger', ['Fresh Ginger'], ['Ginger']],
    ['fresh ginger', ['fresh ginger', 'GINGER'], []],
    ['Lemon Juice', ['Lemon Juice'], []],
    ['Milk', ['Milk'], []],
  ])('%s beside %o leaves %o in', (term, terms, left) => {
    expect(namesLeftIn(term, names, terms)).toEqual(left)
  })
})
