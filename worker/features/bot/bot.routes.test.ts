import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { serialiseLiveMessage } from '#domain/notifications/live-messages.ts'
import { paths } from '#domain/paths.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { runCron } from '#worker/cron.ts'
import { addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { storeBotSettings } from '#worker/testing/bot-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, runAfterReads, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { logActivity } from './activity.service.ts'
import { deleteDuplicates } from './duplicates.service.ts'
import { approveRecipe, rejectRecipe } from './review.service.ts'
import { changeSettings } from './settings.service.ts'

const { now } = testCtx()

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
})

const requestAs = async (id: string, method: string, path: string, body?: unknown) =>
  call(method, `/api/bot${path}`, { cookies: { session: await addSession(id, now) }, body })
const request = (method: string, path: string, body?: unknown) => requestAs(admin.id, method, path, body)

const addDuplicate = (overrides: Parameters<typeof addRecipe>[0] = {}) =>
  addRecipe({ name: 'Dusk Cup', ingredients: ['Linden', 'Honey'], ...overrides })

describe('the bot settings', () => {
  it('are created with defaults when the bot is first enabled', async () => {
    expect((await request('GET', '')).body).toMatchObject({ settings: { isEnabled: false, recipesPerBatch: 5 } })
    expect(await readTable('user_settings')).toEqual([])
    await request('PUT', '/settings', { isEnabled: true })
    expect(await readTable('user_settings')).toEqual([
      {
        user_id: admin.id,
        herbi_enabled: 1,
        herbi_recipes_per_hour: 5,
        location: 'UK',
        currency: 'GBP',
        updated_at: now,
      },
    ])
    expect(await readTable('bot_activity')).toMatchObject([{ activity_type: 'bot_enabled' }])
    expect(await readTable('audit_log')).toMatchObject([{ action: 'bot.settings', actor_id: admin.id }])
  })

  it.each([
    [7, 7],
    ['12', 12],
    [0, 1],
    [-4, 1],
    [101, 100],
    [3.9, 3],
    ['many', 1],
    ['', 1],
    [null, 1],
  ])('read %j as %i recipes a batch', async (input, expected) => {
    const { body } = await request('PUT', '/settings', { recipesPerBatch: input })
    expect(body).toMatchObject({ settings: { recipesPerBatch: expected, isEnabled: false } })
  })

  it('keep a change that was made meanwhile in another tab', async () => {
    await request('PUT', '/settings', { isEnabled: true })
    const delayed = testCtx({ viewer: { role: 'admin', id: admin.id, email: admin.email, reauthenticatedAt: now } })
    runAfterReads(delayed, () => storeBotSettings(5, false))
    await changeSettings(delayed, { recipesPerBatch: 9 })
    expect(await readTable('user_settings')).toMatchObject([{ herbi_enabled: 0, herbi_recipes_per_hour: 9 }])
  })

  it('refuse a second manual generation while one is running, and log the refusal', async () => {
    await env.DB.prepare(
      `INSERT INTO bot_batches (id, kind, status, wanted, created_at, updated_at) VALUES ('open', 'manual', 'open', 3, 1, 1)`,
    ).run()
    expect((await request('POST', '/runs', { single_recipe: true })).status).toBe(409)
    expect(await readTable('bot_activity')).toMatchObject([{ activity_type: 'error' }])
    expect([(await readTable('bot_batches')).length, await readTable('audit_log')]).toEqual([1, []])
  })

  it('refuse a generation for an unknown ailment', async () => {
    expect((await request('POST', '/runs', { single_recipe: true, ailment: '<b>' })).status).toBe(400)
    expect(await readTable('bot_activity')).toEqual([])
  })

  it('end a scheduled batch when the bot is stopped, and keep a manual one', async () => {
    await request('PUT', '/settings', { isEnabled: true })
    for (const kind of ['scheduled', 'manual'])
      await env.DB.prepare(
        `INSERT INTO bot_batches (id, kind, status, wanted, created_at, updated_at) VALUES (?, ?, 'open', 3, 1, 1)`,
      )
        .bind(kind, kind)
        .run()
    await request('PUT', '/settings', { isEnabled: false })
    expect(await readTable('bot_batches')).toMatchObject([
      { id: 'scheduled', status: 'done' },
      { id: 'manual', status: 'open' },
    ])
    expect((await readTable('bot_activity')).at(-1)).toMatchObject({ activity_type: 'bot_disabled' })
  })
})

