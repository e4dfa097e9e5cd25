import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { parseAmount } from '../amounts/amount.ts'
import { parseRecipeText } from './recipe-text.ts'

const parseIngredients = (text: string) =>
  parseRecipeText(text).recipe.ingredients.map(({ name, amount }) => (amount ? `${amount} | ${name}` : name))
const parseFigures = (text: string) => {
  const { ingredients: _, preparation, ...figures } = parseRecipeText(text).recipe
  return preparation?.length ? { ...figures, preparation } : figures
}

describe('a recipe in words', () => {
  it.each([
    ['2 g chamomile, 1.5 g lemon balm; 2 cups a day', ['2 g | chamomile', '1.5 g | lemon balm']],
    ['1 tsp fennel', ['1 tsp | fennel']],
    ['- 1 ½ tsp Fennel\n- a pinch of saffron\n', ['1 1/2 tsp | fennel', 'a pinch | saffron']],
    ['1. 2 g sage\n2. 1 g thyme', ['2 g | sage', '1 g | thyme']],
    ['chamomile 2g; Sage: 1 g, thyme (0.5 g)', ['2g | chamomile', '1 g | sage', '0.5 g | thyme']],
    ['🌿 2 tsp chamomile\n🌼 1 tsp fennel', ['2 tsp | chamomile', '1 tsp | fennel']],
    ['🌿2 tsp chamomile 🌼1 tsp fennel', ['2 tsp | chamomile', '1 tsp | fennel']],
    ['✅ 2 tsp chamomile 🌸', ['2 tsp | chamomile']],
    ['1️⃣ 2 tsp chamomile', ['2 tsp | chamomile']],
    ['▢ 2 tsp chamomile\n▪️ 1 tsp fennel\n•1 g sage', ['2 tsp | chamomile', '1 tsp | fennel', '1 g | sage']],
    ['👩🏽‍🌾 2 tsp chamomile', ['2 tsp | chamomile']],
    ['2 g chamomile and 1 g fennel', ['2 g | chamomile', '1 g | fennel']],
    ['2–3 g St. John’s wort', ['2-3 g | st. john’s wort']],
    ['1,5 g chamomile,1 g sage', ['1.5 g | chamomile', '1 g | sage']],
    ['2 g chamomile per cup', ['2 g | chamomile']],
    ['honey', ['honey']],
    ['some nettle', ['some | nettle']],
    ['a handful of nettle', ['a handful | nettle']],
    ['4 fresh sage leaves', ['4 | fresh sage leaves']],
    ['2 tea bags of peppermint', ['2 tea bags | peppermint']],
  ])('%j contains %j', (text, expected) => {
    expect(parseIngredients(text)).toEqual(expected)
    expect(parseRecipeText(text).unparsed).toEqual([])
  })

  it.each([
    ['2 g sage; 2 cups a day', { cupsPerDay: 2 }],
    ['2 g sage, up to 2-3 cups/day', { cupsPerDay: 3 }],
    ['2 g sage, 2 cups per day for 7 days', { cupsPerDay: 2, courseDays: 7 }],
    ['6 g sage; makes 3 cups; for up to 2 weeks', { servings: 3, courseDays: 14 }],
    ['6 g sage, serves 2 to 3', { servings: 2 }],
    ['6 g elderberry; boil 15 min', { preparation: ['boil_15_min'] }],
    ['6 g elderberry (boiled for 15 minutes)', { preparation: ['boil_15_min'] }],
    ['1 g sage, 1 1/2 cups a day.', { cupsPerDay: 1.5 }],
  ])('%j says %j', (text, expected) => {
    expect(parseFigures(text)).toEqual(expected)
    expect(parseRecipeText(text).unparsed).toEqual([])
  })

  it.each([
    ['2 g', ['2 g']],
    ['2 g sage a day', ['2 g sage a day']],
    ['2 g sage 3 g thyme', ['2 g sage 3 g thyme']],
    ['1,500 mg sage', ['1,500 mg sage']],
    ['2 g sage; 2 cups a day; 4 cups a day', ['4 cups a day']],
    ['2 g sage per cup, 1 g thyme; makes 3 cups', ['both a cup and several cups']],
    [`2 g ${'sage '.repeat(60)}`, [`2 g ${'sage '.repeat(60)}`.trim()]],
  ])('%j is not guessed', (text, unread) => {
    expect(parseRecipeText(text).unparsed).toEqual(unread)
  })

  it('has the same meaning in every spelling', () => {
    const item = fc.record({
      name: fc.constantFrom('chamomile', 'lemon balm', "lady's mantle", 'fresh ginger'),
      grams: fc.integer({ min: 1, max: 80 }).map((tenths) => tenths / 10),
    })
    const spellings = [
      (name: string, grams: number) => `${grams} g ${name}`,
      (name: string, grams: number) => `${grams}g of ${name.toUpperCase()}`,
      (name: string, grams: number) => `${name}: ${grams} grams`,
      (name: string, grams: number) => `* ${name} (${grams} g)`,
    ]
    fc.assert(
      fc.property(
        fc.array(fc.tuple(item, fc.constantFrom(...spellings)), { minLength: 1 }),
        fc.constantFrom('\n', '; ', ', ', ',\r\n'),
        (items, separator) => {
          const text = items.map(([{ name, grams }, spell]) => spell(name, grams)).join(separator)
          const { recipe, unparsed } = parseRecipeText(text)
          expect(unparsed).toEqual([])
          expect(
            recipe.ingredients.map(({ name, amount }) => ({ name, grams: parseAmount(amount ?? '')?.quantity })),
          ).toEqual(items.map(([expectedItem]) => expectedItem))
        },
      ),
    )
  })

  it('never throws, and never loses a part with a figure', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const { recipe, unparsed } = parseRecipeText(`${text}\n2 g sage`)
        expect(recipe.ingredients.length + unparsed.length).toBeGreaterThan(0)
      }),
    )
  })

  it('takes time in proportion to its length', () => {
    for (const text of ['1 '.repeat(20_000), '1-'.repeat(20_000), 'a '.repeat(20_000), '1,'.repeat(20_000)])
      expect(measureCpuMs(() => parseRecipeText(text))).toBeLessThan(1000)
  })
})
