import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { runCron } from '#worker/cron.ts'
import { addAccount, addLiveMembers, readTable } from '#worker/testing/account-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { addItem } from './cabinet.service.ts'
import { notifyExpiries } from './expiry.service.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Noon on 21 November 2026. */
const { now } = testCtx()
const ada = '00000000-0000-4000-8000-0000000000aa'
const ben = '00000000-0000-4000-8000-0000000000bb'

const createCtxFor = (id: string) =>
  testCtx({ viewer: { role: 'premium', id, email: `${id}@herbs.test`, reauthenticatedAt: now } })
const addToCabinet = async (herbSlug: string, expiryDate: string | null, id = ada) =>
  (
    await addItem(createCtxFor(id), {
      herbSlug,
      quantity: '',
      storageLocation: '',
      purchaseDate: null,
      expiryDate,
      notes: '',
    })
  ).id
const setColumn = (id: string, column: 'expiry_date' | 'is_available', value: string | number) =>
  env.DB.prepare(`UPDATE user_herb_cabinet SET ${column} = ? WHERE id = ?`).bind(value, id).run()

async function runNightly(daysLater = 0, ctx = testCtx()) {
  await runCron(Object.assign(ctx, { now: now + daysLater * dayMs }), '17 3 * * *')
  await ctx.settle()
  expect(ctx.loggedErrors).toEqual([])
  return ctx
}
const listNotifications = async () =>
  (await readTable('user_notifications')).map(({ user_id, message }) => [user_id, String(message).split('.')[0]])

beforeEach(async () => {
  for (const id of [ada, ben]) await addAccount({ id, premiumUntil: now + 365 * dayMs })
  for (const herb of ['linden', 'thyme', 'sage', 'mint', 'rose']) await addHerb(herb)
})

