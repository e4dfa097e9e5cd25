import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type HerbInStock, type Candidate, findMakeable } from './making.rules.ts'

const today = '2026-11-21'
const kitchen = [{ name: 'honey', synonyms: ['raw honey'] }]
const slugs = ['linden', 'thyme', 'sage', 'mint', 'rose', 'elder']

/** Returns a recipe. Ingredients that are in `slugs` are herbs; the others are kept as names. */
const recipe = (name: string, ingredients: readonly string[]): Candidate => ({
  id: name,
  slug: name,
  name,
  subtitle: '',
  ailment: 'Cold & Flu',
  brewMinutes: 5,
  difficulty: 'Easy',
  emoji: '🌿',
  rating: null,
  reviews: 0,
  variety: 0,
  ingredientNames: [...ingredients],
  blend: { lines: [], servings: 1, cupsPerDay: 2, courseDays: null, preparation: [] },
  herbs: ingredients.map((ingredient) => (slugs.includes(ingredient) ? ingredient : null)),
})
const makeableWith = (candidates: Candidate[], herbsInStock: HerbInStock[]) =>
  findMakeable({ candidates, herbsInStock, kitchen, today })
const inStock = (...names: string[]): HerbInStock[] => names.map((slug) => ({ slug, expiryDate: null }))

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
    expect(makeableWith([recipe('tea', ingredients)], inStock('linden', 'thyme'))).toMatchObject([{ missing }])
  })

  it.each([[['sage']], [['Honey']], [['linden', 'sage', 'mint', 'rose']]])('exclude %o', (ingredients) => {
    expect(makeableWith([recipe('tea', ingredients)], inStock('linden', 'thyme'))).toEqual([])
  })

  it('have short names for missing herbs', () => {
    const tea = { ...recipe('tea', ['linden', 'Elderberry (dried, always boiled)']), herbs: ['linden', 'elder'] }
    expect(makeableWith([tea], inStock('linden'))).toMatchObject([{ missing: ['Elderberry'] }])
  })

  it('are sorted by the number of herbs used, then by name, if nothing expires', () => {
    const teas = [recipe('b', ['linden']), recipe('a', ['linden']), recipe('c', ['linden', 'thyme'])]
    expect(makeableWith(teas, inStock('linden', 'thyme')).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  })

  it('start with the herb that expires first, even on its last day', () => {
    const [first] = makeableWith(
      [recipe('a', ['linden']), recipe('b', ['sage'])],
      [
        { slug: 'linden', expiryDate: '2026-11-22' },
        { slug: 'sage', expiryDate: today },
      ],
    )
    expect(first?.first).toEqual({ name: 'sage', expiryDate: today })
  })

  it('count an expired herb as in stock, without moving its remedy up', () => {
    const yesterday = [{ slug: 'linden', expiryDate: '2026-11-20' }]
    expect(makeableWith([recipe('a', ['linden'])], yesterday)).toMatchObject([{ missing: [], first: null }])
  })

  it('never lack more herbs when another is in stock, and those that lack the fewest come first', () => {
    const anyTea = fc.subarray(slugs, { minLength: 1 }).map((ingredients) => recipe(ingredients.join(), ingredients))
    fc.assert(
      fc.property(
        fc.array(anyTea, { maxLength: 12 }),
        fc.subarray(slugs, { minLength: 1 }),
        (teas, [extra = '', ...rest]) => {
          const lacking = (herbsInStock: string[]) =>
            new Map(makeableWith(teas, inStock(...herbsInStock)).map(({ name, missing }) => [name, missing.length]))
          const [fewer, more] = [lacking(rest), lacking([extra, ...rest])]
          for (const [name, count] of fewer) expect(more.get(name)).toBeLessThanOrEqual(count)
          const counts = makeableWith(teas, inStock(extra, ...rest)).map(({ missing }) => missing.length)
          expect(counts).toEqual(counts.toSorted((one, other) => one - other))
        },
      ),
    )
  })
})
