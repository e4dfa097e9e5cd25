import { describe, expect, it } from 'vitest'

import {
  selectCardIngredients,
  compareRecipes,
  isRecipeId,
  numberVarieties,
  splitSearchTerms,
  needsSmallPrint,
} from './recipes.rules.ts'

describe('recipe rules', () => {
  it.each([
    ['3f2a8c1e-5b7d-4e9a-8c3f-1a2b3c4d5e6f', true],
    ['3F2A8C1E-5B7D-1E9A-BC3F-1A2B3C4D5E6F', true],
    ['3f2a8c1e-5b7d-6e9a-8c3f-1a2b3c4d5e6f', false],
    ['3f2a8c1e-5b7d-4e9a-7c3f-1a2b3c4d5e6f', false],
    ['3f2a8c1e5b7d4e9a8c3f1a2b3c4d5e6f', false],
    ['linden-cup', false],
  ])('recognise %s as an id: %s', (address, expected) => {
    expect(isRecipeId(address)).toBe(expected)
  })

  it('name three ingredients on a card and count the rest', () => {
    expect(selectCardIngredients(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
    expect(selectCardIngredients(['a'])).toEqual({ shown: ['a'], more: 0 })
  })

  it('sort by newest, then by id', () => {
    const recipes = [
      { id: 'b', name: '', createdAt: 1 },
      { id: 'a', name: '', createdAt: 1 },
      { id: 'c', name: '', createdAt: 2 },
    ]
    expect(recipes.toSorted(compareRecipes).map((recipe) => recipe.id)).toEqual(['c', 'a', 'b'])
  })

  it('number recipes with the same name by id, ignoring case, and keep the order', () => {
    const recipes = [
      { id: '3', name: 'Fire' },
      { id: '1', name: 'FIRE' },
      { id: '2', name: 'Alone' },
    ]
    expect(numberVarieties(recipes).map((recipe) => recipe.variety)).toEqual([2, 1, 0])
  })

  it('separate short search terms from long ones by characters, not by bytes', () => {
    expect(splitSearchTerms('tea of élan él 🌿 & “sleep!” women’s')).toEqual({
      anywhere: ['tea', 'élan', 'sleep', "women's"],
      wordStarts: ['of', 'él'],
    })
  })
})

describe('small print', () => {
  it.each([
    ['Ask first.', false],
    ['x'.repeat(3000), true],
  ])('is used only for long recipes', (warning, expected) => {
    const recipe = {
      description: 'A cup.',
      ingredients: [{ name: 'Linden', amount: '2 g', gramsPerCup: 1, notes: null, herb: null }],
      instructions: ['Steep.'],
      benefits: [],
      tips: [],
      warnings: [{ text: warning, origin: 'derived' as const, topic: null, sources: [] }],
    }
    expect(needsSmallPrint(recipe)).toBe(expected)
  })
})