describe('the expiry notification', () => {
  it('arrives fourteen days ahead, once, and links to the cabinet', async () => {
    await addLiveMembers(ada)
    await addToCabinet('linden', '2026-12-20')
    await runNightly(14)
    expect(await listNotifications()).toEqual([])
    const { liveCalls } = await runNightly(15)
    expect(await readTable('user_notifications')).toMatchObject([
      {
        user_id: ada,
        title: 'One of your herbs expires soon',
        message: 'linden expires on 20 Dec 2026. Your cabinet shows what you can make with it.',
        type: 'info',
        link: '/herbal-cabinet',
        read: 0,
      },
    ])
    expect(liveCalls).toEqual([{ method: 'wake', userId: ada }])
    for (const daysLater of [15, 16, 29, 40]) await runNightly(daysLater)
    expect(await listNotifications()).toHaveLength(1)
  })

  it('is sent once per member and names up to three herbs, in order of their dates', async () => {
    await addToCabinet('linden', '2026-12-01')
    await addToCabinet('thyme', '2026-11-30')
    await addToCabinet('sage', '2026-11-29')
    await addToCabinet('mint', '2026-11-28')
    await addToCabinet('rose', '2026-11-27', ben)
    await runNightly()
    expect(new Set(await listNotifications())).toEqual(
      new Set([
        [ada, 'mint, sage, thyme and 1 more expire between 28 Nov 2026 and 1 Dec 2026'],
        [ben, 'rose expires on 27 Nov 2026'],
      ]),
    )
  })

  it('is sent again for another date, and for no other change', async () => {
    const id = await addToCabinet('linden', '2026-12-01')
    await runNightly()
    await env.DB.prepare("UPDATE user_herb_cabinet SET notes = 'Dry' WHERE id = ?").bind(id).run()
    await runNightly(1)
    expect(await listNotifications()).toHaveLength(1)
    await setColumn(id, 'expiry_date', '2026-12-04')
    await runNightly(2)
    expect(await listNotifications()).toEqual([
      [ada, 'linden expires on 1 Dec 2026'],
      [ada, 'linden expires on 4 Dec 2026'],
    ])
  })

  it('is sent once per herb and date, however often the date is changed back and forth', async () => {
    const id = await addToCabinet('linden', '2026-12-01')
    await addToCabinet('thyme', '2026-12-01')
    for (const date of ['2026-12-01', '2026-12-04', '2026-12-01', '2026-12-02', '2026-12-04', '2026-12-02']) {
      await setColumn(id, 'expiry_date', date)
      await runNightly()
    }
    expect(await listNotifications()).toEqual([
      [ada, 'linden and thyme expire on 1 Dec 2026'],
      [ada, 'linden expires on 4 Dec 2026'],
      [ada, 'linden expires on 2 Dec 2026'],
    ])
  })

  it('names no herb that another run has notified about since it was read', async () => {
    const id = await addToCabinet('linden', '2026-12-01')
    await addToCabinet('thyme', '2026-12-02')
    const slowCtx = testCtx()
    const { read } = slowCtx
    let readCount = 0
    const runConcurrently = () =>
      ++readCount === 2
        ? env.DB.prepare('UPDATE user_herb_cabinet SET told_expiry = expiry_date WHERE id = ?').bind(id).run()
        : undefined
    slowCtx.read = (query) => {
      const result = read(query)
      return result.then(runConcurrently).then(() => result)
    }
    await notifyExpiries(slowCtx)
    expect(await listNotifications()).toEqual([[ada, 'thyme expires on 2 Dec 2026']])
  })

  it('leaves out herbs that are out of stock, expired or without a date', async () => {
    await setColumn(await addToCabinet('linden', '2026-12-01'), 'is_available', 0)
    await addToCabinet('thyme', null)
    await addToCabinet('sage', '2026-11-20')
    await runNightly()
    expect(await listNotifications()).toEqual([])
  })

  it('arrives on the last day if the herb was added late', async () => {
    await addToCabinet('linden', '2026-11-21')
    await runNightly()
    expect(await listNotifications()).toEqual([[ada, 'linden expires on 21 Nov 2026']])
  })

  it('is sent once if the job runs twice at the same time', async () => {
    await addToCabinet('linden', '2026-12-01')
    await addToCabinet('thyme', '2026-12-02')
    const slowCtx = testCtx()
    const { read } = slowCtx
    let readCount = 0
    // Runs the whole job between the reads and writes of the slow run.
    const runConcurrently = () => (++readCount === 2 ? notifyExpiries(testCtx()) : undefined)
    slowCtx.read = (query) => {
      const result = read(query)
      return result.then(runConcurrently).then(() => result)
    }
    await notifyExpiries(slowCtx)
    expect(readCount).toBeGreaterThan(1)
    expect(await listNotifications()).toHaveLength(1)
  })

  it('is not sent to members who may not use the cabinet', async () => {
    await addToCabinet('linden', '2026-12-01')
    await addToCabinet('thyme', '2026-12-01', ben)
    await env.DB.prepare('UPDATE users SET premium_until = ? WHERE id = ?')
      .bind(now - 1, ada)
      .run()
    await runNightly()
    expect(await listNotifications()).toEqual([[ben, 'thyme expires on 1 Dec 2026']])
  })

  it('reaches a hundred members in one night with a few statements each, none of which reads herbs that are not due', async () => {
    const ids = Array.from(
      { length: 100 },
      (_, number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
    )
    for (const id of ids) {
      await addAccount({ id, premiumUntil: now + dayMs })
      await addToCabinet('linden', '2026-12-01', id)
      await addToCabinet('thyme', '2027-12-01', id)
    }
    const { recording } = await runNightly()
    expect(new Set((await listNotifications()).map(([userId]) => userId))).toEqual(new Set(ids))
    const cabinetQueries = recording.executed.filter(({ sql }) => sql.includes('user_herb_cabinet'))
    expect(cabinetQueries.length).toBeLessThanOrEqual(2 * 100 + 2 * 5)
  })
})
