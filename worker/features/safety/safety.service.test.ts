import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import { formatFactsVersion } from '#domain/safety/rules-version.ts'
import { commit } from '#worker/core/commit.ts'
import { runCron } from '#worker/cron.ts'
import { getRecipe, getRecipeFacts, listRecipes } from '#worker/features/recipes/recipes.service.ts'
import { addLiveMembers, readTable } from '#worker/testing/account-rows.ts'
import { addFavourite, addFavouriters } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { maxRechecksPerRun } from './recheck.service.ts'
import { listOutdated, saveCheck } from './safety.repo.ts'
import { confirmRecipe, loadChecker } from './safety.service.ts'

const everyMinute = '* * * * *'
const linden = createPlainHerb('linden')
const thyme = createPlainHerb('thyme', { maxDurationDays: 7 })
const findStatus = (id: string) =>
  env.DB.prepare('SELECT status, verdict, data_version FROM recipes WHERE id = ?').bind(id).first()

beforeEach(async () => {
  await setFacts('facts-1', [linden, thyme])
})

describe('a recipe checked by other facts', () => {
  it('gets a new verdict and new derived warnings, and keeps the written ones', async () => {
    const { id, slug } = await addRecipe({ ingredients: ['Linden', 'Thyme', 'Honey'], courseDays: 7 })
    const ctx = testCtx()
    await runCron(ctx, everyMinute)
    const { warnings, safety } = await getRecipe(testCtx(), slug)
    expect(warnings.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'For people aged 12 and over.',
        'Honey is not for children under one year.',
        'Ask first.',
      ]),
    )
    expect(safety.daily).toContainEqual({
      herb: 'linden',
      name: 'linden',
      gramsPerDay: 2,
      maxDailyGrams: 6,
      gramsPerTeaspoon: 1,
    })
    expect(safety.sources.map(({ cite }) => cite)).toContain('A book on linden')
    expect(await findStatus(id)).toEqual({
      status: 'published',
      verdict: 'ok',
      data_version: formatFactsVersion('facts-1', 'test'),
    })
    await ctx.settle()
  })

  it('is not changed by a second run', async () => {
    await addRecipe({ ingredients: ['Linden'] })
    await runCron(testCtx(), everyMinute)
    const ctx = testCtx()
    await runCron(ctx, everyMinute)
    const writingStatements = ctx.recording.executed.filter(({ rowsWritten }) => rowsWritten > 0)
    expect(writingStatements.filter(({ sql }) => !sql.includes('job_runs'))).toEqual([])
  })

  it('is withdrawn if the new facts refuse it, and purged from the edge', async () => {
    const { id, slug } = await addRecipe({ ingredients: ['Linden'] })
    await runCron(testCtx(), everyMinute)
    await setFacts('facts-2', [{ ...linden, maxDailyGrams: 1 }, thyme])
    const purged: string[][] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(tags ?? []) } })
    await runCron(ctx, everyMinute)
    await ctx.settle()
    expect(await findStatus(id)).toEqual({
      status: 'review',
      verdict: 'refused',
      data_version: formatFactsVersion('facts-2', 'test'),
    })
    expect((await visit(`/recipe/${slug}`)).status).toBe(404)
    expect(purged).toEqual([[`recipe:${slug}`, 'recipes']])
    expect(ctx.loggedInfos.map(({ event }) => event)).toContain('recipe_withheld')
    expect(ctx.loggedErrors).toEqual([])
  })

  it('is checked and purged from the edge when it is withdrawn, although an earlier one fails', async () => {
    await addRecipe({ slug: 'a-stuck-one', ingredients: ['Linden'] })
    await addRecipe({ slug: 'a-good-one', ingredients: ['Linden'] })
    await setFacts('facts-2', [{ ...linden, maxDailyGrams: 1 }, thyme])
    await env.DB.prepare(
      `CREATE TRIGGER no_check BEFORE UPDATE ON recipes WHEN old.slug = 'a-stuck-one' BEGIN SELECT raise(abort, 'stuck'); END`,
    ).run()
    onTestFinished(async () => void (await env.DB.prepare('DROP TRIGGER no_check').run()))
    const purged: string[][] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(tags ?? []) } })
    await runCron(ctx, everyMinute)
    await ctx.settle()
    expect(purged).toEqual([['recipe:a-good-one', 'recipes']])
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['recheck_failed', 'job_failed'])
  })

  it('is checked in the second minute at the latest, although a whole minute of earlier ones always fails', async () => {
    for (let number = 0; number < maxRechecksPerRun; number++) {
      await addRecipe({ slug: `stuck-${number}`, ingredients: ['Linden'] })
    }
    await env.DB.prepare(
      `CREATE TRIGGER no_check BEFORE UPDATE OF verdict ON recipes WHEN old.slug LIKE 'stuck-%' BEGIN SELECT raise(abort, 'stuck'); END`,
    ).run()
    onTestFinished(async () => void (await env.DB.prepare('DROP TRIGGER no_check').run()))
    const { id } = await addRecipe({ ingredients: ['Linden'] })
    const runs = [testCtx(), testCtx(), testCtx()]
    for (const ctx of runs) await runCron(ctx, everyMinute)
    expect(await findStatus(id)).toMatchObject({ data_version: formatFactsVersion('facts-1', 'test') })
    // Failed recipes are tried again, but after the new recipes.
    expect(runs.at(-1)?.loggedErrors.filter(({ event }) => event === 'recheck_failed')).toHaveLength(maxRechecksPerRun)
    const laterRecipe = await addRecipe({ ingredients: ['Linden'] })
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(laterRecipe.id)).toMatchObject({ data_version: formatFactsVersion('facts-1', 'test') })
  })

  it('notifies members who saved it when it is withdrawn, and nobody when it stays', async () => {
    await addLiveMembers(member.id)
    const { id } = await addRecipe({ name: 'Linden Cup', ingredients: ['Linden'] })
    await addFavourite({ userId: member.id, recipeId: id, isBookmarked: true })
    await runCron(testCtx(), everyMinute)
    expect(await readTable('user_notifications')).toEqual([])
    await setFacts('facts-2', [{ ...linden, maxDailyGrams: 1 }, thyme])
    const ctx = testCtx()
    await runCron(ctx, everyMinute)
    await runCron(testCtx(), everyMinute)
    await ctx.settle()
    expect(await readTable('user_notifications')).toMatchObject([
      { user_id: member.id, title: '"Linden Cup" is being reviewed', type: 'warning', link: '/members' },
    ])
    expect(ctx.liveCalls).toEqual([{ method: 'wake', userId: member.id }])
    expect(await readTable('user_recipe_interactions')).toHaveLength(1)
  })

  it('wakes only members who saved it and are online', async () => {
    const { id } = await addRecipe({ ingredients: ['Linden'] })
    await addFavouriters(id, 30)
    await env.DB.prepare(
      'INSERT INTO live_members SELECT user_id, 9000000000000 FROM user_recipe_interactions ORDER BY user_id LIMIT 2',
    ).run()
    await setFacts('facts-2', [{ ...linden, maxDailyGrams: 1 }, thyme])
    const ctx = testCtx()
    await runCron(ctx, everyMinute)
    await ctx.settle()
    expect(await readTable('user_notifications')).toHaveLength(30)
    expect(ctx.liveCalls).toHaveLength(2)
  })

  it('notifies once although two checks run at the same time', async () => {
    const { id } = await addRecipe({ ingredients: ['Linden'] })
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    await setFacts('facts-2', [{ ...linden, maxDailyGrams: 1 }, thyme])
    await Promise.all([runCron(testCtx(), everyMinute), runCron(testCtx(), everyMinute)])
    expect(await readTable('user_notifications')).toHaveLength(1)
  })

  it('waits for an administrator if a model wrote it with a conditional herb', async () => {
    await setFacts('facts-2', [{ ...linden, conditional: true }, thyme])
    const { id, slug } = await addRecipe({ ingredients: ['Linden'], origin: 'bot' })
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(id)).toMatchObject({ status: 'review', verdict: 'needs_review' })
    await expect(confirmRecipe(testCtx({ viewer: member }), id)).rejects.toMatchObject({ code: 'forbidden' })
    await confirmRecipe(testCtx({ viewer: admin }), id)
    expect((await getRecipe(testCtx(), slug)).slug).toBe(slug)
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(id)).toMatchObject({ status: 'published', verdict: 'needs_review' })
  })
})

