import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { readRecipeFilters } from '#domain/recipes/read-recipe-filters.ts'
import { getRecipe, listRecipes } from '#worker/features/recipes/recipes.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { always, authorOf, newCandidate, storeBotSettings } from '#worker/testing/bot-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, afterReads, testCtx } from '#worker/testing/test-ctx.ts'

import type { CreateAuthor } from './author.types.ts'
import { continueBatch, runEachMinute } from './batches.service.ts'
import { changeSettings } from './settings.service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const first = Date.UTC(2026, 10, 21, 12)

beforeEach(async () => {
  await setFacts('facts-1', [plainHerb('linden')])
})

const ctxAt = (at: number) => Object.assign(testCtx(), { now: at })
const kinds = async () => (await readTable('bot_activity')).map((row) => row['activity_type'])

describe('a run of the bot', () => {
  it('writes nothing while the bot is disabled', async () => {
    await runEachMinute(ctxAt(first), first, always)
    await storeBotSettings(5, false)
    await runEachMinute(ctxAt(first), first, always)
    expect([await readTable('bot_batches'), await readTable('recipes')]).toEqual([[], []])
  })

  it('writes nothing when the bot is stopped as the run starts', async () => {
    await storeBotSettings(5)
    const ctx = ctxAt(first)
    afterReads(ctx, () => storeBotSettings(5, false))
    await runEachMinute(ctx, first, always)
    expect([await readTable('bot_batches'), await readTable('recipes')]).toEqual([[], []])
  })

  it('publishes a batch and purges the edge once', async () => {
    await storeBotSettings(3)
    const purged: string[][] = []
    const ctx = testCtx({ cache: { purge: async ({ tags }) => void purged.push(tags) } })
    await runEachMinute(ctx, first, always)
    await ctx.settle()
    const { recipes, counts } = await listRecipes(testCtx(), readRecipeFilters(new URLSearchParams()))
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
    expect(await kinds()).toEqual(['recipe_published', 'recipe_published', 'recipe_published', 'batch_done'])
    expect(purged).toEqual([['recipes']])
    expect(await readTable('bot_lease')).toEqual([])
  })

  it('stores the result of the check with the recipe', async () => {
    await storeBotSettings(1)
    await runEachMinute(ctxAt(first), first, always)
    expect(await readTable('recipes')).toMatchObject([{ data_version: 'test', verdict: 'ok', seed_hash: null }])
  })

  it('writes one batch an hour, however often it runs', async () => {
    await storeBotSettings(2)
    await Promise.all([1, 2, 3].map(() => runEachMinute(ctxAt(first), first, always)))
    for (const at of [first + minuteMs, first + hourMs - minuteMs]) await runEachMinute(ctxAt(at), at, always)
    await runEachMinute(ctxAt(first + hourMs - 1), first, always)
    expect(await readTable('bot_batches')).toHaveLength(1)
    expect(await readTable('recipes')).toHaveLength(2)
    await runEachMinute(ctxAt(first + hourMs), first + hourMs, always)
    expect(await readTable('recipes')).toHaveLength(4)
  })

  it('publishes no more than the daily maximum, even in parallel runs', async () => {
    await storeBotSettings(5)
    for (let hour = 0; hour < 10; hour++) {
      const at = first + hour * hourMs
      const ctxs = [1, 2].map(() => Object.assign(ctxAt(at), { config: { ...ctxAt(at).config, botDailyMax: 12 } }))
      await Promise.all(ctxs.map((ctx) => runEachMinute(ctx, at, always)))
    }
    expect(await readTable('recipes')).toHaveLength(12)
    expect(await readTable('bot_days')).toEqual([{ day: '2026-11-21', scheduled: 12, manual: 0 }])
    expect((await kinds()).filter((kind) => kind === 'bot_paused')).toHaveLength(1)
  })

  it('retries a refused recipe twice and logs the reason', async () => {
    await storeBotSettings(1)
    const attempts = [
      { kind: 'refused' as const, name: 'A first one', codes: ['DAILY_MAX_EXCEEDED'] },
      { kind: 'duplicate' as const, name: 'A second one', ailment: 'Sleep Problems' },
      { kind: 'candidate' as const, candidate: newCandidate() },
    ]
    await runEachMinute(
      ctxAt(first),
      first,
      authorOf(() => attempts.shift() ?? expect.fail()),
    )
    expect(await kinds()).toEqual(['recipe_refused', 'duplicate_detected', 'recipe_published', 'batch_done'])
    const [refused] = await readTable('bot_activity')
    expect(refused?.['description']).toBe('“A first one” was refused: DAILY_MAX_EXCEEDED.')
  })

  it('disables the bot when a whole batch is refused', async () => {
    await storeBotSettings(2)
    let tries = 0
    const refusingAuthor = authorOf(() => ({ kind: 'refused', name: `Try ${++tries}`, codes: ['NOTHING_NEW'] }))
    await runEachMinute(ctxAt(first), first, refusingAuthor)
    expect(tries).toBe(6)
    expect(await readTable('user_settings')).toMatchObject([{ herbi_enabled: 0 }])
    expect((await kinds()).slice(-2)).toEqual(['batch_done', 'bot_disabled'])
    await runEachMinute(ctxAt(first + minuteMs), first + minuteMs, refusingAuthor)
    expect(tries).toBe(6)
  })

  it('leaves a recipe that needs review to a person', async () => {
    await storeBotSettings(1)
    const reviewAuthor = authorOf(() => ({ kind: 'candidate', candidate: newCandidate({}, 'review') }))
    await runEachMinute(ctxAt(first), first, reviewAuthor)
    expect(await readTable('recipes')).toMatchObject([{ status: 'review', verdict: 'needs_review', origin: 'bot' }])
    expect(await readTable('bot_days')).toEqual([])
    expect(await kinds()).toEqual(['recipe_waiting', 'batch_done'])
  })

  it('gives a repeated name a slug of its own', async () => {
    await storeBotSettings(3)
    await runEachMinute(
      ctxAt(first),
      first,
      authorOf(() => ({ kind: 'candidate', candidate: newCandidate({ name: 'Dusk Cup' }) })),
    )
    const slugs = (await readTable('recipes')).map((row) => row['slug'])
    expect(slugs).toEqual(['dusk-cup', 'dusk-cup-2', 'dusk-cup-3'])
  })
})

