import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toOwnRecipeContent } from './own-recipe-form.ts'
import { importExternalRecipe, listExternalRecipes } from './own-recipe-import.ts'

/** Imports the only recipe of parsed JSON. */
function importOnly(json: unknown) {
  const [recipe, ...others] = listExternalRecipes(json)
  expect(others).toEqual([])
  if (!recipe) throw new Error('no recipe')
  const { form, unread, remarks } = importExternalRecipe(recipe)
  return { content: toOwnRecipeContent(form), unread, remarks }
}

const mealie = {
  id: '6f1c',
  userId: 'u',
  name: 'Evening cup',
  slug: 'evening-cup',
  image: 'abc',
  recipeServings: 2,
  recipeYieldQuantity: 0,
  recipeYield: 'cups',
  performTime: '10 minutes',
  totalTime: '15 minutes',
  prepTime: null,
  description: 'For the <b>evening</b>.',
  recipeCategory: [{ id: '1', name: 'Teas', slug: 'teas' }],
  tags: [{ id: '2', name: 'evening', slug: 'evening' }],
  tools: [{ id: '3', name: 'Teapot', slug: 'teapot' }],
  orgURL: 'https://example.org/evening-cup',
  recipeIngredient: [
    {
      quantity: 2,
      unit: { name: 'teaspoon', abbreviation: 'tsp' },
      food: { name: 'chamomile' },
      note: 'dried',
      display: '2 teaspoons chamomile, dried',
    },
    { quantity: 0, unit: null, food: null, note: '500 ml boiling water', display: '500 ml boiling water' },
    { quantity: 1, unit: null, food: null, note: '1 tbsp honey', isFood: false },
    { quantity: 0, unit: null, food: null, note: '' },
  ],
  recipeInstructions: [{ id: 'a', title: '', text: 'Pour the water.\nCover.' }],
  notes: [{ title: 'Tip', text: 'Good with lemon.' }],
  nutrition: { calories: '5', fatContent: '1 g', sugarContent: null },
  settings: { public: false },
  comments: [],
}

describe('an export of Mealie', () => {
  it('becomes an own recipe, and names what has no place in it', () => {
    const { content, unread } = importOnly(mealie)
    expect(content).toMatchObject({
      name: 'Evening cup',
      servings: 2,
      waterMl: 500,
      brewMinutes: 10,
      ingredients: [
        { name: 'chamomile', amount: '2 tsp', notes: 'dried' },
        { name: 'honey', amount: '1 tbsp' },
      ],
      steps: ['Pour the water.', 'Cover.'],
      notes: 'For the evening .\nTip: Good with lemon.',
      tags: ['evening', 'Teas'],
    })
    expect(unread).toEqual([
      'tools: Teapot',
      'org url: https://example.org/evening-cup',
      'nutrition: calories: 5, fat content: 1 g',
    ])
  })

  it.each([
    [2, 'teaspoon', '2 tsp'],
    [1.5, 'gram', '1.5 g'],
    [1, 'tablespoons', '1 tbsp'],
    [2, 'cup', '2 cups'],
    [1, 'pinch', '1 pinch'],
    [3, 'leaf', '3 leaves'],
    [0.3333333333, 'teaspoon', '0.333 tsp'],
  ])('writes %d %s as “%s”', (quantity, name, amount) => {
    const { content } = importOnly({
      ...mealie,
      recipeIngredient: [{ quantity, unit: { name }, food: { name: 'sage' } }],
    })
    expect(content.ingredients).toEqual([{ name: 'sage', amount }])
  })

  it('may hold several recipes', () => {
    expect(listExternalRecipes([mealie, { ...mealie, name: 'Second' }]).map(({ name }) => name)).toEqual([
      'Evening cup',
      'Second',
    ])
  })
})

const paprika = {
  uid: 'A-1',
  name: 'Fennel after dinner',
  ingredients: '2 tsp fennel seeds, crushed\n250 ml water\n',
  directions: 'Pour.\n\nSteep for 8 minutes.',
  description: '',
  notes: 'From Ada',
  nutritional_info: '5 kcal',
  prep_time: '2 mins',
  cook_time: '8 mins',
  total_time: '',
  servings: '1',
  difficulty: 'Easy',
  rating: 4,
  categories: ['Teas'],
  source: 'Ada’s book',
  source_url: '',
  photo_data: 'AAAA',
  created: '2025-01-01 10:00:00',
  hash: 'x',
}

describe('an export of Paprika', () => {
  it('becomes an own recipe, and names what has no place in it', () => {
    const { content, unread } = importOnly(paprika)
    expect(content).toMatchObject({
      name: 'Fennel after dinner',
      servings: 1,
      waterMl: 250,
      brewMinutes: 8,
      ingredients: [{ name: 'fennel seeds', amount: '2 tsp', notes: 'crushed' }],
      steps: ['Pour.', 'Steep for 8 minutes.'],
      notes: 'From Ada',
      tags: ['Teas'],
    })
    expect(unread).toEqual(['nutritional info: 5 kcal', 'prep time: 2 mins', 'difficulty: Easy', 'source: Ada’s book'])
  })
})

