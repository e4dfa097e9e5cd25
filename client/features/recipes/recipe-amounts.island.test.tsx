// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

import { takePassedRecipe } from '#client/core/passed-recipe.ts'
import { closeApplication, controls, openApplication, press, untilShown } from '#client/testing/application.tsx'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { RecipeAmounts } from './recipe-amounts.island.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  closeApplication()
})

const recipe = {
  id: 'r1',
  slug: 'thyme-cup',
  name: 'Thyme Cup',
  ailment: 'Cold & Flu',
  emoji: '🌿',
  servings: 2,
  cupsPerDay: 2,
  courseDays: null,
  brewMinutes: 8,
  preparation: [],
  ingredients: [{ name: 'Thyme', amount: '3 g', gramsPerCup: 1.5, notes: null, herb: 'thyme' }],
  instructions: ['Pour.'],
  tips: [],
  safety: { verdict: 'ok', daily: [], findings: [] },
} as unknown as Recipe

const open = (details: Partial<Recipe> = {}) =>
  openApplication(paths.recipe(recipe.slug), {
    role: 'member',
    document: <RecipeAmounts recipe={{ ...recipe, ...details }} servings={2} />,
  })

it('passes its recipe to the page for a new recipe', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  await open()
  await press('Make it mine')
  expect(assign).toHaveBeenCalledWith(paths.newOwnRecipe)
  expect(takePassedRecipe()).toMatchObject({
    name: 'Thyme Cup',
    servings: '2',
    ingredients: [{ name: 'Thyme', amount: '3 g' }],
  })
})

it('can’t be made one’s own while it is closed', async () => {
  await open({ isClosed: true, room: [10], ingredients: [], instructions: [] })
  await untilShown('Only premium members can see the amounts and steps.')
  expect(controls('Make it mine')).toEqual([])
})