describe('a check during another change', () => {
  it('is not saved over the change, and is done again', async () => {
    const { id } = await addRecipe({ ingredients: ['Linden'] })
    const ctx = testCtx()
    const [read] = await listOutdated(ctx, formatFactsVersion('facts-1', 'test'), 1)
    if (!read) throw new Error('One recipe is not checked yet.')
    const check = checkWithGroups(
      await loadChecker(ctx),
      { ingredients: [{ name: 'linden', gramsPerCup: 1 }] },
      'human',
    )
    await env.DB.prepare(`UPDATE recipe_ingredients SET grams_per_cup = 90 WHERE recipe_id = ?`).bind(id).run()
    await commit(ctx, saveCheck(ctx.db, read, check, { status: 'published', confirmedAt: null }))
    expect(await findStatus(id)).toEqual({ status: 'published', verdict: 'ok', data_version: '' })
    expect(
      await env.DB.prepare(`SELECT count(*) AS lines FROM recipe_warnings WHERE origin = 'derived'`).first('lines'),
    ).toBe(0)
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(id)).toMatchObject({ status: 'review', verdict: 'refused' })
  })

  it.each([
    `UPDATE recipe_ingredients SET grams_per_cup = 90`,
    `UPDATE recipe_ingredients SET name = 'Dragon root'`,
    `DELETE FROM recipe_ingredients`,
    `UPDATE recipes SET cups_per_day = 60`,
    `UPDATE recipes SET course_days = 1`,
    `UPDATE recipes SET preparation = '["boil_15_min"]'`,
  ])('is done again after %s', async (change) => {
    const { id } = await addRecipe({ ingredients: ['Linden'] })
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(id)).toMatchObject({ data_version: formatFactsVersion('facts-1', 'test') })
    await env.DB.exec(change)
    expect(await findStatus(id)).toMatchObject({ data_version: '' })
    await env.DB.exec(`UPDATE recipes SET name = 'Another name', description = 'Other words'`)
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(id)).toMatchObject({ data_version: formatFactsVersion('facts-1', 'test') })
  })

  it('is left to the rules that wrote the version', async () => {
    const { id } = await addRecipe({ ingredients: ['Linden'] })
    await env.DB.exec(`UPDATE safety_facts SET data_version = 'facts-1+test.999'`)
    await runCron(testCtx(), everyMinute)
    expect(await findStatus(id)).toMatchObject({ data_version: '' })
  })
})