describe('an activity', () => {
  it('reaches the administrator’s open pages at once', async () => {
    await addLiveMembers(admin.id)
    const messages: [string, string][] = []
    const live = { ...testCtx().live, broadcast: async (id: string, text: string) => void messages.push([id, text]) }
    const ctx = testCtx({ live })
    await commit(ctx, [logActivity(ctx, { type: 'error', description: 'Something failed.', at: now })])
    await ctx.settle()
    expect(messages).toEqual([[admin.id, serialiseLiveMessage({ kind: 'changed', link: paths.adminBot })]])
  })

  it('is listed in pages, newest first', async () => {
    for (let number = 1; number <= 23; number++)
      await env.DB.prepare(`INSERT INTO bot_activity (activity_type, description, created_at) VALUES ('error', ?, 1)`)
        .bind(`Number ${number}`)
        .run()
    const first = (await request('GET', '/activity')).body as { activities: { description: string }[]; before: number }
    expect([first.activities.length, first.activities[0]?.description]).toEqual([20, 'Number 23'])
    const second = (await request('GET', `/activity?before=${first.before}`)).body
    expect(second).toMatchObject({
      activities: [{ description: 'Number 3' }, { description: 'Number 2' }, { description: 'Number 1' }],
      before: null,
    })
  })
})

