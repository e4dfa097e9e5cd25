import { describe, expect, it } from 'vitest'

import { toViewerRecipe } from './closed.rules.ts'
import { lindenCup } from './testing/linden-cup.ts'

const createStoredRecipe = (label: string) => ({ ...lindenCup, isClosed: true, monograph: { label, sources: [] } })

describe('a closed recipe', () => {
  it('keeps the line about official rules unless it mentions grams', () => {
    const recipe = createStoredRecipe('This recipe is not one of the teas: ginger is not on the agency’s list.')
    expect(toViewerRecipe({ role: 'visitor' }, recipe).monograph).toEqual(recipe.monograph)
    const recipeWithGrams = createStoredRecipe(
      'This recipe is not one of the teas: a cup has 3 g of herbs, and they allow up to 2 g.',
    )
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