describe('a confirmation', () => {
  it('uses the current facts, whatever was stored before', async () => {
    const { id } = await addRecipe({ ingredients: ['Dragon root'], status: 'review', verdict: 'needs_review' })
    await expect(confirmRecipe(testCtx({ viewer: admin }), id)).rejects.toMatchObject({ code: 'conflict' })
    const { id: publishedId } = await addRecipe({ ingredients: ['Linden'] })
    await expect(confirmRecipe(testCtx({ viewer: admin }), publishedId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await findStatus(id)).toMatchObject({ status: 'review' })
  })

  it('cannot publish a refused recipe', async () => {
    const { id } = await addRecipe({ ingredients: ['Dragon root'], status: 'review' })
    await runCron(testCtx(), everyMinute)
    await expect(confirmRecipe(testCtx({ viewer: admin }), id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await findStatus(id)).toMatchObject({ status: 'review', verdict: 'refused' })
    await expect(confirmRecipe(testCtx({ viewer: admin }), crypto.randomUUID())).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is logged with the previous state', async () => {
    const { id } = await addRecipe({ ingredients: ['Linden'], status: 'review' })
    await confirmRecipe(testCtx({ viewer: admin }), id)
    const { now } = testCtx()
    expect(await readTable('audit_log')).toEqual([
      {
        id: expect.any(String),
        at: now,
        actor_id: admin.id,
        action: 'recipe.confirm',
        subject_kind: 'recipe',
        subject_id: id,
        before: JSON.stringify({ status: 'review' }),
        after: JSON.stringify({ status: 'published', verdict: 'ok' }),
      },
    ])
  })

  it.each([
    `UPDATE recipe_ingredients SET grams_per_cup = 90`,
    `UPDATE recipes SET status = 'published', confirmed_at = 1`,
    `UPDATE recipes SET data_version = 'facts-2'`,
  ])('that comes too late after %s changes nothing and is not logged', async (change) => {
    const { id } = await addRecipe({ ingredients: ['Linden'], status: 'review' })
    const ctx = testCtx({ viewer: admin })
    const { read } = ctx
    ctx.read = (query) => read(query).then((found) => env.DB.exec(change).then(() => found))
    await expect(confirmRecipe(ctx, id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This recipe has changed. Check it again.',
    })
    expect(await readTable('audit_log')).toEqual([])
    expect(await readTable('recipes')).not.toMatchObject([{ confirmed_at: ctx.now }])
  })
})

const searchPlants = async (search: string) =>
  (await listRecipes(testCtx(), parseRecipeFilters(new URLSearchParams({ search })))).plants

describe('a search that finds no remedy', () => {
  it('names the plants that it may mean, even one that no remedy contains', async () => {
    const facts = await setFacts('facts-1', [linden])
    const comfrey = {
      slug: 'comfrey',
      commonName: 'Comfrey',
      scientificName: 'Symphytum officinale',
      synonyms: ['knitbone'],
    }
    const restricted = [{ ...comfrey, action: 'block' as const, sources: [] }]
    await env.DB.prepare('UPDATE safety_facts SET facts = ?')
      .bind(JSON.stringify({ ...facts, restricted }))
      .run()
    expect(await searchPlants('Knitbone')).toMatchObject([{ slug: 'comfrey', name: 'Comfrey', isRestricted: true }])
    expect(await searchPlants('linden')).toMatchObject([{ slug: 'linden', name: 'linden', isRestricted: false }])
    expect(await searchPlants('dragon root')).toEqual([])
    await addRecipe({ name: 'Linden cup', ingredients: ['Linden'] })
    expect(await searchPlants('linden')).toEqual([])
    expect(await (await visit('/remedies?search=knitbone')).text()).toContain('is a plant that we do not use.')
  })
})

describe('the facts for browsers', () => {
  it('are those of a recipe’s own herbs, with the version, and give the same verdict as all facts', async () => {
    const allFacts = await setFacts('facts-1', [linden, thyme, createPlainHerb('sage')])
    const { slug } = await addRecipe({ ingredients: ['Linden', 'Honey'] })
    const facts = await getRecipeFacts(testCtx(), slug)
    expect(facts.herbs.map((herb) => herb.slug)).toEqual(['linden'])
    expect(facts).toMatchObject({ dataVersion: formatFactsVersion('facts-1', 'test'), plantSlugs: allFacts.plantSlugs })
    expect((await visit(`/api/recipes/${slug}/facts`)).headers.get('Cache-Tag')).toBe(`recipe:${slug},settings,herbs`)
    expect((await visit('/api/recipes/none/facts')).status).toBe(404)
  })

  it('are complete for a list, whose cards name their ingredients', async () => {
    await addRecipe({ ingredients: ['Linden', 'Thyme'] })
    const response = await visit('/api/safety/facts')
    expect(response.headers.get('Cache-Tag')).toBe('herbs')
    expect(await response.json()).toMatchObject({
      facts: { dataVersion: formatFactsVersion('facts-1', 'test'), herbs: [{ slug: 'linden' }, { slug: 'thyme' }] },
    })
    const [card] = (await listRecipes(testCtx(), parseRecipeFilters(new URLSearchParams()))).recipes
    const line = { gramsPerCup: 1, amount: '2 g' }
    expect(card?.blend).toEqual({ lines: [line, line], servings: 2, cupsPerDay: 2, courseDays: 14, preparation: [] })
  })

  it('are at most a minute old at the edge, as is their version', async () => {
    const { slug } = await addRecipe({ ingredients: ['Linden'] })
    for (const path of ['/api/safety/facts', '/api/safety/version', `/api/recipes/${slug}/facts`]) {
      const { headers } = await visit(path)
      expect(headers.get('Cloudflare-CDN-Cache-Control'), path).toBe('public, max-age=60, stale-if-error=0')
      const etag = headers.get('ETag') ?? ''
      expect((await visit(path, { headers: { 'If-None-Match': etag } })).status, path).toBe(304)
    }
  })

  it('are unavailable before the first seed', async () => {
    await env.DB.exec('DELETE FROM safety_facts')
    await expect(loadChecker(testCtx())).rejects.toMatchObject({ code: 'unavailable' })
    await runCron(testCtx(), everyMinute)
  })
})

it('serves the facts of the named plants with their sources, and ignores other names', async () => {
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb('balm')])
  const response = await visit('/api/safety/plants?slugs=balm,nothing')
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { plants: { herbs: [{ slug: 'balm', sources: [{ cite: 'A book on balm' }] }], restricted: [] } },
  ])
  expect((await visit('/api/safety/plants')).status).toBe(400)
})