it('deletes activities, batches, counters and empty searches after half a year', async () => {
  const [oldAt, recentAt] = [181, 179].map((days) => now - days * 24 * 60 * 60 * 1000)
  for (const at of [oldAt, recentAt]) {
    const day = new Date(at ?? 0).toISOString().slice(0, 10)
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO bot_activity (activity_type, description, created_at) VALUES ('error', 'x', ?)`).bind(
        at,
      ),
      env.DB.prepare(
        `INSERT INTO bot_batches (id, kind, status, wanted, created_at, updated_at) VALUES (?, 'manual', 'done', 1, ?, ?)`,
      ).bind(day, at, at),
      env.DB.prepare('INSERT INTO bot_days (day) VALUES (?)').bind(day),
      env.DB.prepare(`INSERT INTO empty_searches (day, word, searches) VALUES (?, 'other', 1)`).bind(day),
    ])
  }
  await runCron(testCtx(), '17 3 * * *')
  for (const table of ['bot_activity', 'bot_batches', 'bot_days', 'empty_searches'])
    expect([table, (await readTable(table)).length]).toEqual([table, 1])
})

describe('duplicates', () => {
  it('have the same name and ailment and nearly the same ingredients', async () => {
    await addDuplicate()
    await addDuplicate({ origin: 'bot', slug: 'dusk-cup-2' })
    await addDuplicate({ slug: 'dusk-cup-3', ingredients: ['Linden', 'Thyme'] })
    await addDuplicate({ slug: 'dusk-cup-4', ailment: 'Cold & Flu' })
    const { body } = await request('GET', '/duplicates')
    expect(body).toMatchObject({ groups: [{ recipes: [{ slug: 'dusk-cup' }, { slug: 'dusk-cup-2' }] }] })
  })

  it('are found among many recipes, even across page boundaries', async () => {
    const numbers = `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1500)`
    await env.DB.prepare(
      `${numbers} INSERT INTO recipes (id, slug, name, ailment, description, brew_time, difficulty, servings, image,
         cups_per_day, preparation, status, origin, verdict, created_at, updated_at, ingredient_names)
       SELECT 'r' || n, 'r' || n, 'Tea ' || printf('%04d', n / 2), 'Sleep Problems', '', 5, 'Easy', 1, '🌿', 1, '[]', 'published',
         'bot', 'ok', n, n, '["Linden"]' FROM number`,
    ).run()
    await env.DB.prepare(`UPDATE recipes SET ingredient_names = '["Linden"]'`).run()
    const { body } = await request('GET', '/duplicates')
    expect((body as { groups: unknown[] }).groups).toHaveLength(749)
  })

  it('are deleted as previewed if the bot wrote them, and kept otherwise', async () => {
    const keptRecipe = await addDuplicate()
    const botRecipe = await addDuplicate({ origin: 'bot', slug: 'dusk-cup-2' })
    const handwrittenRecipe = await addDuplicate({ slug: 'dusk-cup-3' })
    expect((await request('GET', '/cleanup')).body).toMatchObject({
      deletions: [{ recipe: { id: botRecipe.id }, kept: { id: keptRecipe.id } }],
      left: [{ id: handwrittenRecipe.id }],
    })
    const refusedResponse = await request('POST', '/cleanup', { ids: [botRecipe.id, handwrittenRecipe.id] })
    expect([refusedResponse.status, (await readTable('recipes')).length]).toEqual([409, 3])
    expect((await request('POST', '/cleanup', { ids: [botRecipe.id] })).body).toEqual({ deleted: 1 })
    expect((await readTable('recipes')).map(({ id }) => id)).toEqual([keptRecipe.id, handwrittenRecipe.id])
    expect((await visit('/recipe/dusk-cup-2')).status).toBe(410)
    expect(await readTable('bot_activity')).toMatchObject([
      { activity_type: 'cleanup_manual', description: 'Cleanup: one duplicate was deleted.' },
    ])
    expect((await readTable('audit_log')).map(({ action }) => action)).toEqual(['recipe.delete'])
  })

  it('are deleted together with their activity, or not at all when one is already gone', async () => {
    await addDuplicate()
    const deleted = await addDuplicate({ origin: 'bot', slug: 'dusk-cup-2' })
    const remaining = await addDuplicate({ origin: 'bot', slug: 'dusk-cup-3' })
    const ids = [deleted.id, remaining.id]
    const delayed = createCountingCtx()
    const batch: Ctx['db']['batch'] = delayed.ctx.db.batch.bind(delayed.ctx.db)
    delayed.ctx.db.batch = async (statements) => {
      if (statements.length > 7) await env.DB.prepare('DELETE FROM recipes WHERE id = ?').bind(deleted.id).run()
      return batch(statements)
    }
    await expect(deleteDuplicates(delayed.ctx, ids)).rejects.toMatchObject({ code: 'conflict' })
    expect((await readTable('recipes')).map(({ id }) => id)).toContain(remaining.id)
    expect([await readTable('bot_activity'), await readTable('audit_log')]).toEqual([[], []])
    await addDuplicate({ origin: 'bot', slug: 'dusk-cup-4', id: deleted.id })
    const { ctx, countWrites } = createCountingCtx()
    expect(await deleteDuplicates(ctx, ids)).toEqual({ deleted: 2 })
    expect(countWrites()).toBe(1)
    expect(await readTable('bot_activity')).toMatchObject([{ description: 'Cleanup: 2 duplicates were deleted.' }])
  })
})

/** Returns an administrator's ctx that counts writing batches. */
function createCountingCtx() {
  const ctx = testCtx({ viewer: { ...admin, reauthenticatedAt: now } })
  const { recording } = ctx
  const batch: Ctx['db']['batch'] = ctx.db.batch.bind(ctx.db)
  let writes = 0
  ctx.db.batch = async (statements) => {
    const before = recording.executed.length
    const returned = await batch(statements)
    if (recording.executed.slice(before).some(({ sql }) => /^(?:insert|update|delete)/i.test(sql))) writes++
    return returned
  }
  return { ctx, countWrites: () => writes }
}

const addWaitingRecipe = (overrides: Parameters<typeof addRecipe>[0] = {}) =>
  addRecipe({ status: 'review', verdict: 'needs_review', origin: 'bot', ingredients: ['Linden'], ...overrides })

const createEdit = (overrides: object = {}) => ({
  updatedAt: 5,
  name: 'Dusk Cup',
  description: 'A quiet cup.',
  instructions: ['Warm the pot.', 'Steep for 6 minutes.'],
  grams: [1.5],
  ...overrides,
})

describe('the review list', () => {
  it('lists waiting recipes with the reasons of the check', async () => {
    await setFacts('facts-1', [createPlainHerb('linden', { conditional: true })])
    const { id } = await addWaitingRecipe()
    await addRecipe()
    const { body } = await request('GET', '/review')
    expect(body).toMatchObject({ waiting: [{ id, verdict: 'needs_review', reasons: [{ code: 'CONDITIONAL_HERB' }] }] })
  })

  it('publishes an approved recipe', async () => {
    const { id, slug } = await addWaitingRecipe()
    expect((await visit(`/recipe/${slug}`)).status).toBe(404)
    expect((await request('PUT', `/review/${id}/approval`)).status).toBe(204)
    expect((await visit(`/recipe/${slug}`)).status).toBe(200)
    expect(await readTable('bot_activity')).toMatchObject([{ activity_type: 'recipe_published' }])
    expect((await request('PUT', `/review/${id}/approval`)).status).toBe(409)
  })

  it('rejects the approval of a refused recipe', async () => {
    await setFacts('facts-1', [createPlainHerb('linden', { maxDailyGrams: 1 })])
    const { id } = await addWaitingRecipe()
    expect((await request('PUT', `/review/${id}/approval`)).status).toBe(409)
    expect(await readTable('recipes')).toMatchObject([{ status: 'review' }])
  })

  it('deletes a rejected recipe and logs the reason, but deletes no published recipe', async () => {
    const { id, name } = await addWaitingRecipe()
    const publishedRecipe = await addRecipe()
    expect((await request('DELETE', `/review/${publishedRecipe.id}`)).status).toBe(404)
    await request('DELETE', `/review/${id}?reason=Too%20bitter`)
    expect((await readTable('recipes')).map((row) => row['id'])).toEqual([publishedRecipe.id])
    expect(await readTable('bot_activity')).toMatchObject([
      { activity_type: 'recipe_refused', description: `“${name}” was rejected after review: Too bitter` },
    ])
  })

  it('writes a decision and its activity in one batch', async () => {
    for (const decision of [approveRecipe, (ctx: Ctx, id: string) => rejectRecipe(ctx, id, '')]) {
      const { id } = await addWaitingRecipe({ slug: crypto.randomUUID() })
      const { ctx, countWrites } = createCountingCtx()
      await decision(ctx, id)
      expect(countWrites()).toBe(1)
    }
    expect((await readTable('bot_activity')).map((row) => row['activity_type'])).toEqual([
      'recipe_published',
      'recipe_refused',
    ])
  })

  it('saves and rechecks an edited recipe, which stays in review', async () => {
    const { id } = await addWaitingRecipe({ updatedAt: 5 })
    const { body } = await request('PUT', `/review/${id}`, createEdit())
    expect(body).toMatchObject({
      recipe: {
        name: 'Dusk Cup',
        description: 'A quiet cup.',
        verdict: 'ok',
        instructions: ['Warm the pot.', 'Steep for 6 minutes.'],
        ingredients: [{ name: 'Linden', amount: '3 g', gramsPerCup: 1.5 }],
      },
    })
    expect(await readTable('recipes')).toMatchObject([{ status: 'review', verdict: 'ok', seed_hash: null }])
    expect((await readTable('recipe_warnings')).filter((row) => row['origin'] === 'written')).toHaveLength(1)
    await request('PUT', `/review/${id}/approval`)
    const page = await (await visit('/api/recipes/' + id)).json()
    expect(page).toMatchObject({ recipe: { safety: { daily: [{ herb: 'linden', gramsPerDay: 3 }] } } })
  })

  it('accepts one of two concurrent edits', async () => {
    const { id } = await addWaitingRecipe({ updatedAt: 5 })
    const edits = ['Dusk Cup', 'Dawn Cup'].map((name) => request('PUT', `/review/${id}`, createEdit({ name })))
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await readTable('audit_log')).map(({ action }) => action)).toEqual(['recipe.edit'])
  })

  it('reports an excessive amount and leaves the recipe in review', async () => {
    const { id } = await addWaitingRecipe({ updatedAt: 5 })
    const { body } = await request('PUT', `/review/${id}`, createEdit({ grams: [9] }))
    expect(body).toMatchObject({ recipe: { verdict: 'refused' } })
    expect((await request('PUT', `/review/${id}/approval`)).status).toBe(409)
  })

  it('rejects a text with a claim or an excessive dose, and an outdated edit', async () => {
    const { id, name } = await addWaitingRecipe({ updatedAt: 5 })
    const claimResponse = await request('PUT', `/review/${id}`, createEdit({ description: 'This tea cures insomnia.' }))
    expect([claimResponse.status, Object.keys(claimResponse.error?.fields ?? {})]).toEqual([400, ['description']])
    const doseResponse = await request(
      'PUT',
      `/review/${id}`,
      createEdit({ instructions: ['Drink 40 g of linden a day.'] }),
    )
    expect([doseResponse.status, Object.keys(doseResponse.error?.fields ?? {})]).toEqual([400, ['instructions']])
    const delayed = await request('PUT', `/review/${id}`, createEdit({ updatedAt: 4 }))
    expect(delayed.status).toBe(409)
    expect(await readTable('recipes')).toMatchObject([{ name }])
  })
})