describe('a batch larger than one run', () => {
  it('continues through the queue, even with repeated or lost messages', async () => {
    await storeBotSettings(12)
    const ctx = ctxAt(first)
    await runEachMinute(ctx, first, always)
    const [batch] = await readTable('bot_batches')
    expect([ctx.queuedMessages, batch?.['steps']]).toEqual([[{ type: 'bot-batch', batchId: batch?.['id'] }], 5])
    const id = String(batch?.['id'])
    const twice = [ctxAt(first + 1), ctxAt(first + 1)]
    await Promise.all(twice.map((again) => continueBatch(again, id, always)))
    expect(twice.flatMap(({ queuedMessages: queuedMessages }) => queuedMessages)).toHaveLength(1)
    // The queue loses this message, so the next minute continues the batch.
    await runEachMinute(ctxAt(first + minuteMs), first + minuteMs, always)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', steps: 12, published: 12 }])
    await continueBatch(ctxAt(first + 2 * minuteMs), id, always)
    expect(await readTable('recipes')).toHaveLength(12)
  })
})

describe('a failing queue', () => {
  it('loses nothing, because the next minute continues the batch', async () => {
    await storeBotSettings(7)
    const ctx = ctxAt(first)
    ctx.jobs = { send: () => Promise.reject(new Error('queue down')) }
    await runEachMinute(ctx, first, always)
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['job_not_sent'])
    await runEachMinute(ctxAt(first + minuteMs), first + minuteMs, always)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', published: 7 }])
  })
})

describe('a stopped batch', () => {
  it('writes nothing more and shows its published recipes at once', async () => {
    await storeBotSettings(12)
    await runEachMinute(ctxAt(first), first, always)
    const purged: string[][] = []
    const ctx = testCtx({ viewer: admin, cache: { purge: async ({ tags }) => void purged.push(tags) } })
    await changeSettings(ctx, { isEnabled: false, recipesPerBatch: undefined })
    await ctx.settle()
    expect(purged).toEqual([['recipes']])
    await runEachMinute(ctxAt(first + minuteMs), first + minuteMs, always)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', wanted: 12, steps: 5, published: 5 }])
  })
})

describe('the lease', () => {
  it('expires within two minutes of a crash, and the batch continues', async () => {
    await storeBotSettings(3)
    await env.DB.prepare('INSERT INTO bot_lease (id, holder, until) VALUES (1, ?, ?)')
      .bind('crashed', first + 90_000)
      .run()
    await runEachMinute(ctxAt(first), first, always)
    expect(await readTable('recipes')).toEqual([])
    await runEachMinute(ctxAt(first + 2 * minuteMs), first + 2 * minuteMs, always)
    expect(await readTable('bot_batches')).toMatchObject([{ slot: '2026-11-21T12:00', status: 'done', published: 3 }])
  })

  it('expires for a delayed run, and nothing is written twice', async () => {
    await storeBotSettings(1)
    const delayedAuthor: CreateAuthor = async () => ({
      stepsPerRun: 5,
      write: async () => {
        await runEachMinute(ctxAt(first + 2 * minuteMs), first + 2 * minuteMs, always)
        return { kind: 'candidate', candidate: newCandidate() }
      },
    })
    await runEachMinute(ctxAt(first), first, delayedAuthor)
    expect(await readTable('recipes')).toHaveLength(1)
    expect(await readTable('bot_batches')).toMatchObject([{ status: 'done', steps: 1, published: 1 }])
    expect(await kinds()).toEqual(['recipe_published', 'batch_done'])
  })
})
