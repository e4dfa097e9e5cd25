import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  createIngredientChoice,
  findRemainingNames,
  suggestIngredients,
  maxSuggestions,
} from './ingredient-choice.rules.ts'

const names = ['Milk', 'Oat Milk', 'Almond Milk', 'Ginger', 'Fresh Ginger', 'Ice', 'Lemon Juice', 'honey']

describe('the ingredient choice', () => {
  it('offers the longer of two names if one contains the other, in alphabetical order', () => {
    expect(createIngredientChoice(names)).toEqual({
      offered: ['Almond Milk', 'Fresh Ginger', 'honey', 'Lemon Juice', 'Oat Milk'],
      shorter: ['Ginger', 'Ice', 'Milk'],
      groups: [],
    })
  })

  it('offers only one of two names that differ in case', () => {
    expect(createIngredientChoice(['Mint', 'MINT'])).toEqual({ offered: ['Mint'], shorter: ['MINT'], groups: [] })
  })

  it('keeps every name, each shorter name inside a longer one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 20 }), (randomNames) => {
        const { offered, shorter } = createIngredientChoice(randomNames)
        expect([...offered, ...shorter].toSorted()).toEqual(randomNames.toSorted())
        for (const name of shorter)
          expect(offered.some((longer) => longer.toLowerCase().includes(name.toLowerCase()))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the suggestions', () => {
  const choice = createIngredientChoice(names, [
    { term: 'dairy', also: ['milk', 'lactose'] },
    { term: 'daisy family', also: ['asteraceae'] },
  ])

  it.each([
    ['OAT', [], ['Oat Milk']],
    ['lem', [], ['Lemon Juice']],
    ['MILK', [], ['Milk', 'Almond Milk', 'Oat Milk', 'dairy+']],
    ['mil', [], ['Almond Milk', 'Oat Milk', 'mil*']],
    ['da', [], []],
    ['lactos', [], []],
    ['lactose', [], ['dairy+']],
    ['mil', ['MIL', 'dairy'], ['Almond Milk', 'Oat Milk']],
    ['milk', ['oat milk'], ['Milk', 'Almond Milk', 'dairy+']],
    ['l', [], ['Lemon Juice', 'Almond Milk', 'Oat Milk']],
    ['dai', [], ['dairy+', 'daisy family+']],
    ['ＡＳＴＥＲ', [], ['daisy family+']],
    [' ', [], []],
    ['nothing', [], []],
  ])('match the typed %o, except %o: %o', (typed, chosen, expected) => {
    const marks = { name: '', group: '+', typed: '*' }
    expect(suggestIngredients(choice, typed, chosen).map(({ term, kind }) => term + marks[kind])).toEqual(expected)
  })

  it('include at most five terms and a matching group', () => {
    const leaves = Array.from({ length: 20 }, (_, number) => `Leaf ${number}x`)
    const largeChoice = createIngredientChoice(leaves, [{ term: 'leafy', also: [] }])
    const kinds = suggestIngredients(largeChoice, 'leaf', []).map(({ kind }) => kind)
    expect(kinds).toHaveLength(maxSuggestions)
    expect(kinds.slice(-2)).toEqual(['group', 'typed'])
  })

  it('contain no name that a URL would split', () => {
    expect(createIngredientChoice(['Hawthorn Leaf and Flower']).offered).toEqual(['Hawthorn Leaf & Flower'])
  })
})

describe('an excluded name', () => {
  it.each([
    ['Fresh Ginger', ['Fresh Ginger'], ['Ginger']],
    ['fresh ginger', ['Fresh Ginger', 'Ginger'], []],
    ['Lemon Juice', ['Lemon Juice'], []],
    ['Milk', ['Milk', 'Oat Milk', 'Almond Milk'], []],
  ])('%s that hides %o keeps %o', (term, hidden, remaining) => {
    expect(findRemainingNames(term, names, new Set(hidden))).toEqual(remaining)
  })
})
