import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { parseServings, maxServings } from './requested-servings.ts'
import { scaleAmount, formatFactor } from './servings.rules.ts'

const thousandRuns = { numRuns: 1000 }
const parseGrams = (text: string) => Number(/^([\d.]+) g$/.exec(text)?.[1])
const grams = fc.integer({ min: 10, max: 50_000 }).map((hundredths) => hundredths / 100)
const cups = fc.integer({ min: 1, max: maxServings })
const roundingError = (value: number) => (value < 10 ? 0.005 : value < 100 ? 0.05 : 0.5) + 1e-6

describe('an amount for another number of cups', () => {
  it.each([
    ['0.75 g', 2, '1.5 g'],
    ['0.75 g', 1 / 2, '0.38 g'],
    ['200 g', 1 / 3, '66.7 g'],
    ['100 ml', 1 / 3, '33 ml'],
    ['1.5 kg', 1 / 2, '0.75 kg'],
    ['1 tsp', 1 / 3, '1/3 tsp'],
    ['1 tsp', 5 / 3, '1 2/3 tsp'],
    ['1 tsp', 7 / 6, 'about 1 1/4 tsp'],
    ['1 tsp', 11 / 12, 'about 1 tsp'],
    ['13 cubes', 7 / 6, 'about 15 cubes'],
    ['7 rings', 3 / 2, '10 1/2 rings'],
    ['1 slice', 2, '2 slices'],
    ['2 slices', 1 / 2, '1 slice'],
    ['6 thin slices', 1 / 6, '1 thin slice'],
    ['1 small pinch', 2, '2 small pinches'],
    ['2 halves', 1 / 2, '1 half'],
    ['1 half', 3, '3 halves'],
    ['1 leaf, torn', 2, '2 leaves, torn'],
    ['1 slice lemon', 2, '2 slices lemon'],
    ['2 slices of ginger', 1 / 2, '1 slice of ginger'],
    ['2 glasses', 1 / 2, '1 glass'],
    ['1 berry', 2, '2 berries'],
    ['2 large', 2, '4 large'],
    ['1/2 apple', 4, '2 apples'],
    ['1/4 pod', 3 / 2, 'about 1/3 pod'],
    ['about 150 g', 2, 'about 300 g'],
    ['about 10', 1 / 2, 'about 5'],
    ['2', 3 / 2, '3'],
    ['1-2 tsp', 2, '2-4 tsp'],
    ['1–2 tsp', 1 / 2, '1/2–1 tsp'],
    ['1 to 2 pinches', 2, '2 to 4 pinches'],
    ['1 ½ tsp', 2, '3 tsp'],
    ['1½ tsp', 1 / 3, '1/2 tsp'],
  ])('%s times %f becomes %s', (amount, factor, text) => {
    expect(scaleAmount(amount, factor)).toEqual({ text, scaled: true })
  })

  it.each([
    'a few drops',
    'a handful',
    'half',
    'two glasses full',
    '',
    'to taste',
    '1-1/2 tsp',
    '2-1 tsp',
    '1,5 g',
    '1/0 tsp',
    '1 tsp per cup',
    '2 slices or 1 tsp',
    '1 slice for each cup',
    '2 g (about 1 tsp)',
    '9e9 g',
    '999999999 g',
  ])('%s stays as written', (amount) => {
    expect(scaleAmount(amount, 2)).toEqual({ text: amount, scaled: false })
  })

  it.each([
    ['1/4 pod', 1 / 2],
    ['0.01 g', 1 / 12],
    ['1 ml', 1 / 12],
    ['2 g', 0],
    ['2 g', -1],
    ['2 g', Number.NaN],
    ['2 g', Number.POSITIVE_INFINITY],
  ])("%s times %f stays as written because the result can't be measured", (amount, factor) => {
    expect(scaleAmount(amount, factor)).toEqual({ text: amount, scaled: false })
  })

  it('is unchanged for the original number of cups', () => {
    expect(scaleAmount('  1½  tsp ', 1)).toEqual({ text: '  1½  tsp ', scaled: true })
  })

  it('scales back to the original within rounding', () => {
    fc.assert(
      fc.property(grams, cups, cups, (original, target, servings) => {
        const scaled = scaleAmount(`${original} g`, target / servings)
        fc.pre(scaled.scaled)
        const restoredGrams = parseGrams(scaleAmount(scaled.text, servings / target).text)
        const carriedError = (roundingError((original * target) / servings) * servings) / target
        expect(Math.abs(restoredGrams - original)).toBeLessThanOrEqual(carriedError + roundingError(restoredGrams))
      }),
      thousandRuns,
    )
  })

  it('grows in proportion', () => {
    fc.assert(
      fc.property(grams, cups, cups, (original, target, servings) => {
        const exact = (original * target) / servings
        const { text, scaled } = scaleAmount(`${original} g`, target / servings)
        if (scaled) expect(Math.abs(parseGrams(text) - exact)).toBeLessThanOrEqual(roundingError(exact))
        else expect(exact).toBeLessThan(0.01)
      }),
      thousandRuns,
    )
  })

  it('is never empty and never an invalid number', () => {
    const figure = fc.oneof(
      fc.nat().map(String),
      fc.float().map(String),
      fc.constantFrom('1/2', '½', '1-2', '0', '1/0'),
    )
    const measured = fc.tuple(figure, fc.constantFrom('g', 'ml', 'tsp', 'slices', 'half', ''))
    const original = fc.oneof(
      fc.string(),
      measured.map((words) => words.join(' ')),
    )
    const factors = fc.oneof(fc.double(), fc.double({ min: 0.01, max: 12 }))
    fc.assert(
      fc.property(original, factors, (amount, factor) => {
        const { text, scaled } = scaleAmount(amount, factor)
        if (!scaled || factor === 1) expect(text).toBe(amount)
        else expect(text).not.toMatch(/^$|NaN|Infinity|\de[+-]?\d|undefined/)
      }),
      thousandRuns,
    )
  })

  it('is readable for every amount in the catalogue', () => {
    const { recipes } = loadCatalogue().catalogue
    const amounts = new Set(recipes.flatMap((recipe) => recipe.ingredients.map(({ amount }) => amount)))
    const unscaledAmounts = new Set<string>()
    const figure = String.raw`(?:\d+(?:\.\d+)?|(?:\d+ )?(?:1/4|1/3|1/2|2/3|3/4))`
    for (const amount of amounts)
      for (const factor of [1 / 2, 2, 3 / 2]) {
        const { text, scaled } = scaleAmount(amount, factor)
        if (scaled) expect(text).toMatch(new RegExp(`^(?:about )?${figure}(?: [a-z]+)*$`))
        else unscaledAmounts.add(amount)
      }
    for (const amount of unscaledAmounts) expect(amount).toMatch(/^(?:[a-z ]+|1\/4 pod)$/)
  })
})

describe('the cups in a URL', () => {
  it.each([
    [null, 2],
    ['', 2],
    ['many', 2],
    ['2.5', 2],
    ['1e1', 2],
    [' 3', 2],
    ['3', 3],
    ['003', 3],
    ['0', 1],
    ['-4', 1],
    ['13', 12],
    ['9'.repeat(400), 12],
  ])('%s is read as %i', (text, servings) => {
    expect(parseServings(text, 2)).toBe(servings)
  })
})

describe('a factor', () => {
  it.each([
    [1, 'once'],
    [2, 'twice'],
    [3, '3 times'],
    [1.5, '1.5 times'],
    [5 / 3, 'about 1.67 times'],
    [1 / 2, 'half'],
    [1 / 3, 'a third of'],
    [2 / 3, 'two thirds of'],
    [3 / 4, 'three quarters of'],
    [1 / 8, 'an eighth of'],
    [11 / 12, 'eleven twelfths of'],
    [0.123, 'about 0.12 times'],
  ])('%f reads as %s', (factor, words) => {
    expect(formatFactor(factor)).toBe(words)
  })
})
