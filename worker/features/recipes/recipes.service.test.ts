import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe, rebuildParts } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { deleteRecipe } from './deletion.service.ts'
import { getRecipe, getSubstitutes, listIngredients, listRecipes } from './recipes.service.ts'

const runSql = (sql: string) => env.DB.prepare(sql).all()
const parseFilters = (query = '') => parseRecipeFilters(new URLSearchParams(query))
const numberedId = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`
const listNames = async (query: string) =>
  (await listRecipes(testCtx(), parseFilters(query))).recipes.map((recipe) => recipe.name)

const listVarieties = async (query: string) =>
  Object.fromEntries(
    (await listRecipes(testCtx(), parseFilters(query))).recipes.map(({ slug, variety }) => [slug, variety]),
  )

const listNamesAndEmergencies = async (query: string) => {
  const { recipes, emergencies } = await listRecipes(testCtx(), parseFilters(query))
  return [recipes.map(({ name }) => name), emergencies.map(({ code }) => code)]
}

describe('the list', () => {
  it('shows the newest first, page by page, and counts every ailment', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await addRecipe({ name: `Cup ${day}`, createdAt: day })
    await addRecipe({ name: 'Cough cup', ailment: 'Cold & Flu', createdAt: 8 })
    const secondPage = await listRecipes(testCtx(), parseFilters('size=6&page=2'))
    expect(secondPage.recipes.map((recipe) => recipe.name)).toEqual(['Cup 2', 'Cup 1'])
    expect(secondPage.counts).toEqual({ all: 8, byAilment: { 'Sleep Problems': 7, 'Cold & Flu': 1 } })
    expect(secondPage).toMatchObject({ matches: 8, more: false })
  })

  it('hides recipes that wait for review, and updates the counts when they are published or withdrawn', async () => {
    const { id: waitingId } = await addRecipe({ name: 'Waiting', status: 'review' })
    const readVisible = async () => [
      await listNames(''),
      await listNames('search=waiting'),
      (await listRecipes(testCtx(), parseFilters())).counts,
    ]
    const emptyResult = [[], [], { all: 0, byAilment: {} }]
    expect(await readVisible()).toEqual(emptyResult)
    await runSql(`UPDATE recipes SET status = 'published' WHERE id = '${waitingId}'`)
    expect(await readVisible()).toEqual([['Waiting'], ['Waiting'], { all: 1, byAilment: { 'Sleep Problems': 1 } }])
    await runSql(`UPDATE recipes SET ailment = 'Cold & Flu' WHERE id = '${waitingId}'`)
    expect((await listRecipes(testCtx(), parseFilters())).counts).toEqual({ all: 1, byAilment: { 'Cold & Flu': 1 } })
    await runSql(`UPDATE recipes SET status = 'review' WHERE id = '${waitingId}'`)
    expect(await readVisible()).toEqual(emptyResult)
  })

  it('renumbers recipes when one takes or leaves a shared name', async () => {
    await addRecipe({ id: numberedId(1), name: 'Fire', slug: 'fire' })
    await addRecipe({ id: numberedId(2), name: 'Ember', slug: 'ember' })
    await runSql(`UPDATE recipes SET name = 'Fire' WHERE id = '${numberedId(2)}'`)
    expect(await listVarieties('')).toEqual({ fire: 1, ember: 2 })
    await runSql(`UPDATE recipes SET status = 'review' WHERE id = '${numberedId(1)}'`)
    expect(await listVarieties('')).toEqual({ ember: 0 })
    await runSql(`UPDATE recipes SET status = 'published' WHERE id = '${numberedId(1)}'`)
    await runSql(`UPDATE recipes SET name = 'Ash' WHERE id = '${numberedId(1)}'`)
    expect(await listVarieties('')).toEqual({ fire: 0, ember: 0 })
  })

  it('names the first ingredients in order', async () => {
    await addRecipe({ ingredients: ['Linden', 'Chamomile', 'Honey'] })
    const [card] = (await listRecipes(testCtx(), parseFilters())).recipes
    expect(card?.ingredientNames).toEqual(['Linden', 'Chamomile', 'Honey'])
  })

  it('can be limited to one ailment', async () => {
    await addRecipe({ name: 'Night cup' })
    await addRecipe({ name: 'Cough cup', ailment: 'Cold & Flu' })
    expect(await listNames('category=Cold+%26+Flu')).toEqual(['Cough cup'])
    expect(await listNames('category=Dragon+fever')).toEqual([])
    expect(await listNames('category=Cold+%26+Flu&search=cup')).toEqual(['Cough cup'])
  })

  it('numbers recipes with the same name by id, among the visible ones', async () => {
    await addRecipe({ id: numberedId(3), slug: 'fire-3', name: 'Ginger Fire', ailment: 'Cold & Flu' })
    await addRecipe({ id: numberedId(1), slug: 'fire', name: 'Ginger fire', ailment: 'Cold & Flu' })
    await addRecipe({ id: numberedId(2), slug: 'fire-2', name: 'Ginger Fire', ailment: 'Energy & Focus' })
    await addRecipe({ name: 'Alone' })
    expect(await listVarieties('')).toEqual({ fire: 1, 'fire-2': 2, 'fire-3': 3, alone: 0 })
    expect(await listVarieties('category=Cold+%26+Flu')).toEqual({ fire: 1, 'fire-3': 2 })
    expect(await listVarieties('category=Energy+%26+Focus')).toEqual({ 'fire-2': 0 })
    expect(await listVarieties('search=ginger')).toEqual({ fire: 1, 'fire-2': 2, 'fire-3': 3 })
    await deleteRecipe(testCtx({ viewer: admin }), numberedId(2))
    expect(await listVarieties('')).toEqual({ fire: 1, 'fire-3': 2, alone: 0 })
  })
})

describe('the search', () => {
  it('finds any part of a name, an ailment or a description, in any letter case', async () => {
    await addRecipe({ name: 'Linden Evening Cup' })
    await addRecipe({ name: 'Other', description: 'Honeyed and faintly CITRUS.' })
    await addRecipe({ name: 'Third', ailment: 'Cold & Flu' })
    expect(await listNames('search=DEN+eVEn')).toEqual(['Linden Evening Cup'])
    expect(await listNames('search=citrus')).toEqual(['Other'])
    expect(await listNames('search=old+%26+flu')).toEqual(['Third'])
    expect(await listNames('search=linden+citrus')).toEqual([])
  })

  it('finds one or two letters at the beginning of a word, alone and with longer terms', async () => {
    await addRecipe({ name: 'Linden Xenial Cup' })
    await addRecipe({ name: 'Linden Box' })
    expect(await listNames('search=x')).toEqual(['Linden Xenial Cup'])
    expect(await listNames('search=xe')).toEqual(['Linden Xenial Cup'])
    expect(await listNames('search=linden+x')).toEqual(['Linden Xenial Cup'])
    expect(await listNames('search=x&category=Sleep+Problems')).toEqual(['Linden Xenial Cup'])
    expect(await listNames('search=x&category=Cold+%26+Flu')).toEqual([])
    expect(await listNames('search=linden+*')).toEqual(['Linden Box', 'Linden Xenial Cup'])
    expect(await listNames('search=*')).toEqual([])
    expect(await listNames('search=Linden.')).toEqual(['Linden Box', 'Linden Xenial Cup'])
  })

  it('hides a recipe when any ingredient contains an excluded term', async () => {
    await addRecipe({ name: 'With honey', ingredients: ['Linden', 'Heather Honey'] })
    await addRecipe({ name: 'Without', ingredients: ['Linden'] })
    expect(await listNames('exclude=hONey')).toEqual(['Without'])
    expect(await listNames('exclude=one')).toEqual(['Without'])
    expect(await listNames('exclude=one,nd')).toEqual([])
    expect(await listNames('exclude=dragon&search=with')).toEqual(['Without', 'With honey'])
    expect(await listRecipes(testCtx(), parseFilters('exclude=dragon,honey'))).toMatchObject({
      unknownExclusions: ['dragon'],
    })
  })

  it('hides what a term means by the facts, with one more round trip, and explains the meaning', async () => {
    await setFacts('1', [
      createPlainHerb('chamomile', { synonyms: ['camomile'], family: 'Asteraceae' }),
      createPlainHerb('sage'),
    ])
    await addRecipe({ name: 'Flowers', ingredients: ['Chamomile', 'Honey'] })
    await addRecipe({ name: 'Leaves', ingredients: ['Sage'] })
    expect(await listNames('exclude=Camomiles')).toEqual(['Leaves'])
    expect(await listNames('exclude=mint+family,honey')).toEqual([])
    const ctx = testCtx()
    expect(await listRecipes(ctx, parseFilters('exclude=daisies'))).toMatchObject({
      matches: 1,
      meant: [{ term: 'daisies', names: ['Chamomile'] }],
      unknownExclusions: [],
    })
    expect(ctx.recording.roundTrips).toBe(2)
    expect((await listIngredients(testCtx())).groups.map(({ term }) => term)).toEqual(['daisy family', 'mint family'])
  })

  it('excludes more names than a statement can bind', async () => {
    const herbs = Array.from({ length: 120 }, (_, number) => createPlainHerb(`herb ${number}x`))
    await setFacts('1', herbs)
    for (let start = 0; start < 120; start += 10)
      await addRecipe({ ingredients: herbs.slice(start, start + 10).map(({ slug }) => slug) })
    await addRecipe({ name: 'Without', ingredients: ['Honey'] })
    expect(await listNames('exclude=labiates')).toEqual(['Without'])
  })

  it('names the emergencies in the words of a search, along with the results', async () => {
    await addRecipe({ name: 'Yellow Eyes Cup' })
    expect(await listNamesAndEmergencies('search=yellow+eyes')).toEqual([['Yellow Eyes Cup'], ['jaundice']])
    expect(await listNamesAndEmergencies('search=yellow')).toEqual([['Yellow Eyes Cup'], []])
    expect(await listNamesAndEmergencies('search=can%E2%80%99t+breathe')).toEqual([[], ['breathlessness']])
    expect(await listNamesAndEmergencies('exclude=chest+pain')).toEqual([['Yellow Eyes Cup'], []])
    expect(await listNamesAndEmergencies('')).toEqual([['Yellow Eyes Cup'], []])
  })

  it('follows a recipe whose name changes', async () => {
    const { id } = await addRecipe({ name: 'Before' })
    await runSql(`UPDATE recipes SET name = 'Afterwards' WHERE id = '${id}'`)
    expect(await listNames('search=before')).toEqual([])
    expect(await listNames('search=afterw')).toEqual(['Afterwards'])
    expect(await listNames('search=af')).toEqual(['Afterwards'])
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

  it.each([
    ['recipe_ingredients', 'order_index, name, amount', `7, 'Rosehip', '3 g'`, `name = 'Hibiscus'`],
    ['recipe_instructions', 'step_number, step_text', `7, 'Strain.'`, `step_text = 'Stir.'`],
    ['recipe_benefits', 'order_index, benefit', `7, 'In folk use.'`, `benefit = 'By tradition.'`],
    ['recipe_warnings', 'origin, order_index, warning', `'derived', 7, 'Derived.'`, `warning = 'Other.'`],
    ['recipe_tips', 'order_index, tip', `7, 'Warm the pot.'`, `tip = 'Cover it.'`],
  ])('shows changed rows of %s once its parts are rebuilt', async (table, columns, values, change) => {
    const { id: recipeId, slug } = await addRecipe()
    const position = /(\w+_index|step_number)/.exec(columns)?.[1] ?? ''
    const runAndRebuild = async (statement: string) => {
      await runSql(statement)
      await rebuildParts()
      return getRecipe(testCtx(), slug)
    }
    const before = await getRecipe(testCtx(), slug)
    const afterInsert = await runAndRebuild(
      `INSERT INTO ${table} (recipe_id, ${columns}) VALUES ('${recipeId}', ${values})`,
    )
    expect(afterInsert).not.toEqual(before)
    const afterUpdate = await runAndRebuild(
      `UPDATE ${table} SET ${change} WHERE recipe_id = '${recipeId}' AND ${position} = 7`,
    )
    expect(afterUpdate).not.toEqual(afterInsert)
    expect(await runAndRebuild(`DELETE FROM ${table} WHERE recipe_id = '${recipeId}' AND ${position} = 7`)).toEqual(
      before,
    )
  })

  it('shows the new name of an ingredient', async () => {
    await addRecipe({ name: 'Cup', ingredients: ['Linden'] })
    await runSql(`UPDATE recipe_ingredients SET name = 'Épine "wild"'`)
    await rebuildParts()
    expect((await listRecipes(testCtx(), parseFilters())).recipes[0]?.ingredientNames).toEqual(['Épine "wild"'])
    expect((await runSql('SELECT name, use_count FROM ingredient_names')).results).toEqual([
      { name: 'Épine "wild"', use_count: 1 },
    ])
    for (const term of ['épine', 'ÉPINE', '"wild"'])
      expect(await listNames(`exclude=${encodeURIComponent(term)}`), term).toEqual([])
  })

  it('is found by an earlier slug', async () => {
    const { id, slug } = await addRecipe()
    await runSql(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-name', '${id}', 0)`)
    expect(await getRecipe(testCtx(), 'old-name')).toMatchObject({ slug })
  })

  it('says on its page whether it follows the official rules for such teas', async () => {
    await addHerb('linden')
    const { id: recipeId, slug } = await addRecipe({ name: 'Evening cup', ingredients: ['Linden'] })
    await runSql(`UPDATE recipe_ingredients SET herb_id = 'linden' WHERE recipe_id = '${recipeId}'`)
    await rebuildParts()
    const { monograph } = await getRecipe(testCtx(), slug)
    expect(monograph?.label).toMatch(/^This recipe is not one of the European Medicines Agency’s sleep teas: linden/)
    const html = await (await visit(`/recipe/${slug}`)).text()
    expect(html).toContain(`<p class="mt-3">${monograph?.label}</p>`)
    expect(html).toContain(`<a href="${monograph?.sources[0]?.address}">`)
  })

  it('does not mention official rules if there are none for such teas', async () => {
    const { slug } = await addRecipe({ name: 'Cough cup', ailment: 'Cold & Flu' })
    expect((await getRecipe(testCtx(), slug)).monograph).toBeUndefined()
    expect(await (await visit(`/recipe/${slug}`)).text()).not.toContain('European Medicines Agency')
  })

  it('is not found while it waits for review', async () => {
    const { slug } = await addRecipe({ status: 'review' })
    await expect(getRecipe(testCtx(), slug)).rejects.toMatchObject({ code: 'not_found', message: 'Recipe not found' })
  })
})

describe('the substitutes of a recipe', () => {
  it('are herbs for the same ailment and of the same taste that pass the check', async () => {
    const uses = [{ use: 'sleep', category: 'Sleep Problems', evidence: 'HMPC traditional' }] as const
    await addHerb('linden', { uses: [...uses] })
    await addHerb('balm', { uses: [...uses] })
    await addHerb('hops', { uses: [...uses], tasteTags: ['bitter'] })
    await addHerb('thyme')
    await setFacts(
      'facts-1',
      ['linden', 'balm', 'hops', 'thyme'].map((slug) => createPlainHerb(slug)),
    )
    const { slug, id } = await addRecipe({ ingredients: ['Linden'] })
    await runSql(`UPDATE recipe_ingredients SET herb_id = 'linden', grams_per_cup = 1.5 WHERE recipe_id = '${id}'`)
    await rebuildParts()
    const { lines } = await getSubstitutes(testCtx(), slug)
    expect(lines.map(({ herb, substitutes }) => [herb, substitutes.map((found) => found.herb)])).toEqual([
      ['linden', ['balm']],
    ])
  })
})
