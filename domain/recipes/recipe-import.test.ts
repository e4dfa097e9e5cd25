import { describe, expect, it } from 'vitest'

import { toRecipeContent } from './edit-form.ts'
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
    const form = parseJsonLdRecipe(page)
    expect(form && toRecipeContent(form)).toMatchObject({
      name: 'Chamomile &amp; Honey Night Cup',
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
    expect(parseJsonLdRecipe(odd)).toMatchObject({ name: '', servings: '3' })
  })
})
