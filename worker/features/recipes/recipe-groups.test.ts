import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { readRecipeFilters } from '#domain/recipes/read-recipe-filters.ts'
import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'
import { runCron } from '#worker/cron.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { listRecipes } from './recipes.service.ts'

const list = (query: string, ctx = testCtx()) => listRecipes(ctx, readRecipeFilters(new URLSearchParams(query)))
const names = async (query: string) => (await list(query)).recipes.map(({ name }) => name)
const rows = async (table: string) => (await env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows')) ?? 0
const change = (sql: string, id: string) => env.DB.prepare(`UPDATE recipes SET ${sql} WHERE id = ?`).bind(id).run()

/** Adds a checked recipe that passes for these reader groups. */
async function addFor(readerGroups: ReaderGroup[], overrides: Parameters<typeof addRecipe>[0] = {}) {
  const added = await addRecipe({ readerGroups, ...overrides })
  await change(`data_version = 'checked'`, added.id)
  return added
}

describe('the list for a reader group', () => {
  it('shows recipes that pass for them, newest first, page by page, and counts each ailment', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await addFor(['pregnancy'], { name: `Cup ${day}`, createdAt: day })
    await addFor(['pregnancy', 'lithium'], { name: 'Cough cup', ailment: 'Cold & Flu', createdAt: 8 })
    await addFor(['lithium'], { name: 'Valerian cup', createdAt: 9 })
    await addFor([], { name: 'Nobody’s cup', createdAt: 10 })
    const second = await list('for=pregnancy&size=6&page=2')
    expect(second.recipes.map(({ name }) => name)).toEqual(['Cup 2', 'Cup 1'])
    expect(second.counts).toEqual({ all: 8, byAilment: { 'Sleep Problems': 7, 'Cold & Flu': 1 } })
    expect(second).toMatchObject({ matches: 8, more: false })
    expect(await names('for=pregnancy&category=Cold+%26+Flu')).toEqual(['Cough cup'])
    expect(await names('for=lithium')).toEqual(['Valerian cup', 'Cough cup'])
    expect(await list('for=warfarin')).toMatchObject({ recipes: [], matches: 0, counts: { all: 0, byAilment: {} } })
  })

  it('combines with a search and an exclusion', async () => {
    await addFor(['pregnancy'], { name: 'Linden dusk', ingredients: ['Linden', 'Honey'] })
    await addFor(['lithium'], { name: 'Linden dawn', ingredients: ['Linden', 'Honey'] })
    await addFor(['pregnancy'], { name: 'Mint noon', ingredients: ['Peppermint'] })
    expect(await names('search=linden&for=pregnancy')).toEqual(['Linden dusk'])
    expect(await names('search=li&for=pregnancy')).toEqual(['Linden dusk'])
    expect(await names('exclude=honey&for=pregnancy')).toEqual(['Mint noon'])
    expect(await names('exclude=honey&for=lithium')).toEqual([])
    expect(await names('search=linden')).toHaveLength(2)
  })

  it('reads two rows per shown recipe and one per ailment', async () => {
    for (let number = 0; number < 30; number++) await addFor(['pregnancy'])
    for (let number = 0; number < 30; number++) await addFor(['lithium'])
    const ctx = testCtx()
    await list('for=pregnancy', ctx)
    const { roundTrips, executed: executed } = ctx.recording
    expect([roundTrips, executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)]).toEqual([1, 19])
  })

  it('leaves out recipes that are withheld, deleted or changed since their check', async () => {
    const { id } = await addFor(['pregnancy'], { name: 'Linden dusk' })
    await change(`status = 'review'`, id)
    expect([await names('for=pregnancy'), await rows('recipe_groups')]).toEqual([[], 0])
    await change(`status = 'published'`, id)
    await change(`ailment = 'Cold & Flu'`, id)
    expect((await list('for=pregnancy')).counts).toEqual({ all: 1, byAilment: { 'Cold & Flu': 1 } })
    await change('cups_per_day = 5', id)
    expect([await names('for=pregnancy'), await names('')]).toEqual([[], ['Linden dusk']])
    await change(`data_version = 'checked'`, id)
    expect(await names('for=pregnancy')).toEqual(['Linden dusk'])
    await env.DB.prepare('DELETE FROM recipes').run()
    expect([await rows('recipe_groups'), await rows('recipe_group_counts')]).toEqual([0, 0])
  })
})

describe('the minutely check', () => {
  const linden = plainHerb('linden', { pregnancy: 'ok', lactation: 'ok' })
  beforeEach(() => setFacts('facts-1', [linden]))

  it('lists a recipe for the groups that it passes for, and purges the lists from the edge', async () => {
    await addRecipe({ name: 'Linden dusk', ingredients: ['Linden'] })
    const purged: string[] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(...tags) } })
    await runCron(ctx, '* * * * *')
    await ctx.settle()
    expect(purged).toContain('recipes')
    expect(await names('for=pregnancy')).toEqual(['Linden dusk'])
    expect(await names('for=child-6')).toEqual([])
  })

  it('lists it again after the facts change', async () => {
    await addRecipe({ name: 'Linden dusk', ingredients: ['Linden'] })
    await runCron(testCtx(), '* * * * *')
    await setFacts('facts-2', [{ ...linden, pregnancy: 'avoid' }])
    await runCron(testCtx(), '* * * * *')
    expect([await names('for=pregnancy'), await names('for=breastfeeding')]).toEqual([[], ['Linden dusk']])
  })
})
