import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { getRecipe, listRecipes } from '#worker/features/recipes/recipes.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import {
  createPublishingGenerator,
  createTestGenerator,
  createCandidate,
  storeBotSettings,
} from '#worker/testing/bot-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, runAfterReads, testCtx } from '#worker/testing/test-ctx.ts'

import { continueBatch, runEachMinute } from './batches.service.ts'
import type { CreateRecipeGenerator } from './recipe-generator.service.ts'
import { changeSettings } from './settings.service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const startAt = Date.UTC(2026, 10, 21, 12)

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
})

const createCtxAt = (at: number) => Object.assign(testCtx(), { now: at })
const listActivityTypes = async () => (await readTable('bot_activity')).map((row) => row['activity_type'])

describe('a run of the bot', () => {
  it('writes nothing while the bot is disabled', async () => {
    await runEachMinute(createCtxAt(startAt), startAt, createPublishingGenerator)
    await storeBotSettings(5, false)
    await runEachMinute(createCtxAt(startAt), startAt, createPublishingGenerator)
    expect([await readTable('bot_batches'), await readTable('recipes')]).toEqual([[], []])
  })

  it('writes nothing when the bot is stopped as the run starts', async () => {
    await storeBotSettings(5)
    const ctx = createCtxAt(startAt)
    runAfterReads(ctx, () => storeBotSettings(5, false))
    await runEachMinute(ctx, startAt, createPublishingGenerator)
    expect([await readTable('bot_batches'), await readTable('recipes')]).toEqual([[], []])
  })

  it('publishes a batch and purges the edge once', async () => {
    await storeBotSettings(3)
    const purged: string[][] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(tags) } })
    await runEachMinute(ctx, startAt, createPublishingGenerator)
    await ctx.settle()
    const { recipes, counts } = await listRecipes(testCtx(), parseRecipeFilters(new URLSearchParams()))
    expect([recipes.length, counts.all]).toEqual([3, 3])
    const recipe = await getRecipe(testCtx(), recipes[0]?.slug ?? '')
    expect(recipe).toMatchObject({
      origin: 'bot',
      ingredients: [{ name: 'Linden', gramsPerCup: 1 }],
      instructions: ['Pour over.', 'Steep for 8 minutes.'],
      benefits: ['Linden is in folk use as an evening drink.'],
      tips: ['Keep the lid on.'],
      warnings: [
        { text: 'For people aged 12 and over.', origin: 'derived' },
        { text: 'Ask first.', origin: 'written' },
      ],
    })
    expect(await readTable('bot_batches')).toMatchObject([
      { slot: '2026-11-21T12:00', status: 'done', wanted: 3, steps: 3, published: 3 },
    ])
    expect(await readTable('bot_days')).toEqual([{ day: '2026-11-21', scheduled: 3, manual: 0 }])
    expect(await listActivityTypes()).toEqual([
      'recipe_published',
      'recipe_published',
      'recipe_published',
      'batch_done',
    ])
    expect(purged).toEqual([['recipes']])
    expect(await readTable('bot_lease')).toEqual([])
  })

  it('stores the result of the check with the recipe', async () => {
    await storeBotSettings(1)
    await runEachMinute(createCtxAt(startAt), startAt, createPublishingGenerator)
    expect(await readTable('recipes')).toMatchObject([{ data_version: 'test', verdict: 'ok', seed_hash: null }])
  })

  it('writes one batch an hour, however often it runs', async () => {
    await storeBotSettings(2)
    await Promise.all([1, 2, 3].map(() => runEachMinute(createCtxAt(startAt), startAt, createPublishingGenerator)))
    for (const at of [startAt + minuteMs, startAt + hourMs - minuteMs])
      await runEachMinute(createCtxAt(at), at, createPublishingGenerator)
    await runEachMinute(createCtxAt(startAt + hourMs - 1), startAt, createPublishingGenerator)
    expect(await readTable('bot_batches')).toHaveLength(1)
    expect(await readTable('recipes')).toHaveLength(2)
    await runEachMinute(createCtxAt(startAt + hourMs), startAt + hourMs, createPublishingGenerator)
    expect(await readTable('recipes')).toHaveLength(4)
  })

  it('publishes no more than the daily maximum, even in parallel runs', async () => {
    await storeBotSettings(5)
    for (let hour = 0; hour < 10; hour++) {
      const at = startAt + hour * hourMs
      const ctxs = [1, 2].map(() =>
        Object.assign(createCtxAt(at), { config: { ...createCtxAt(at).config, botDailyMax: 12 } }),
      )
      await Promise.all(ctxs.map((ctx) => runEachMinute(ctx, at, createPublishingGenerator)))
    }
    expect(await readTable('recipes')).toHaveLength(12)
    expect(await readTable('bot_days')).toEqual([{ day: '2026-11-21', scheduled: 12, manual: 0 }])
    expect((await listActivityTypes()).filter((kind) => kind === 'bot_paused')).toHaveLength(1)
  })

  it('retries a refused recipe twice and logs the reason', async () => {
    await storeBotSettings(1)
    const attempts = [
      { kind: 'refused' as const, name: 'A first one', codes: ['DAILY_MAX_EXCEEDED'] },
      { kind: 'duplicate' as const, name: 'A second one', ailment: 'Sleep Problems' },
      { kind: 'candidate' as const, candidate: createCandidate() },
    ]
    await runEachMinute(
      createCtxAt(startAt),
      startAt,
      createTestGenerator(() => attempts.shift() ?? expect.fail()),
    )
    expect(await listActivityTypes()).toEqual([
      'recipe_refused',
      'duplicate_detected',
      'recipe_published',
      'batch_done',
    ])
    const [refusalRow] = await readTable('bot_activity')
    expect(refusalRow?.['description']).toBe('“A first one” was refused: DAILY_MAX_EXCEEDED.')
  })

  it('disables the bot when a whole batch is refused', async () => {
    await storeBotSettings(2)
    let attempts = 0
    const createRefusingGenerator = createTestGenerator(() => ({
      kind: 'refused',
      name: `Try ${++attempts}`,
      codes: ['NOTHING_NEW'],
    }))
    await runEachMinute(createCtxAt(startAt), startAt, createRefusingGenerator)
    expect(attempts).toBe(6)
    expect(await readTable('user_settings')).toMatchObject([{ herbi_enabled: 0 }])
    expect((await listActivityTypes()).slice(-2)).toEqual(['batch_done', 'bot_disabled'])
    await runEachMinute(createCtxAt(startAt + minuteMs), startAt + minuteMs, createRefusingGenerator)
    expect(attempts).toBe(6)
  })

  it('ends a batch early and says why when nothing new is left', async () => {
    await storeBotSettings(3)
    const attempts = [
      { kind: 'candidate' as const, candidate: createCandidate() },
      { kind: 'nothing_new' as const, ailments: ['Sleep Problems', 'Inflammation'] },
    ]
    const createGenerator = createTestGenerator(() => attempts.shift() ?? expect.fail())
    await runEachMinute(createCtxAt(startAt), startAt, createGenerator)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', wanted: 3, steps: 1, published: 1 }])
    expect((await readTable('bot_activity')).at(-1)).toMatchObject({
      activity_type: 'batch_done',
      description:
        'Scheduled batch of 3 recipes: 1 published. It stopped early: any new recipe for Sleep Problems or Inflammation would repeat an opening or a tip of the last 200 recipes.',
    })
    expect(await readTable('user_settings')).toMatchObject([{ herbi_enabled: 1 }])
  })

  it('stores a recipe that needs review without publishing it', async () => {
    await storeBotSettings(1)
    const createReviewGenerator = createTestGenerator(() => ({
      kind: 'candidate',
      candidate: createCandidate({}, 'review'),
    }))
    await runEachMinute(createCtxAt(startAt), startAt, createReviewGenerator)
    expect(await readTable('recipes')).toMatchObject([{ status: 'review', verdict: 'needs_review', origin: 'bot' }])
    expect(await readTable('bot_days')).toEqual([])
    expect(await listActivityTypes()).toEqual(['recipe_waiting', 'batch_done'])
  })

  it('gives recipes with the same name different slugs', async () => {
    await storeBotSettings(3)
    await runEachMinute(
      createCtxAt(startAt),
      startAt,
      createTestGenerator(() => ({ kind: 'candidate', candidate: createCandidate({ name: 'Dusk Cup' }) })),
    )
    const slugs = (await readTable('recipes')).map((row) => row['slug'])
    expect(slugs).toEqual(['dusk-cup', 'dusk-cup-2', 'dusk-cup-3'])
  })
})

