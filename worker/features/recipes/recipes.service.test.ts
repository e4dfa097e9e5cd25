import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { readRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

import { deleteRecipe, getRecipe, listRecipes } from './recipes.service.ts'

const execute = (sql: string) => env.DB.prepare(sql).all()
const filters = (query = '') => readRecipeFilters(new URLSearchParams(query))
const id = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`
const names = async (query: string) =>
  (await listRecipes(testCtx(), filters(query))).recipes.map((recipe) => recipe.name)

const varieties = async (query: string) =>
  Object.fromEntries((await listRecipes(testCtx(), filters(query))).recipes.map(({ slug, variety }) => [slug, variety]))

describe('the list', () => {
  it('shows the newest first, page by page, and counts every ailment', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await addRecipe({ name: `Cup ${day}`, createdAt: day })
    await addRecipe({ name: 'Cough cup', ailment: 'Cold & Flu', createdAt: 8 })
    const second = await listRecipes(testCtx(), filters('size=6&page=2'))
    expect(second.recipes.map((recipe) => recipe.name)).toEqual(['Cup 2', 'Cup 1'])
    expect(second.counts).toEqual({ all: 8, byAilment: { 'Sleep Problems': 7, 'Cold & Flu': 1 } })
    expect(second).toMatchObject({ matches: 8, more: false })
  })

  it('hides what waits for review, and counts it once it is published or taken back', async () => {
    await addRecipe({ name: 'Waiting', status: 'review' })
    expect(await listRecipes(testCtx(), filters())).toMatchObject({ recipes: [], matches: 0 })
    expect(await names('search=waiting')).toEqual([])
  })

  it('names the first ingredients in their order', async () => {
    await addRecipe({ ingredients: ['Linden', 'Chamomile', 'Honey'] })
    const [card] = (await listRecipes(testCtx(), filters())).recipes
    expect(card?.ingredientNames).toEqual(['Linden', 'Chamomile', 'Honey'])
  })

  it('keeps to one ailment', async () => {
    await addRecipe({ name: 'Night cup' })
    await addRecipe({ name: 'Cough cup', ailment: 'Cold & Flu' })
    expect(await names('category=Cold+%26+Flu')).toEqual(['Cough cup'])
    expect(await names('category=Dragon+fever')).toEqual([])
    expect(await names('category=Cold+%26+Flu&search=cup')).toEqual(['Cough cup'])
  })

  it('numbers namesakes by id within what is shown', async () => {
    await addRecipe({ id: id(3), slug: 'fire-3', name: 'Ginger Fire', ailment: 'Cold & Flu' })
    await addRecipe({ id: id(1), slug: 'fire', name: 'Ginger fire', ailment: 'Cold & Flu' })
    await addRecipe({ id: id(2), slug: 'fire-2', name: 'Ginger Fire', ailment: 'Energy & Focus' })
    await addRecipe({ name: 'Alone' })
    expect(await varieties('')).toEqual({ fire: 1, 'fire-2': 2, 'fire-3': 3, alone: 0 })
    expect(await varieties('category=Cold+%26+Flu')).toEqual({ fire: 1, 'fire-3': 2 })
    expect(await varieties('category=Energy+%26+Focus')).toEqual({ 'fire-2': 0 })
    expect(await varieties('search=ginger')).toEqual({ fire: 1, 'fire-2': 2, 'fire-3': 3 })
    await deleteRecipe(testCtx({ viewer: admin }), id(2))
    expect(await varieties('')).toEqual({ fire: 1, 'fire-3': 2, alone: 0 })
  })
})

describe('the search', () => {
  it('finds any part of a name, an ailment or a description, whatever the case', async () => {
    await addRecipe({ name: 'Linden Evening Cup' })
    await addRecipe({ name: 'Other', description: 'Honeyed and faintly CITRUS.' })
    await addRecipe({ name: 'Third', ailment: 'Cold & Flu' })
    expect(await names('search=DEN+eVEn')).toEqual(['Linden Evening Cup'])
    expect(await names('search=citrus')).toEqual(['Other'])
    expect(await names('search=old+%26+flu')).toEqual(['Third'])
    expect(await names('search=linden+citrus')).toEqual([])
  })

  it('finds one or two letters at the beginning of a word, alone and beside longer terms', async () => {
    await addRecipe({ name: 'Linden Xenial Cup' })
    await addRecipe({ name: 'Linden Box' })
    expect(await names('search=x')).toEqual(['Linden Xenial Cup'])
    expect(await names('search=xe')).toEqual(['Linden Xenial Cup'])
    expect(await names('search=linden+x')).toEqual(['Linden Xenial Cup'])
    expect(await names('search=linden+*')).toEqual([])
  })

  it('hides a recipe when any ingredient contains an excluded term', async () => {
    await addRecipe({ name: 'With honey', ingredients: ['Linden', 'Heather Honey'] })
    await addRecipe({ name: 'Without', ingredients: ['Linden'] })
    expect(await names('exclude=hONey')).toEqual(['Without'])
    expect(await names('exclude=one')).toEqual(['Without'])
    expect(await names('exclude=one,nd')).toEqual([])
    expect(await names('exclude=dragon&search=with')).toEqual(['Without', 'With honey'])
  })

  it('follows a recipe that changes its name', async () => {
    const { id } = await addRecipe({ name: 'Before' })
    await execute(`UPDATE recipes SET name = 'Afterwards' WHERE id = '${id}'`)
    expect(await names('search=before')).toEqual([])
    expect(await names('search=afterw')).toEqual(['Afterwards'])
    expect(await names('search=af')).toEqual(['Afterwards'])
  })
})

describe('a recipe', () => {
  it('is found by its slug and by its id, with its parts in order', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup', ingredients: ['Linden', 'Honey'] })
    const recipe = await getRecipe(testCtx(), slug)
    expect(recipe).toMatchObject({
      id,
      ingredients: [
        { name: 'Linden', amount: '2 g', gramsPerCup: 1, notes: null },
        { name: 'Honey', amount: '2 g', gramsPerCup: 1, notes: null },
      ],
      instructions: ['Steep for 8 minutes.'],
      warnings: [{ text: 'Ask first.', origin: 'written' }],
    })
    expect(await getRecipe(testCtx(), id.toUpperCase())).toEqual(recipe)
  })

  it('shows a change of any of its parts at once', async () => {
    const { id, slug } = await addRecipe({ ingredients: ['Linden'] })
    await execute(`UPDATE recipe_ingredients SET amount = '3 g' WHERE recipe_id = '${id}'`)
    await execute(
      `INSERT INTO recipe_warnings (recipe_id, origin, order_index, warning) VALUES ('${id}', 'derived', 0, 'Derived.')`,
    )
    await execute(`DELETE FROM recipe_instructions WHERE recipe_id = '${id}'`)
    expect(await getRecipe(testCtx(), slug)).toMatchObject({
      ingredients: [{ amount: '3 g' }],
      instructions: [],
      warnings: [
        { text: 'Derived.', origin: 'derived' },
        { text: 'Ask first.', origin: 'written' },
      ],
    })
  })

  it('is found by a slug that it once had', async () => {
    const { id, slug } = await addRecipe()
    await execute(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-name', '${id}', 0)`)
    expect(await getRecipe(testCtx(), 'old-name')).toMatchObject({ slug })
  })

  it('is not found while it waits for review', async () => {
    const { slug } = await addRecipe({ status: 'review' })
    await expect(getRecipe(testCtx(), slug)).rejects.toMatchObject({ code: 'not_found', message: 'Recipe not found' })
  })

  it('is deleted by an administrator alone, with all its rows, and its slugs stay taken', async () => {
    const { id, slug } = await addRecipe()
    await expect(deleteRecipe(testCtx(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(deleteRecipe(testCtx({ viewer: member }), id)).rejects.toMatchObject({ code: 'forbidden' })
    await deleteRecipe(testCtx({ viewer: admin }), id)
    await expect(getRecipe(testCtx(), slug)).rejects.toMatchObject({ code: 'gone' })
    await expect(getRecipe(testCtx(), id)).rejects.toMatchObject({ code: 'gone' })
    await expect(deleteRecipe(testCtx({ viewer: admin }), id)).rejects.toMatchObject({ code: 'not_found' })
    const children = [
      'recipe_ingredients',
      'recipe_instructions',
      'recipe_warnings',
      'ingredient_names',
      'ailment_counts',
    ]
    for (const table of children) expect((await execute(`SELECT * FROM ${table}`)).results, table).toEqual([])
  })

  it('forgets the list and each of its slugs at the edge by one call', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup' })
    const calls: string[][] = []
    const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => calls.push(tags) } })
    await execute(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-cup', '${id}', 0)`)
    await deleteRecipe(ctx, id)
    await ctx.settle()
    expect(calls).toEqual([['recipes', `recipe:${slug}`, 'recipe:old-cup']])
  })
})
