import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { addHerb, addRestrictedPlant, setIngredientsToHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { maxHerbRecipes } from './herbs.repo.ts'
import { getPlant, listPlants, listShelfLives } from './herbs.service.ts'

describe('the herb library', () => {
  it('lists herbs and restricted plants in one round trip, including those stored without other names', async () => {
    await addHerb('thyme', { commonName: 'Thyme', synonyms: ['common thyme'], otherNames: ['garden thyme'] })
    await addRestrictedPlant('comfrey', { synonyms: ['knitbone'] })
    const ctx = testCtx()
    expect(await listPlants(ctx)).toEqual({
      herbs: [
        {
          id: 'thyme',
          name: 'Thyme',
          scientificName: 'thyme plana',
          emoji: '🌿',
          family: 'mint family (Lamiaceae)',
          otherNames: ['common thyme', 'garden thyme'],
          ailments: ['Cold & Flu'],
          tastes: ['mild'],
          use: 'Traditionally: cough',
          inCookingAmounts: false,
          hasCaffeine: false,
          isEveryday: true,
          fromAge: 12,
        },
      ],
      restricted: [
        {
          id: 'comfrey',
          name: 'comfrey',
          scientificName: 'comfrey mala',
          family: 'nightshade family (Solanaceae)',
          otherNames: ['knitbone'],
          reason: 'Harms the liver.',
        },
      ],
    })
    expect(ctx.recording.roundTrips).toBe(1)
  })

  it('lists the shelf life of each herb in one round trip that only reads herbs', async () => {
    await addHerb('thyme', { shelfLifeMonths: 18 })
    await addHerb('mint')
    await addRestrictedPlant('comfrey')
    const ctx = testCtx()
    expect(await listShelfLives(ctx)).toEqual([
      { id: 'mint', shelfLifeMonths: 12 },
      { id: 'thyme', shelfLifeMonths: 18 },
    ])
    expect(ctx.recording.roundTrips).toBe(1)
  })

  it('returns a herb with the published recipes that use it, each once and by name', async () => {
    await addHerb('thyme')
    const { id } = await addRecipe({ name: 'Thyme Cup', ingredients: ['Thyme', 'Fresh Thyme'] })
    const { id: otherId } = await addRecipe({ name: 'Another Cup', ingredients: ['Thyme'] })
    const { id: waitingId } = await addRecipe({ name: 'Waiting', status: 'review', ingredients: ['Thyme'] })
    for (const recipe of [id, otherId, waitingId]) await setIngredientsToHerb('thyme', recipe)
    const ctx = testCtx()
    const plant = await getPlant(ctx, 'thyme')
    expect(plant).toMatchObject({
      kind: 'herb',
      more: false,
      recipes: [{ slug: 'another-cup' }, { slug: 'thyme-cup', ailment: 'Sleep Problems', variety: 0 }],
    })
    expect(ctx.recording.roundTrips).toBe(1)
  })

  it('reads a limited number of a herb’s recipes, and says that there are more', async () => {
    await addHerb('thyme')
    for (let number = 0; number < 3 * maxHerbRecipes; number++)
      await setIngredientsToHerb('thyme', (await addRecipe({ ingredients: ['Thyme'] })).id)
    const ctx = testCtx()
    const plant = await getPlant(ctx, 'thyme')
    expect(plant).toMatchObject({ more: true })
    expect(plant.kind === 'herb' && plant.recipes.length).toBe(maxHerbRecipes)
    const rowsRead = ctx.recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
    expect(rowsRead).toBeLessThan(4 * maxHerbRecipes)
  })

  it('shows an administrator’s text instead of the catalogue’s', async () => {
    await addHerb('thyme', { commonName: 'Thyme' })
    await env.DB.prepare(`UPDATE herbs SET name = 'Our Thyme', storage_instructions = 'In a tin.'`).run()
    expect(await getPlant(testCtx(), 'thyme')).toMatchObject({
      herb: { name: 'Our Thyme', keeping: [['Storage', 'In a tin.'], expect.anything(), expect.anything()] },
    })
  })

  it('returns a restricted plant with its reason and what authorities say', async () => {
    await addRestrictedPlant('comfrey')
    expect(await getPlant(testCtx(), 'comfrey')).toMatchObject({
      kind: 'restricted',
      plant: { reason: 'Harms the liver.', rulings: ['United States: banned'] },
    })
  })
})

const storePlantNames = () =>
  setFacts('test', [
    createPlainHerb('german-chamomile', { synonyms: ['camomile'], scientificName: 'Matricaria chamomilla L.' }),
    createPlainHerb('peppermint', { commonName: 'Peppermint' }),
    createPlainHerb('spearmint', { commonName: 'Spearmint' }),
  ])

describe('an address that is not a slug', () => {
  it.each(['camomile', 'Matricaria-chamomilla', 'matricaria%20chamomilla', 'German-Chamomile'])(
    '%s redirects permanently to the one plant that it means, with one more row',
    async (address) => {
      await storePlantNames()
      await addHerb('german-chamomile')
      const ctx = testCtx()
      const response = await visit(`/herbs/${address}`, {}, ctx)
      expect([response.status, response.headers.get('Location')]).toEqual([301, '/herbs/german-chamomile'])
      expect(ctx.recording.roundTrips).toBe(2)
    },
  )

  it('lists all plants that it may mean, and is not indexed', async () => {
    const facts = await storePlantNames()
    const names = { ambiguousNames: { mint: ['peppermint', 'spearmint'] }, nameDefaults: {} }
    await env.DB.prepare('UPDATE safety_facts SET facts = ?')
      .bind(JSON.stringify({ ...facts, names }))
      .run()
    const response = await visit('/herbs/mint')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('href="/herbs/peppermint"')
    expect(html).toContain('href="/herbs/spearmint"')
  })

  it.each(['dragon-root', 'thyme-oil', '%F0%9F%8C%BF', 'german-chamomile'])(
    '%s is not found if it means no plant',
    async (address) => {
      await storePlantNames()
      const response = await visit(`/herbs/${address}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Herb not found')
    },
  )

  it('is not found before the first seed', async () => {
    expect((await visit('/herbs/thyme')).status).toBe(404)
  })
})
