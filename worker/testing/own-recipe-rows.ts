import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'

export const ownRecipeContent: OwnRecipeContent = {
  name: 'Evening cup',
  ailment: '',
  emoji: '🍵',
  colour: 'cobalt',
  servings: 2,
  cupsPerDay: 2,
  courseDays: null,
  waterMl: 500,
  brewMinutes: 10,
  preparation: [],
  ingredients: [{ name: 'Linden', amount: '4 g' }],
  steps: ['Pour boiling water over the flowers.'],
  notes: '',
  tags: [],
}
