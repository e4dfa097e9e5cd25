import { describe, expect, it } from 'vitest'

import { toViewerRecipe } from './closed.rules.ts'
import { lindenCup } from './testing/linden-cup.ts'

const createStoredRecipe = (label: string) => ({ ...lindenCup, isClosed: true, monograph: { label, sources: [] } })

describe('a closed recipe', () => {
  it('keeps the line about official rules unless it mentions grams', () => {
    const recipe = createStoredRecipe('Not one of their sleep teas: ginger is not on their list.')
    expect(toViewerRecipe({ role: 'visitor' }, recipe).monograph).toEqual(recipe.monograph)
    const recipeWithGrams = createStoredRecipe('Not one of their sleep teas: a cup holds 3 g, above their 2 g.')
    expect(toViewerRecipe({ role: 'visitor' }, recipeWithGrams).monograph).toBeUndefined()
    expect(toViewerRecipe({ role: 'admin' }, recipeWithGrams).monograph).toEqual(recipeWithGrams.monograph)
  })

  it('keeps the subtitle from its herbs, although their amounts are hidden', () => {
    const honey = { name: 'Honey', amount: '1 tsp', gramsPerCup: null, notes: null, herb: null }
    const recipe = { ...createStoredRecipe(''), ingredients: [...lindenCup.ingredients, honey] }
    expect(toViewerRecipe({ role: 'visitor' }, recipe)).toMatchObject({
      subtitle: 'Linden blossom tea for sleep',
      ingredients: [{ gramsPerCup: null }, { gramsPerCup: null }],
    })
  })
})
