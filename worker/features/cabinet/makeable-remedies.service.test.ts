import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { MakeableRemedies } from '#domain/cabinet/cabinet.types.ts'
import type { Member } from '#domain/permissions.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe, rebuildParts } from '#worker/testing/recipe-rows.ts'
import { setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { addItem } from './cabinet.service.ts'

const { now } = testCtx()
const ada: Member = {
  role: 'premium',
  id: '00000000-0000-4000-8000-0000000000aa',
  email: 'ada@herbs.test',
  reauthenticatedAt: now,
}
const herbs = ['linden', 'thyme', 'sage', 'mint', 'rose']

const createCtxFor = (viewer = ada) => testCtx({ viewer })
const addToCabinet = (herbSlug: string, expiryDate: string | null = null, viewer = ada) =>
  addItem(createCtxFor(viewer), {
    herbSlug,
    quantity: '',
    storageLocation: '',
    purchaseDate: null,
    expiryDate,
    notes: '',
  })

async function addTea(name: string, ingredients: string[], overrides: Parameters<typeof addRecipe>[0] = {}) {
  const recipe = await addRecipe({ name, ingredients, ...overrides })
  await env.DB.prepare(
    'UPDATE recipe_ingredients SET herb_id = name WHERE recipe_id = ? AND name IN (SELECT id FROM herbs)',
  )
    .bind(recipe.id)
    .run()
  await rebuildParts()
  return recipe
}

async function listRemedies(ctx = createCtxFor()) {
  const response = await visit('/api/cabinet/remedies', {}, ctx)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  return ((await response.json()) as MakeableRemedies).remedies
}

beforeEach(async () => {
  await addAccount({ id: ada.id })
  for (const herb of herbs) await addHerb(herb)
  await setFacts('facts-1', [])
})

describe('the remedies that a member can make', () => {
  it('are sorted by the number of missing herbs, up to two; kitchen ingredients count as available', async () => {
    await addTea('Two missing', ['linden', 'sage', 'mint', 'honey'])
    await addTea('Three missing', ['linden', 'sage', 'mint', 'rose'])
    await addTea('Nothing missing', ['linden', 'thyme', 'Honey'])
    await addTea('One missing', ['thyme', 'rose'])
    await addTea('No herb of mine', ['sage'])
    await addTea('An unknown name', ['linden', 'Grandmother’s mix'])
    await addToCabinet('linden')
    await addToCabinet('thyme')
    expect((await listRemedies()).map(({ name, missing }) => [name, missing])).toEqual([
      ['Nothing missing', []],
      ['An unknown name', ['Grandmother’s mix']],
      ['One missing', ['rose']],
      ['Two missing', ['sage', 'mint']],
    ])
  })

  it('prefer the herb that expires first, and name it; an expired herb gets no preference', async () => {
    await addTea('Over', ['thyme'])
    await addTea('Later', ['linden'])
    await addTea('Sooner', ['sage'])
    await addTea('Together', ['sage', 'linden'])
    await addToCabinet('linden', '2027-05-01')
    await addToCabinet('sage', '2026-12-01')
    await addToCabinet('thyme', '2026-11-20')
    expect((await listRemedies()).map(({ name, first }) => [name, first?.name, first?.expiryDate])).toEqual([
      ['Together', 'sage', '2026-12-01'],
      ['Sooner', 'sage', '2026-12-01'],
      ['Later', 'linden', '2027-05-01'],
      ['Over', undefined, undefined],
    ])
  })

  it('use herbs in stock and published recipes only', async () => {
    await addTea('Waiting', ['linden'], { status: 'review' })
    await addTea('Shown', ['linden'])
    await addTea('Of sage', ['sage'])
    await addToCabinet('linden')
    await addToCabinet('sage')
    await env.DB.exec("UPDATE user_herb_cabinet SET is_available = 0 WHERE herb_id = 'sage'")
    expect((await listRemedies()).map(({ name }) => name)).toEqual(['Shown'])
  })

  it('include the data that the browser needs to check a card', async () => {
    await addTea('Shown', ['linden', 'Honey'])
    await addToCabinet('linden')
    expect(await listRemedies()).toMatchObject([
      {
        ingredientNames: ['linden', 'Honey'],
        blend: { lines: [{ gramsPerCup: 1, amount: '2 g' }, { gramsPerCup: 1 }], servings: 2, cupsPerDay: 2 },
      },
    ])
  })

  it('take one round trip that reads only the rows that it returns', async () => {
    for (let number = 0; number < 40; number++) await addTea(`Tea ${number}`, ['linden', 'thyme'])
    await addToCabinet('linden')
    await addToCabinet('sage')
    const ctx = createCtxFor()
    expect(await listRemedies(ctx)).toHaveLength(24)
    expect(ctx.recording.roundTrips).toBe(1)
    for (const { rowsRead, rowsReturned } of ctx.recording.executed) expect(rowsRead).toBe(rowsReturned)
    expect(ctx.recording.executed.map(({ rowsRead }) => rowsRead)).toEqual([40, 2, 1])
  })

  it('are empty for an empty cabinet', async () => {
    await addTea('Shown', ['linden'])
    expect(await listRemedies()).toEqual([])
  })
})
