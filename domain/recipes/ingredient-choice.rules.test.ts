import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ingredientChoice, namesLeftIn, suggestIngredients, suggestionsMax } from './ingredient-choice.rules.ts'

const names = ['Milk', 'Oat Milk', 'Almond Milk', 'Ginger', 'Fresh Ginger', 'Ice', 'Lemon Juice', 'honey']

describe('the ingredients to choose from', () => {
  it('are the longer of names that contain one another, by alphabet', () => {
    expect(ingredientChoice(names)).toEqual({
      offered: ['Almond Milk', 'Fresh Ginger', 'honey', 'Lemon Juice', 'Oat Milk'],
      shorter: ['Ginger', 'Ice', 'Milk'],
      groups: [],
    })
  })

  it('keep one of two names that differ in case alone', () => {
    expect(ingredientChoice(['Mint', 'MINT'])).toEqual({ offered: ['Mint'], shorter: ['MINT'], groups: [] })
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
  const choice = ingredientChoice(names, [
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
  ])('for %o without %o are %o', (typed, chosen, expected) => {
    const marks = { name: '', group: '+', typed: '*' }
    expect(suggestIngredients(choice, typed, chosen).map(({ term, kind }) => term + marks[kind])).toEqual(expected)
  })

  it('are five at most, one of them a group that is called so', () => {
    const leaves = Array.from({ length: 20 }, (_, number) => `Leaf ${number}x`)
    const many = ingredientChoice(leaves, [{ term: 'leafy', also: [] }])
    const kinds = suggestIngredients(many, 'leaf', []).map(({ kind }) => kind)
    expect(kinds).toHaveLength(suggestionsMax)
    expect(kinds.slice(-2)).toEqual(['group', 'typed'])
  })

  it('are terms that an address keeps whole', () => {
    expect(ingredientChoice(['Hawthorn Leaf and Flower']).offered).toEqual(['Hawthorn Leaf & Flower'])
  })
})

describe('an excluded name', () => {
  it.each([
    ['Fresh Ginger', ['Fresh Ginger'], ['Ginger']],
    ['fresh ginger', ['Fresh Ginger', 'Ginger'], []],
    ['Lemon Juice', ['Lemon Juice'], []],
    ['Milk', ['Milk', 'Oat Milk', 'Almond Milk'], []],
  ])('%s that hides %o leaves %o in', (term, hidden, left) => {
    expect(namesLeftIn(term, names, new Set(hidden))).toEqual(left)
  })
})
