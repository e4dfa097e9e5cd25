import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type HerbInStock, type Candidate, findMakeable } from './making.rules.ts'

const today = '2026-11-21'
const kitchenIngredients = [{ name: 'honey', synonyms: ['raw honey'] }]
const slugs = ['linden', 'thyme', 'sage', 'mint', 'rose', 'elder']

/** Returns a recipe. Ingredients in `slugs` are herbs; the others match no herb. */
const createRecipe = (name: string, ingredients: readonly string[]): Candidate => ({
  id: name,
  slug: name,
  name,
  subtitle: '',
  ailment: 'Cold & Flu',
  brewMinutes: 5,
  difficulty: 'Easy',
  mainHerb: null,
  emoji: '🌿',
  rating: null,
  reviews: 0,
  variety: 0,
  ingredientNames: [...ingredients],
  blend: { lines: [], servings: 1, cupsPerDay: 2, courseDays: null, preparation: [] },
  herbs: ingredients.map((ingredient) => (slugs.includes(ingredient) ? ingredient : null)),
})
const findMakeableWith = (candidates: Candidate[], herbsInStock: HerbInStock[]) =>
  findMakeable({ candidates, herbsInStock, kitchenIngredients, today })
const createStock = (...names: string[]): HerbInStock[] => names.map((slug) => ({ slug, expiryDate: null }))

describe('makeable remedies', () => {
  it.each([
    [['linden', 'Honey'], []],
    [['linden', 'RAW  honey'], []],
    [['linden', 'sage'], ['sage']],
    [['linden', 'sage', 'sage'], ['sage']],
    [['linden', 'Some mixture'], ['Some mixture']],
    [
      ['linden', 'sage', 'mint'],
      ['sage', 'mint'],
    ],
  ])('include %o, with %o missing', (ingredients, missing) => {
    expect(findMakeableWith([createRecipe('tea', ingredients)], createStock('linden', 'thyme'))).toMatchObject([
      { missing },
    ])
  })

  it.each([[['sage']], [['Honey']], [['linden', 'sage', 'mint', 'rose']]])('exclude %o', (ingredients) => {
    expect(findMakeableWith([createRecipe('tea', ingredients)], createStock('linden', 'thyme'))).toEqual([])
  })

  it('have short names for missing herbs', () => {
    const tea = { ...createRecipe('tea', ['linden', 'Elderberry (dried, always boiled)']), herbs: ['linden', 'elder'] }
    expect(findMakeableWith([tea], createStock('linden'))).toMatchObject([{ missing: ['Elderberry'] }])
  })

  it('are sorted by the number of herbs used, then by name, if nothing expires', () => {
    const teas = [createRecipe('b', ['linden']), createRecipe('a', ['linden']), createRecipe('c', ['linden', 'thyme'])]
    expect(findMakeableWith(teas, createStock('linden', 'thyme')).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  })

  it('start with the herb that expires first, even on its last day', () => {
    const [first] = findMakeableWith(
      [createRecipe('a', ['linden']), createRecipe('b', ['sage'])],
      [
        { slug: 'linden', expiryDate: '2026-11-22' },
        { slug: 'sage', expiryDate: today },
      ],
    )
    expect(first?.first).toEqual({ name: 'sage', expiryDate: today })
  })

  it('count an expired herb as in stock, without moving its remedy up', () => {
    const yesterday = [{ slug: 'linden', expiryDate: '2026-11-20' }]
    expect(findMakeableWith([createRecipe('a', ['linden'])], yesterday)).toMatchObject([{ missing: [], first: null }])
  })

  it('never lack more herbs when another herb is in stock, and are sorted by fewest missing herbs', () => {
    const anyTea = fc
      .subarray(slugs, { minLength: 1 })
      .map((ingredients) => createRecipe(ingredients.join(), ingredients))
    fc.assert(
      fc.property(
        fc.array(anyTea, { maxLength: 12 }),
        fc.subarray(slugs, { minLength: 1 }),
        (teas, [extraHerb = '', ...otherHerbs]) => {
          const countMissing = (herbsInStock: string[]) =>
            new Map(
              findMakeableWith(teas, createStock(...herbsInStock)).map(({ name, missing }) => [name, missing.length]),
            )
          const [countsWithout, countsWith] = [countMissing(otherHerbs), countMissing([extraHerb, ...otherHerbs])]
          for (const [name, count] of countsWithout) expect(countsWith.get(name)).toBeLessThanOrEqual(count)
          const counts = findMakeableWith(teas, createStock(extraHerb, ...otherHerbs)).map(
            ({ missing }) => missing.length,
          )
          expect(counts).toEqual(counts.toSorted((one, other) => one - other))
        },
      ),
    )
  })
})