describe('a batch larger than one run', () => {
  it('continues through the queue, even with repeated or lost messages', async () => {
    await storeBotSettings(12)
    const ctx = createCtxAt(startAt)
    await runEachMinute(ctx, startAt, createPublishingGenerator)
    const [batch] = await readTable('bot_batches')
    expect([ctx.queuedMessages, batch?.['steps']]).toEqual([[{ type: 'bot-batch', batchId: batch?.['id'] }], 5])
    const id = String(batch?.['id'])
    const concurrentCtxs = [createCtxAt(startAt + 1), createCtxAt(startAt + 1)]
    await Promise.all(
      concurrentCtxs.map((concurrentCtx) => continueBatch(concurrentCtx, id, createPublishingGenerator)),
    )
    expect(concurrentCtxs.flatMap(({ queuedMessages }) => queuedMessages)).toHaveLength(1)
    // The queue loses this message. The next minute must continue the batch.
    await runEachMinute(createCtxAt(startAt + minuteMs), startAt + minuteMs, createPublishingGenerator)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', steps: 12, published: 12 }])
    await continueBatch(createCtxAt(startAt + 2 * minuteMs), id, createPublishingGenerator)
    expect(await readTable('recipes')).toHaveLength(12)
  })
})

describe('a failing queue', () => {
  it('loses nothing, because the next minute continues the batch', async () => {
    await storeBotSettings(7)
    const ctx = createCtxAt(startAt)
    ctx.jobs = { send: () => Promise.reject(new Error('queue down')) }
    await runEachMinute(ctx, startAt, createPublishingGenerator)
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['job_send_failed'])
    await runEachMinute(createCtxAt(startAt + minuteMs), startAt + minuteMs, createPublishingGenerator)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', published: 7 }])
  })
})

