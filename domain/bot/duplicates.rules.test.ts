import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ComparableRecipe } from './bot.types.ts'
import {
  findDuplicates,
  isDuplicate,
  hasSameNameAndAilment,
  planCleanup,
  calculateSimilarity,
} from './duplicates.rules.ts'

let count = 0
const recipe = (changes: Partial<ComparableRecipe> = {}): ComparableRecipe => ({
  id: `id-${count++}`,
  name: 'First Sneeze Pot',
  ailment: 'Cold & Flu',
  ingredientNames: ['Elderflower', 'Peppermint', 'Honey'],
  origin: 'bot',
  reviews: 0,
  createdAt: 0,
  ...changes,
})

describe('the similarity of two lists of ingredients', () => {
  it.each([
    [['a', 'b'], ['b', 'a'], 1],
    [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd'], 0.8],
    [['a', 'b'], ['b', 'c'], 1 / 3],
    [['Thyme '], ['thyme'], 1],
    [['a'], [], 0],
    [[], [], 0],
  ])('compares %j with %j as %d', (one, other, expected) => {
    expect(calculateSimilarity(one, other)).toBeCloseTo(expected)
  })

  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        expect(calculateSimilarity(one, other)).toBe(calculateSimilarity(other, one))
        expect(calculateSimilarity(one, other)).toBeGreaterThanOrEqual(0)
        expect(calculateSimilarity(one, other)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('two recipes', () => {
  it('are duplicates with the same name, ailment and ingredients', () => {
    expect(isDuplicate(recipe(), recipe({ name: 'first  sneeze pot ' }))).toBe(true)
  })

  it('are varieties with the same name and a similarity of up to 0.8', () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    const [one, other] = [recipe({ ingredientNames: five }), recipe({ ingredientNames: five.slice(1) })]
    expect(hasSameNameAndAilment(one, other)).toBe(true)
    expect(isDuplicate(one, other)).toBe(false)
  })

  it('are different with another name or ailment', () => {
    expect(isDuplicate(recipe(), recipe({ name: 'Second Sneeze Pot' }))).toBe(false)
    expect(isDuplicate(recipe(), recipe({ ailment: 'Sleep Problems' }))).toBe(false)
  })
})

describe('a cleanup', () => {
  const ratedRecipe = recipe({ reviews: 3, createdAt: 5 })
  const oldRecipe = recipe({ createdAt: 1 })
  const newRecipe = recipe({ createdAt: 9 })
  const adminRecipe = recipe({ name: 'Other', origin: 'admin', createdAt: 2 })
  const catalogueRecipe = recipe({ name: 'Other', origin: 'catalogue', createdAt: 4 })
  const botRecipe = recipe({ name: 'Other', createdAt: 1 })
  const uniqueRecipe = recipe({ name: 'Alone' })

  it('keeps the recipe with the most reviews, then one by a person, then the oldest', () => {
    const groups = findDuplicates([
      newRecipe,
      oldRecipe,
      ratedRecipe,
      adminRecipe,
      catalogueRecipe,
      botRecipe,
      uniqueRecipe,
    ])
    expect(groups).toEqual([
      { kept: ratedRecipe, others: [oldRecipe, newRecipe] },
      { kept: adminRecipe, others: [catalogueRecipe, botRecipe] },
    ])
  })

  it('removes recipes by the bot and leaves the others to a person', () => {
    const plan = planCleanup([newRecipe, oldRecipe, ratedRecipe, adminRecipe, catalogueRecipe, botRecipe, uniqueRecipe])
    expect(plan.removed).toEqual([oldRecipe, newRecipe, botRecipe])
    expect(plan.left).toEqual([catalogueRecipe])
  })

  it('finds nothing in an empty list', () => {
    expect(planCleanup([])).toEqual({ groups: [], removed: [], left: [] })
  })

  it('leaves no duplicate and at least one recipe', () => {
    const recipes = fc.array(
      fc.record({
        name: fc.constantFrom('A', 'B', 'a'),
        ailment: fc.constantFrom('Sleep Problems', 'Inflammation'),
        ingredientNames: fc.subarray(['u', 'v', 'w', 'x', 'y', 'z']),
        reviews: fc.nat(3),
        createdAt: fc.nat(9),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(recipes, (records) => {
        const allRecipes = records.map((one) => recipe(one))
        const { removed } = planCleanup(allRecipes)
        const remaining = allRecipes.filter((one) => !removed.includes(one))
        expect(remaining.length).toBeGreaterThan(allRecipes.length === 0 ? -1 : 0)
        expect(planCleanup(remaining).removed).toEqual([])
      }),
    )
  })
})
