// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import {
  closeApplication,
  control,
  controls,
  openApplication,
  pageText,
  press,
  untilShown,
} from '#client/testing/application.tsx'
import { createOwnRecipe, replyWithRecipe } from '#client/testing/own-recipes.ts'
import { parseSelection } from '#domain/cabinet/shopping-selection.ts'
import { labelDraftKey, parseSavedLabels } from '#domain/labels/label-drafts.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { paths } from '#domain/paths.ts'
import { stripSources } from '#domain/safety/facts.ts'

afterEach(closeApplication)

const facts = stripSources(safetyFacts(loadCatalogue().catalogue))

const mint: Partial<OwnRecipeContent> = {
  name: 'Evening mint',
  servings: 2,
  waterMl: 500,
  ingredients: [
    { name: 'Peppermint', amount: '4 g' },
    { name: 'Lemon balm', amount: '2 tsp' },
    { name: 'Honey', amount: 'to taste' },
  ],
  steps: ['Pour 500 ml of water.'],
}

const open = (content = mint, stock: string[] | null = null, query = '') =>
  openApplication(paths.ownRecipe('own') + query, {
    role: 'member',
    api: {
      'GET /api/safety/facts': { facts },
      'GET /api/own-recipes/own': { ...replyWithRecipe(createOwnRecipe({ content })), stock },
    },
  })

const ingredients = '[aria-labelledby="ingredients"]'

describe('an own recipe for other cups', () => {
  it('shows scaled amounts and water, and says for what the steps are', async () => {
    await open()
    await untilShown('Makes 2 cups · 500 ml of water')
    expect(document.querySelector('[aria-labelledby="steps"] img[alt=""]')).not.toBeNull()
    await press('One cup more')
    await untilShown('Makes 3 cups · 750 ml of water')
    expect(pageText(ingredients)).toContain('Peppermint6 g')
    expect(pageText(ingredients)).toContain('Lemon balm3 tsp')
    expect(pageText(ingredients)).toContain('Honeyto tastefor 2 cups')
    await untilShown('These steps are for 2 cups. For 3 cups, use 1.5 times the water.')
  })

  it('starts with the cups of the address', async () => {
    await open(mint, null, '?servings=4')
    await untilShown('Makes 4 cups · 1000 ml of water')
  })
})

describe('the brew timer of an own recipe', () => {
  it('starts from its page', async () => {
    await open()
    await press('Start brewing')
    await control('+1 min')
  })

  it('is not offered for a refused recipe', async () => {
    await open({ ...mint, ingredients: [{ name: 'Comfrey', amount: '2 g' }] })
    await untilShown('Don’t drink this.')
    expect(controls('Start brewing')).toEqual([])
  })
})

describe('the cabinet on the page of an own recipe', () => {
  it('says that the member has everything, without counting kitchen ingredients', async () => {
    await open(mint, ['lemon-balm', 'peppermint', 'thyme'])
    await untilShown('You have all the herbs.')
  })

  it('puts what is missing on the shopping list', async () => {
    await open({ ...mint, ingredients: [...(mint.ingredients ?? []), { name: 'Moonwort dust', amount: '' }] }, [
      'peppermint',
    ])
    await untilShown('Missing: Lemon balm, Moonwort dust')
    const { pathname, search } = new URL(
      (await control('Add to shopping list')).getAttribute('href') ?? '',
      location.href,
    )
    expect(pathname).toBe(paths.cabinet)
    expect(parseSelection(new URLSearchParams(search).get('want') ?? '').ownRecipes).toMatchObject([
      { name: 'Evening mint', missing: ['Lemon balm', 'Moonwort dust'] },
    ])
  })

  it('is left out for a member without one', async () => {
    await open()
    await untilShown('Safety check')
    expect(pageText()).not.toContain('Your cabinet')
  })
})

it('passes its amounts and steps to the label designer', async () => {
  await open()
  await press('Make a label')
  const { draft } = parseSavedLabels(localStorage.getItem(labelDraftKey), '2026-11-28')
  expect(draft).toMatchObject({
    name: 'Evening mint',
    cups: '2',
    cupsPerDay: '2',
    instructions: 'Pour 500 ml of water.',
    lines: [{ name: 'Peppermint', amount: '4 g' }, { name: 'Lemon balm' }, { name: 'Honey' }],
  })
})
