import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'
import { runCron } from '#worker/cron.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { listRecipes } from './recipes.service.ts'

const listForQuery = (query: string, ctx = testCtx()) =>
  listRecipes(ctx, parseRecipeFilters(new URLSearchParams(query)))
const listNames = async (query: string) => (await listForQuery(query)).recipes.map(({ name }) => name)
const countRows = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows')) ?? 0
const updateRecipe = (sql: string, id: string) =>
  env.DB.prepare(`UPDATE recipes SET ${sql} WHERE id = ?`).bind(id).run()

async function addRecipeForGroups(readerGroups: ReaderGroup[], overrides: Parameters<typeof addRecipe>[0] = {}) {
  const recipe = await addRecipe({ readerGroups, ...overrides })
  await updateRecipe(`data_version = 'checked'`, recipe.id)
  return recipe
}

describe('the list for a reader group', () => {
  it('shows recipes that pass for them, newest first, page by page, and counts each ailment', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7])
      await addRecipeForGroups(['pregnancy'], { name: `Cup ${day}`, createdAt: day })
    await addRecipeForGroups(['pregnancy', 'lithium'], { name: 'Cough cup', ailment: 'Cold & Flu', createdAt: 8 })
    await addRecipeForGroups(['lithium'], { name: 'Valerian cup', createdAt: 9 })
    await addRecipeForGroups([], { name: 'Nobody’s cup', createdAt: 10 })
    const secondPage = await listForQuery('for=pregnancy&size=6&page=2')
    expect(secondPage.recipes.map(({ name }) => name)).toEqual(['Cup 2', 'Cup 1'])
    expect(secondPage.counts).toEqual({ all: 8, byAilment: { 'Sleep Problems': 7, 'Cold & Flu': 1 } })
    expect(secondPage).toMatchObject({ matches: 8, more: false })
    expect(await listNames('for=pregnancy&category=Cold+%26+Flu')).toEqual(['Cough cup'])
    expect(await listNames('for=lithium')).toEqual(['Valerian cup', 'Cough cup'])
    expect(await listForQuery('for=warfarin')).toMatchObject({
      recipes: [],
      matches: 0,
      counts: { all: 0, byAilment: {} },
    })
  })

  it('combines with a search and an exclusion', async () => {
    await addRecipeForGroups(['pregnancy'], { name: 'Linden dusk', ingredients: ['Linden', 'Honey'] })
    await addRecipeForGroups(['lithium'], { name: 'Linden dawn', ingredients: ['Linden', 'Honey'] })
    await addRecipeForGroups(['pregnancy'], { name: 'Mint noon', ingredients: ['Peppermint'] })
    expect(await listNames('search=linden&for=pregnancy')).toEqual(['Linden dusk'])
    expect(await listNames('search=li&for=pregnancy')).toEqual(['Linden dusk'])
    expect(await listNames('exclude=honey&for=pregnancy')).toEqual(['Mint noon'])
    expect(await listNames('exclude=honey&for=lithium')).toEqual([])
    expect(await listNames('search=linden')).toHaveLength(2)
  })

  it('reads two rows per shown recipe and one per ailment', async () => {
    for (let number = 0; number < 30; number++) await addRecipeForGroups(['pregnancy'])
    for (let number = 0; number < 30; number++) await addRecipeForGroups(['lithium'])
    const ctx = testCtx()
    await listForQuery('for=pregnancy', ctx)
    const { roundTrips, executed } = ctx.recording
    expect([roundTrips, executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)]).toEqual([1, 19])
  })

  it('leaves out recipes that are withheld, deleted or changed since their check', async () => {
    const { id } = await addRecipeForGroups(['pregnancy'], { name: 'Linden dusk' })
    await updateRecipe(`status = 'review'`, id)
    expect([await listNames('for=pregnancy'), await countRows('recipe_groups')]).toEqual([[], 0])
    await updateRecipe(`status = 'published'`, id)
    await updateRecipe(`ailment = 'Cold & Flu'`, id)
    expect((await listForQuery('for=pregnancy')).counts).toEqual({ all: 1, byAilment: { 'Cold & Flu': 1 } })
    await updateRecipe('cups_per_day = 5', id)
    expect([await listNames('for=pregnancy'), await listNames('')]).toEqual([[], ['Linden dusk']])
    await updateRecipe(`data_version = 'checked'`, id)
    expect(await listNames('for=pregnancy')).toEqual(['Linden dusk'])
    await env.DB.prepare('DELETE FROM recipes').run()
    expect([await countRows('recipe_groups'), await countRows('recipe_group_counts')]).toEqual([0, 0])
  })
})

describe('the minutely check', () => {
  const linden = createPlainHerb('linden', { pregnancy: 'ok', lactation: 'ok' })
  beforeEach(() => setFacts('facts-1', [linden]))

  it('lists a recipe for the groups that it passes for, and purges the lists from the edge', async () => {
    await addRecipe({ name: 'Linden dusk', ingredients: ['Linden'] })
    const purged: string[] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(...tags) } })
    await runCron(ctx, '* * * * *')
    await ctx.settle()
    expect(purged).toContain('recipes')
    expect(await listNames('for=pregnancy')).toEqual(['Linden dusk'])
    expect(await listNames('for=child-6')).toEqual([])
  })

  it('lists it again after the facts change', async () => {
    await addRecipe({ name: 'Linden dusk', ingredients: ['Linden'] })
    await runCron(testCtx(), '* * * * *')
    await setFacts('facts-2', [{ ...linden, pregnancy: 'avoid' }])
    await runCron(testCtx(), '* * * * *')
    expect([await listNames('for=pregnancy'), await listNames('for=breastfeeding')]).toEqual([[], ['Linden dusk']])
  })
})
