import { describe, expect, it } from 'vitest'

import { emptyOwnRecipeForm } from './fill-form.ts'
import { toOwnRecipeContent } from './own-recipe-form.ts'
import { scaleOwnRecipe } from './scaled-content.ts'

const content = {
  ...toOwnRecipeContent(emptyOwnRecipeForm),
  servings: 2,
  waterMl: 500,
  ingredients: [
    { name: 'Sage', amount: '3 g' },
    { name: 'Mint', amount: 'a handful', notes: 'fresh' },
    { name: 'Lemon', amount: '' },
  ],
}

describe('an own recipe for other numbers of cups', () => {
  it('has scaled water and amounts, and says which amount is as written', () => {
    expect(scaleOwnRecipe(content, 3)).toMatchObject({
      servings: 3,
      waterMl: 750,
      ingredients: [
        { name: 'Sage', amount: '4.5 g' },
        { name: 'Mint', amount: 'a handful', notes: 'fresh · for 2 cups' },
        { name: 'Lemon', amount: '' },
      ],
    })
  })

  it('is unchanged for its own cups', () => {
    expect(scaleOwnRecipe(content, 2)).toBe(content)
  })
})
