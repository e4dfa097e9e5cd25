// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { takePassedRecipe } from '#client/core/passed-recipe.ts'
import { closeApplication, controls, fill, openApplication, press, untilShown } from '#client/testing/application.tsx'
import type { UnitChoices } from '#domain/amounts/unit-choices.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { RecipeAmounts } from './recipe-amounts.island.tsx'

afterEach(() => {
  localStorage.clear()
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
  instructions: ['Pour on 400 ml of water at 95 °C.'],
  tips: [],
  safety: {
    codes: [],
    sources: [],
    daily: [{ herb: 'thyme', name: 'Thyme', gramsPerDay: 3, maxDailyGrams: 6, gramsPerTeaspoon: 1 }],
  },
} as unknown as Recipe

const weighed = [{ name: 'Thyme', gramsPerCup: 1.5 }]

const open = (details: Partial<Recipe> = {}, units: UnitChoices | null = null) =>
  openApplication(paths.recipe(recipe.slug), {
    role: 'member',
    document: (
      <RecipeAmounts recipe={{ ...recipe, ...details }} servings={2} units={units} weighed={weighed} stock={null} />
    ),
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

describe('units', () => {
  it('change in place, keep the cups, and are remembered', async () => {
    await open()
    await untilShown('Pour on 400 ml of water at 95 °C.')
    await press('Teaspoons')
    await untilShown('about 3 level tsp')
    await untilShown('3 g · 1.5 g dried per cup')
    await press('°F')
    await untilShown('Pour on 400 ml of water at about 205 °F.')
    await press('One cup more')
    await untilShown('about 4 ½ level tsp')
    expect(location.search).toBe('?servings=3&units=tsp.f')
    expect(localStorage.getItem('recipeUnits')).toBe('tsp.f')
    await press('°C')
    await press('Grams')
    await untilShown('Pour on 400 ml of water at 95 °C.')
    expect(location.search).toBe('?servings=3')
    expect(localStorage.getItem('recipeUnits')).toBeNull()
  })

  it('are those that the browser has stored', async () => {
    localStorage.setItem('recipeUnits', 'us')
    await open()
    await untilShown('Pour on about 1 ⅔ US cups of water at 95 °C.')
  })

  it('are those of the address, whatever is stored', async () => {
    localStorage.setItem('recipeUnits', 'us')
    await open({}, ['f'])
    await untilShown('Pour on 400 ml of water at about 205 °F.')
  })

  it('follow another tab', async () => {
    await open()
    await untilShown('Pour on 400 ml of water at 95 °C.')
    localStorage.setItem('recipeUnits', 'f')
    dispatchEvent(new StorageEvent('storage', { key: 'recipeUnits' }))
    await untilShown('Pour on 400 ml of water at about 205 °F.')
  })

  it('change even if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    await open()
    await press('°F')
    await untilShown('Pour on 400 ml of water at about 205 °F.')
  })
})

describe('a stock of an ingredient', () => {
  it('scales the recipe to the whole cups that it makes', async () => {
    await open()
    await fill('I have, in grams', '8')
    await press('Show cups')
    await untilShown('8 g of Thyme makes 5 cups with 1.5 g in each. Drink at most 2 cups a day.')
    await untilShown('7.5 g')
    expect(location.search).toBe('?servings=5')
  })

  it('says if it is not enough for one cup, and leaves the cups', async () => {
    await open()
    await fill('I have, in grams', '1.4')
    await press('Show cups')
    await untilShown('1.4 g of Thyme isn’t enough for one cup, which needs 1.5 g.')
    await untilShown('2 cups')
    expect(location.search).toBe('')
  })
})
