import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { getPlant, listPlants } from './herbs.service.ts'

const thyme = JSON.stringify({ slug: 'thyme', commonName: 'Thyme', categories: ['Cold & Flu'] })
const comfrey = JSON.stringify({ slug: 'comfrey', commonName: 'Comfrey', reason: 'Liver damage.' })

beforeEach(async () => {
  await env.DB.prepare(
    `INSERT INTO herbs (id, name, scientific_name, image, category, storage_instructions, drying_instructions, shelf_life_months, facts)
     VALUES ('thyme', 'Thyme', 'Thymus vulgaris', '🌿', 'Cold & Flu', 'Dark.', 'Shade.', 12, ?)`,
  )
    .bind(thyme)
    .run()
  await env.DB.prepare(
    `INSERT INTO restricted_plants (id, name, scientific_name, facts) VALUES ('comfrey', 'Comfrey', 'Symphytum', ?)`,
  )
    .bind(comfrey)
    .run()
})

describe('the herb library', () => {
  it('lists herbs and restricted plants in one round trip', async () => {
    const ctx = testCtx()
    expect(await listPlants(ctx)).toEqual({
      herbs: [{ id: 'thyme', name: 'Thyme', scientificName: 'Thymus vulgaris', emoji: '🌿', ailments: ['Cold & Flu'] }],
      restricted: [{ id: 'comfrey', name: 'Comfrey', scientificName: 'Symphytum' }],
    })
    expect(ctx.recording.roundTrips).toBe(1)
  })

  it('gives a herb with the published recipes that use it, each once', async () => {
    const { id } = await addRecipe({ name: 'Thyme Cup', ingredients: ['Thyme', 'Fresh Thyme'] })
    const { id: waiting } = await addRecipe({ name: 'Waiting', status: 'review', ingredients: ['Thyme'] })
    await env.DB.prepare(`UPDATE recipe_ingredients SET herb_id = 'thyme' WHERE recipe_id IN (?, ?)`)
      .bind(id, waiting)
      .run()
    const ctx = testCtx()
    expect(await getPlant(ctx, 'thyme')).toEqual({
      kind: 'herb',
      herb: JSON.parse(thyme),
      recipes: [{ slug: 'thyme-cup', name: 'Thyme Cup', ailment: 'Sleep Problems', variety: 0 }],
    })
    expect(ctx.recording.roundTrips).toBe(1)
  })

  it('gives a restricted plant with its reason, and nothing else', async () => {
    expect(await getPlant(testCtx(), 'comfrey')).toEqual({ kind: 'restricted', plant: JSON.parse(comfrey) })
    const response = await visit('/herbs/dragon-root')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Herb not found')
  })
})