describe('a stopped batch', () => {
  it('writes nothing more and shows its published recipes at once', async () => {
    await storeBotSettings(12)
    await runEachMinute(createCtxAt(startAt), startAt, createPublishingGenerator)
    const purged: string[][] = []
    const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => void purged.push(tags) } })
    await changeSettings(ctx, { isEnabled: false, recipesPerBatch: undefined })
    await ctx.settle()
    expect(purged).toEqual([['recipes']])
    await runEachMinute(createCtxAt(startAt + minuteMs), startAt + minuteMs, createPublishingGenerator)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', wanted: 12, steps: 5, published: 5 }])
  })
})

describe('the lease', () => {
  it('expires within two minutes of a crash, and the batch continues', async () => {
    await storeBotSettings(3)
    await env.DB.prepare('INSERT INTO bot_lease (id, holder, until) VALUES (1, ?, ?)')
      .bind('crashed', startAt + 90_000)
      .run()
    await runEachMinute(createCtxAt(startAt), startAt, createPublishingGenerator)
    expect(await readTable('recipes')).toEqual([])
    await runEachMinute(createCtxAt(startAt + 2 * minuteMs), startAt + 2 * minuteMs, createPublishingGenerator)
    expect(await readTable('bot_batches')).toMatchObject([{ slot: '2026-11-21T12:00', status: 'done', published: 3 }])
  })

  it('expires for a delayed run, and nothing is written twice', async () => {
    await storeBotSettings(1)
    const createDelayedGenerator: CreateRecipeGenerator = async () => ({
      stepsPerRun: 5,
      write: async () => {
        await runEachMinute(createCtxAt(startAt + 2 * minuteMs), startAt + 2 * minuteMs, createPublishingGenerator)
        return { kind: 'candidate', candidate: createCandidate() }
      },
    })
    await runEachMinute(createCtxAt(startAt), startAt, createDelayedGenerator)
    expect(await readTable('recipes')).toHaveLength(1)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', steps: 1, published: 1 }])
    expect(await listActivityTypes()).toEqual(['recipe_published', 'batch_done'])
  })
})
