import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toRecipeContent } from './edit-form.ts'
import { splitIngredient, toPlainText } from './external-recipe.ts'
import { parseJsonLdRecipe } from './recipe-import.ts'

const page = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'A page' },
    {
      '@type': ['Recipe', 'NewsArticle'],
      name: 'Chamomile &amp; Honey "Night" Cup',
      description: '<p>A cup for the <b>evening</b>.</p>',
      recipeYield: ['2', '2 cups'],
      cookTime: 'PT1H5M',
      keywords: 'tea, sleep problems',
      recipeIngredient: [
        '2 tsp dried chamomile',
        '1 tbsp of honey, runny',
        '500 ml water',
        'A slice of lemon (optional)',
      ],
      recipeInstructions: [
        { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Warm the pot.' }] },
        { '@type': 'HowToStep', name: 'Pour.' },
        'Steep.\nStrain.',
      ],
    },
  ],
}

describe('a recipe from another page', () => {
  it('becomes a form with separate amounts and names', () => {
    const imported = parseJsonLdRecipe(page)
    expect(imported?.unread).toEqual([])
    expect(imported && toRecipeContent(imported.form)).toMatchObject({
      name: 'Chamomile & Honey Night Cup',
      description: 'A cup for the evening .',
      ailment: 'Sleep Problems',
      servings: 2,
      brewMinutes: 65,
      ingredients: [
        { name: 'dried chamomile', amount: '2 tsp' },
        { name: 'honey', amount: '1 tbsp', notes: 'runny' },
        { name: '500 ml water', amount: '' },
        { name: 'lemon', amount: 'A slice', notes: 'optional' },
      ],
      instructions: ['Warm the pot.', 'Pour.', 'Steep.', 'Strain.'],
    })
  })

  it.each([
    ['Evening Calm Tea &amp;amp; Honey', 'Evening Calm Tea & Honey'],
    ['Pour on water of 95&amp;deg;C', 'Pour on water of 95°C'],
    ['&lt;p&gt;Grandma&amp;#39;s &lt;b&gt;cup&lt;/b&gt;&lt;/p&gt;', "Grandma's cup"],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Cup', 'alert(1) Cup'],
    ['Below 80 &amp;lt; 90 &deg;C', 'Below 80 < 90 °C'],
  ])('has its entities decoded, however often %j is encoded', (text, plain) => {
    expect(toPlainText(text)).toBe(plain)
  })

  it.each([[undefined], [null], [7], ['Recipe'], [[]], [{}], [{ '@type': 'Product' }]])(
    'is not found in %j',
    (json) => {
      expect(parseJsonLdRecipe(json)).toBe(undefined)
    },
  )

  it('is read even if it is too deep or has invalid fields', () => {
    let deep: unknown = { '@type': 'Recipe' }
    for (let depth = 0; depth < 1000; depth++) deep = { a: deep }
    expect(parseJsonLdRecipe(deep)).toBe(undefined)
    const odd = {
      '@type': 'Recipe',
      name: {},
      recipeIngredient: [null, 7, {}, 'x'.repeat(500)],
      recipeInstructions: 5,
      recipeYield: -3,
    }
    expect(parseJsonLdRecipe(odd)?.form).toMatchObject({ name: '', servings: '3' })
  })

  it.each([
    ['2 tsp (4 g) dried chamomile', 'dried chamomile', '4 g', '2 tsp'],
    ['2 tsp chamomile (4 g)', 'chamomile', '4 g', '2 tsp'],
    ['1 tbsp (5g) dried lavender buds, crushed', 'dried lavender buds', '5g', '1 tbsp, crushed'],
    ['2 tsp liquorice root (cut)', 'liquorice root', '2 tsp', 'cut'],
    ['1 tbsp (heaped) chamomile', 'chamomile', '1 heaped tbsp', ''],
    ['1 tbsp chamomile, heaped', 'chamomile', '1 heaped tbsp', ''],
    ['1 heaped tablespoon of chamomile', 'chamomile', '1 heaped tablespoon', ''],
    ['2 (5 g) tea bags', 'tea bags', '2', '5 g'],
    ['(optional) 1 tsp honey', 'honey', '1 tsp', 'optional'],
    ['1 tsp honey (raw, to taste', 'honey', '1 tsp', 'raw, to taste'],
  ])('has in %j the ingredient %j', (line, name, amount, notes) => {
    expect(splitIngredient(line)).toEqual({ name, amount, notes })
  })

  it.each([
    ['3 cups', '3', []],
    ['Serves 4', '4', []],
    ['32 ounces', '1', ['yield: 32 ounces']],
    ['750 ml', '1', ['yield: 750 ml']],
    ['1.5 litres', '1', ['yield: 1.5 litres']],
    ['8 fl oz', '1', ['yield: 8 fl oz']],
    ['one pot', '1', ['yield: one pot']],
  ])('with the yield %j is for %s', (recipeYield, servings, unread) => {
    const imported = parseJsonLdRecipe({ '@type': 'Recipe', recipeYield })
    expect(imported?.form.servings).toBe(servings)
    expect(imported?.unread).toEqual(unread)
  })

  it('lists everything that has no place in the form', () => {
    const long = 'x'.repeat(600)
    const ingredients = Array.from({ length: 14 }, (_, index) => `1 g herb ${'abcdefghijklmn'[index]}`)
    const imported = parseJsonLdRecipe([
      {
        '@type': 'Recipe',
        name: 'Big pot',
        recipeYield: '24 cups',
        cookTime: 'a while',
        image: 'https://example.org/a.jpg',
        recipeCuisine: 'Greek',
        author: { '@type': 'Person', name: 'Eleni' },
        recipeIngredient: [...ingredients, { text: 'hidden' }],
        recipeInstructions: ['Pour.', long, { '@type': 'HowToStep', image: 'step.jpg' }],
      },
      { '@type': 'Recipe', name: 'Second pot' },
    ])
    expect(imported?.form.ingredients).toHaveLength(12)
    expect(imported?.form.servings).toBe('12')
    expect(imported?.unread).toEqual([
      '1 g herb m',
      '1 g herb n',
      long,
      'yield: 24 cups',
      'cook time: a while',
      'ingredient: text: hidden',
      'step: image: step.jpg',
      'recipe cuisine: Greek',
      'author: Eleni',
      'Another recipe: Second pot',
    ])
  })

  it('reads or lists every ingredient and step', () => {
    const line = fc.string({ minLength: 1, maxLength: 700 }).filter((text) => /^[a-z]/i.test(text))
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20, size: 'max' }),
        fc.array(line, { maxLength: 20, size: 'max' }),
        (ingredients, steps) => {
          const imported = parseJsonLdRecipe({
            '@type': 'Recipe',
            recipeIngredient: ingredients,
            recipeInstructions: steps,
          })
          const { form, unread = [] } = imported ?? {}
          const read = [
            ...(form?.ingredients ?? []).map(({ name, amount, notes }) => name + amount + notes),
            ...(form?.instructions ?? []).map(({ text }) => text),
            ...unread,
          ].map(letters)
          for (const text of [...ingredients, ...steps].map(toPlainText).map(letters))
            expect(read.some((one) => one.includes(text) || sameLetters(one, text))).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })
})

/** The order of amount, name and notes doesn't matter, nor does an `of` between them. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const sort = (text: string) => Array.from(text.replaceAll(/of/gi, '')).toSorted().join('')
const sameLetters = (one: string, other: string) => sort(one) === sort(other)
