import { describe, expect, it } from 'vitest'

import { createRecipeMarkup } from './recipe-markup.ts'
import { lindenCup as recipe } from './testing/linden-cup.ts'

describe('a recipe for search engines', () => {
  it('gives durations, yield, ingredients and steps', () => {
    expect(createRecipeMarkup('https://herbs.test', recipe)).toMatchObject({
      '@type': 'Recipe',
      url: 'https://herbs.test/recipe/linden-cup',
      image: ['https://herbs.test/images/recipe/linden-cup.png'],
      datePublished: '2026-01-05',
      dateModified: '2026-02-06',
      prepTime: 'PT5M',
      cookTime: 'PT75M',
      totalTime: 'PT80M',
      recipeYield: '2 cups',
      recipeIngredient: ['3 g Linden Blossom'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Boil.', url: 'https://herbs.test/recipe/linden-cup#step-1' },
        { '@type': 'HowToStep', text: 'Steep.', url: 'https://herbs.test/recipe/linden-cup#step-2' },
      ],
    })
  })

  it('includes a rating only if there is one', () => {
    expect(createRecipeMarkup('', recipe)).not.toHaveProperty('aggregateRating')
    expect(createRecipeMarkup('', { ...recipe, rating: 4.5 })).not.toHaveProperty('aggregateRating')
    expect(createRecipeMarkup('', { ...recipe, rating: 4.2, reviews: 3 })).toMatchObject({
      aggregateRating: { ratingValue: 4.2, ratingCount: 3 },
    })
  })
})
