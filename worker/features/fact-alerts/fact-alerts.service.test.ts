import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { HerbFacts } from '#domain/safety/facts.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { runCron } from '#worker/cron.ts'
import { addAccount, readTable } from '#worker/testing/account-rows.ts'
import { addFavourite } from '#worker/testing/favourite-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { notifyStricterFacts } from './fact-alerts.service.ts'

const { now } = testCtx()
const [ada, ben, eve, fay] = ['ada', 'ben', 'eve', 'fay']
const db = createDb(env.DB)

const storeFacts = (collected: string, linden: Partial<HerbFacts> = {}) =>
  setFacts(collected, [createPlainHerb('linden', { commonName: 'Linden', ...linden }), createPlainHerb('thyme')])

async function run(ctx = testCtx()) {
  await notifyStricterFacts(ctx)
  await ctx.settle()
  expect(ctx.loggedErrors).toEqual([])
  return ctx
}
const listNotifications = async () =>
  (await readTable('user_notifications')).map(({ user_id, title }) => `${String(user_id)}: ${String(title)}`).toSorted()

const addToCabinet = (userId: string, herbId: string, isAvailable = true) =>
  db
    .insert(schema.userHerbCabinet)
    .values({ id: `${userId} ${herbId}`, userId, herbId, quantity: '', isAvailable, createdAt: now })
const addOwnRecipe = (userId: string, name: string) =>
  db.insert(schema.ownRecipes).values({
    id: `${userId} ${name}`,
    userId,
    content: { ...ownRecipeContent, ingredients: [{ name, amount: '2 g' }] },
    searchText: '',
    createdAt: now,
    updatedAt: now,
  })

beforeEach(async () => {
  for (const id of [ada, ben, eve, fay]) await addAccount({ id })
  for (const herb of ['linden', 'thyme']) await addHerb(herb)
  await storeFacts('2026-01-01')
  await run()
})

describe('members who use a herb', () => {
  it('are told once what became stricter, wherever they use it', async () => {
    const { id: recipeId } = await addRecipe()
    await db
      .insert(schema.recipeIngredients)
      .values({ recipeId, orderIndex: 9, name: 'Linden', amount: '2 g', herbId: 'linden' })
    await addToCabinet(ada, 'linden')
    await addOwnRecipe(ada, 'Linden')
    await addOwnRecipe(ben, 'linden')
    await addFavourite({ userId: eve, recipeId, isBookmarked: true })
    await addToCabinet(fay, 'thyme')
    await addToCabinet(fay, 'linden', false)
    await storeFacts('2026-02-01', { maxDailyGrams: 3, pregnancy: 'avoid' })
    await run()
    expect(await listNotifications()).toEqual([ada, ben, eve].map((id) => `${id}: Stricter advice on Linden`))
    expect((await readTable('user_notifications'))[0]).toMatchObject({
      message:
        'Our advice is now: not in pregnancy; at most 3 g a day instead of 6 g. Read its page before your next cup.',
      type: 'warning',
      link: '/herbs/linden',
    })
    await run()
    expect(await listNotifications()).toHaveLength(3)
    expect(await readTable('fact_alerts')).toEqual([])
  })

  it('are told once by two runs at the same time', async () => {
    await addToCabinet(ada, 'linden')
    await storeFacts('2026-02-01', { maxDailyGrams: 3 })
    await Promise.all([run(), run()])
    await run()
    expect(await listNotifications()).toEqual([`${ada}: Stricter advice on Linden`])
  })

  it('hear nothing of looser or unchanged facts, nor if they want no such notifications', async () => {
    await addToCabinet(ada, 'linden')
    await addToCabinet(ben, 'linden')
    await db.insert(schema.notificationChoices).values({ userId: ben, kind: 'facts_stricter', channel: 'none' })
    await storeFacts('2026-02-01', { maxDailyGrams: 9 })
    await run()
    await storeFacts('2026-03-01', { maxDailyGrams: 9 })
    await run()
    expect(await listNotifications()).toEqual([])
    await storeFacts('2026-04-01', { maxDailyGrams: 6 })
    await run()
    expect(await listNotifications()).toEqual([`${ada}: Stricter advice on Linden`])
  })

  it('are all reached in several rounds, also by later runs', async () => {
    const ids = Array.from({ length: 120 }, (_, number) => `member-${String(number).padStart(3, '0')}`)
    for (const id of ids) {
      await addAccount({ id })
      await addToCabinet(id, 'linden')
    }
    await storeFacts('2026-02-01', { maxDailyGrams: 3 })
    let rounds = 0
    await run(Object.assign(testCtx(), { budget: { hasRoom: () => rounds++ < 1 } }))
    expect((await listNotifications()).length).toBeLessThan(ids.length)
    await run()
    expect(await listNotifications()).toEqual(ids.map((id) => `${id}: Stricter advice on Linden`))
  })
})

it('is a job of the minute, which only stores the facts at its first run', async () => {
  await env.DB.prepare('DELETE FROM watched_facts').run()
  await addToCabinet(ada, 'linden')
  await storeFacts('2026-02-01', { maxDailyGrams: 3 })
  await runCron(testCtx(), '* * * * *')
  expect(await readTable('watched_facts')).toHaveLength(1)
  await storeFacts('2026-03-01', { maxDailyGrams: 2 })
  await runCron(testCtx(), '* * * * *')
  expect(await listNotifications()).toEqual([`${ada}: Stricter advice on Linden`])
})