describe('a page with schema.org data', () => {
  it('offers each of its recipes', () => {
    const recipes = listExternalRecipes({
      '@graph': [
        { '@type': 'Recipe', name: 'One' },
        { '@type': 'Recipe', name: 'Two' },
      ],
    })
    expect(recipes.map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  it('lists tags, notes and ingredients above the limits', () => {
    const long = 'x'.repeat(31)
    const tags = Array.from({ length: 9 }, (_, index) => `tag ${index}`)
    const water = ['250 ml water', '300 ml water']
    const { content, unread } = importOnly({
      '@type': 'Recipe',
      keywords: [long, ...tags],
      recipeIngredient: ['2 g sage', ...water, ...Array.from({ length: 11 }, () => '1 g mint')],
    })
    expect(content.waterMl).toBe(550)
    expect(content.tags).toEqual(tags.slice(0, 8))
    expect(content.ingredients.map(({ name }) => name)).toEqual(['sage', ...Array.from({ length: 11 }, () => 'mint')])
    expect(unread).toEqual([long, 'tag 8'])
  })
})

describe('a recipe of another page', () => {
  const page = { '@type': 'Recipe', name: 'Cup', recipeIngredient: ['2 tsp dried chamomile'] }

  it.each([
    ['2 cups (480 ml) just-boiled water', 480],
    ['1 cup boiling water', 250],
    ['💧 500ml filtered water, hot', 500],
    ['1 pint (570 ml) cold fresh water', 570],
    ['1 litre freshly boiled water', 1000],
    ['8 fl oz (240 ml) hot water', 240],
    ['2&amp;nbsp;cups (480&amp;nbsp;ml) water', 480],
  ])('has the water of %j', (line, waterMl) => {
    const { content, unread } = importOnly({ ...page, recipeIngredient: [line, '2 tsp dried chamomile'] })
    expect(content).toMatchObject({ waterMl, ingredients: [{ name: 'dried chamomile', amount: '2 tsp' }] })
    expect(unread).toEqual([])
  })

  it('has no entities, however often they were encoded', () => {
    const { content } = importOnly({
      ...page,
      name: 'Evening Calm Tea &amp;amp; Honey',
      recipeInstructions: ['Heat the water to 95&amp;deg;C.'],
    })
    expect(content).toMatchObject({ name: 'Evening Calm Tea & Honey', steps: ['Heat the water to 95°C.'] })
  })

  it('states figures in its sentences, which count more than a total time', () => {
    const { content, unread, remarks } = importOnly({
      ...page,
      description: 'One pot (3 cups / 750ml). Drink 3 cups per day for 2 weeks.',
      totalTime: 'PT20M',
      recipeInstructions: ['Steep for 5 to 7 minutes.'],
    })
    expect(content).toMatchObject({ servings: 3, waterMl: 750, brewMinutes: 7, cupsPerDay: 3, courseDays: 14 })
    expect(unread).toEqual(['time: 20 minutes'])
    expect(remarks).toEqual(['The recipe says 5 to 7 minutes. We used 7 minutes.'])
  })

  it('says what it doesn’t state', () => {
    expect(importOnly({ ...page, recipeYield: '32 ounces' })).toMatchObject({
      content: { servings: 1, brewMinutes: 8, cupsPerDay: 2 },
      unread: ['yield: 32 ounces'],
      remarks: [
        'We assumed that it makes 1 cup, it steeps for 8 minutes and you drink 2 cups a day. Change this if it’s wrong.',
      ],
    })
  })
})

it.each([null, 7, 'text', [], {}, { recipeIngredient: 'x' }, [[{}]]])('finds no recipe in %j', (json) => {
  expect(listExternalRecipes(json)).toEqual([])
})

describe('an export of any length', () => {
  const line = fc
    .tuple(
      fc.constantFrom('2 tsp', '250 ml', '', '1 1/2 cups', '3'),
      fc.array(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1, maxLength: 30, size: 'max' }),
    )
    .map(([amount, words]) => `${amount} ${words.join(' ')}`.trim())
  const lines = fc.array(line, { maxLength: 20, size: 'max' })

  it.each([
    [
      'Paprika',
      (ingredients: string[], steps: string[], notes: string[], keywords: string[]) => ({
        name: 'A cup',
        ingredients: ingredients.join('\n'),
        directions: steps.join('\n'),
        notes: notes.join('\n'),
        categories: keywords,
        cook_time: 'until done',
      }),
    ],
    [
      'Mealie',
      (ingredients: string[], steps: string[], notes: string[], keywords: string[]) => ({
        name: 'A cup',
        recipeIngredient: ingredients.map((note) => ({ quantity: 0, unit: null, food: null, note })),
        recipeInstructions: steps.map((text) => ({ text })),
        notes: notes.map((text) => ({ title: '', text })),
        tags: keywords.map((name) => ({ id: 'x', name })),
        performTime: 'until done',
      }),
    ],
  ])('loses no word of %s', (_, create) => {
    fc.assert(
      fc.property(lines, lines, lines, lines, (...parts) => {
        const { content, unread } = importOnly(create(...parts))
        const shown = new Set(
          JSON.stringify([content, unread])
            .replaceAll(String.raw`\n`, ' ')
            .match(/[a-z]+/g),
        )
        for (const word of [...parts.flat(), 'until done'].join(' ').match(/[a-z]{3,}/g) ?? [])
          if (word !== 'cups') expect(shown).toContain(word)
      }),
      { numRuns: 40, endOnFailure: true },
    )
  })
})
