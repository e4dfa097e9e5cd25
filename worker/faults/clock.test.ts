import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { everybody } from '#domain/mailing/campaigns.rules.ts'
import { randomFrom } from '#domain/random.ts'
import { sessionDays, unconfirmedDays } from '#domain/retention.ts'
import { runCron } from '#worker/cron.ts'
import { runEachMinute } from '#worker/features/bot/batches.service.ts'
import { beginSending, settleUnknown } from '#worker/features/mailing/send.service.ts'
import { consume } from '#worker/queue.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { createPublishingGenerator, storeBotSettings } from '#worker/testing/bot-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { addSubscriber } from '#worker/testing/subscriber-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { length, seed, reportFigures } from './length.ts'
import { unsoundIn } from './soundness.ts'

const { now } = testCtx()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

const minutely = '* * * * *'
const nightly = '17 3 * * *'

beforeEach(async () => {
  await setFacts('facts-1', [plainHerb('linden')])
})

const whoIs = async (session: string, at: number) =>
  (await call('GET', '/api/session', { cookies: { session }, now: at })).body

async function run(expression: string, at: number, overrides: Partial<TestCtx> = {}): Promise<TestCtx> {
  const ctx = Object.assign(testCtx(), { now: at }, overrides)
  await runCron(ctx, expression, at)
  await ctx.settle()
  return ctx
}

const failuresOf = ({ loggedErrors }: TestCtx) => loggedErrors.filter(({ event }) => event === 'job_failed')

describe('a session', () => {
  it('survives the clock going back an hour, and is extended only from the time then', async () => {
    const session = await addSession(member.id, now)
    for (const at of [now, now - hour, now + minute])
      expect(await whoIs(session, at)).toMatchObject({ session: { user: { id: member.id } } })
    const [row] = await readTable('sessions')
    expect(Number(row?.['expires_at'])).toBeLessThanOrEqual(now + sessionDays * day + hour)
  })

  it('has ended after a year, stays ended when the clock comes back, and is deleted', async () => {
    const session = await addSession(member.id, now)
    expect(JSON.stringify(await whoIs(session, now + year))).not.toContain(member.id)
    await run(nightly, now + year)
    expect(await readTable('sessions')).toEqual([])
    expect(JSON.stringify(await whoIs(session, now))).not.toContain(member.id)
  })
})

describe('a rate limit', () => {
  const options = { body: { email: member.email, password: 'wrong' } }
  const attempt = async (at: number) => (await call('POST', '/api/session', { ...options, now: at })).status

  it('applies when the clock goes back, and lets through again in time', async () => {
    const failRepeatedly = async () => {
      for (let tries = 0; tries < 12; tries++) if ((await attempt(now)) === 429) return true
      return false
    }
    expect(await failRepeatedly()).toBe(true)
    expect(await attempt(now - hour)).toBe(429)
    const { error, headers } = await call('POST', '/api/session', { ...options, now })
    expect([error?.code, Number(headers.get('Retry-After')) > 0]).toEqual(['rate_limited', true])
    expect([await attempt(now + 2 * hour), await attempt(now + year)]).toEqual([401, 401])
  })
})

const planOf = async () => (await readTable('users')).find(({ id }) => id === member.id)?.['plan']
const notes = async () => (await readTable('user_notifications')).filter(({ user_id: id }) => id === member.id).length

describe('a premium plan', () => {
  it('ends once, with one notification, although the clock goes back and forth past its end', async () => {
    const end = now + 30 * day
    await env.DB.prepare('UPDATE users SET premium_until = ? WHERE id = ?').bind(end, member.id).run()
    for (const at of [now, now - hour, end - minute]) await run(minutely, at)
    expect([await planOf(), await notes()]).toEqual(['premium', 0])
    for (const at of [end + minute, end - hour, end + 2 * minute, now + year]) await run(minutely, at)
    expect([await planOf(), await notes()]).toEqual(['free', 1])
  })
})

const counted = async () =>
  [await readTable('mailing_list_subscribers'), await readTable('users'), await readTable('sessions')].map(
    (rows) => rows.length,
  )

describe('rows with a retention period', () => {
  it('are kept while the clock goes back, and are gone a year later', async () => {
    await addSubscriber('ada@example.org', {
      isActive: false,
      confirmedAt: null,
      subscriptionDate: now,
      createdAt: now,
    })
    await addAccount({ id: crypto.randomUUID(), confirmedAt: null, createdAt: now })
    await addSession(member.id, now, { expiresAt: now + sessionDays * day })
    for (const at of [now - hour, now - year, now + (unconfirmedDays - 1) * day - hour]) await run(nightly, at)
    expect(await counted()).toEqual([1, 3, 1])
    for (const at of [now + year, now - hour, now + year]) expect(failuresOf(await run(nightly, at))).toEqual([])
    expect(await counted()).toEqual([0, 2, 0])
  })
})

/** Returns the recipes of the bot as rows, and as counted by batch and by day. */
async function countsOfBot(): Promise<{ recipes: number; ofBatches: number; ofDays: number; mostADay: number }> {
  const batches = await readTable('bot_batches')
  const days = (await readTable('bot_days')).map(({ scheduled, manual }) => Number(scheduled) + Number(manual))
  const recipes = (await readTable('recipes')).filter(
    ({ origin, status }) => origin === 'bot' && status === 'published',
  )
  return {
    recipes: recipes.length,
    ofBatches: batches.reduce((sum, { published }) => sum + Number(published), 0),
    ofDays: days.reduce((sum, count) => sum + count, 0),
    mostADay: Math.max(...days),
  }
}

/**
 * Returns the batches that an administrator must settle. Their response was lost for a day, so the provider may have
 * forgotten that it accepted them.
 */
const unknownBatches = async () =>
  (await readTable('campaign_batches')).filter(({ status }) => status === 'unknown').map(({ number }) => Number(number))

it('ends in the same state after many jumps of the clock: one mail per reader, each recipe of the bot counted once, no failed job', async (task) => {
  const random = randomFrom(seed)
  const { mail, inboxes, calls } = createIdempotentProvider(() => (random() < 0.2 ? { isResponseLost: true } : {}))
  const readers = length({ short: 250, whole: 900 })
  await storeBotSettings(1)
  await addManyConfirmedSubscribers(readers)
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 1000000, next_at = 0').run()
  const id = await addCampaign()
  const overrides = { campaignMail: mail, viewer: admin }
  const draft = {
    id,
    updatedAt: Date.UTC(2026, 10, 1),
    subject: 'Cups',
    facts: {},
    audience: everybody,
    mailsPerBatch: length({ short: 10, whole: 100 }),
  }
  await beginSending(Object.assign(testCtx(), overrides), draft)
  let at = now
  let jumps = 0
  for (let step = 0; step < length({ short: 40, whole: 400 }); step++) {
    const drawn = random()
    const move = drawn < 0.15 ? -hour : drawn < 0.2 ? day : drawn < 0.6 ? minute : 20 * minute
    if (move < 0 || move >= day) jumps++
    at += move
    await runEachMinute(Object.assign(testCtx(), { now: at }), at, createPublishingGenerator)
    const ctx = await run(random() < 0.1 ? nightly : minutely, at, overrides)
    expect(failuresOf(ctx)).toEqual([])
    for (const body of ctx.queuedMessages) {
      const own = Object.assign(testCtx(), overrides, { now: at - (random() < 0.2 ? hour : 0) })
      await consume(own, [{ id: 'message', body, ack: () => undefined, retry: () => undefined }])
      await own.settle()
    }
  }
  const finish = async () => {
    for (let step = 0; step < 60 && (await readLedger(id)).status === 'sending'; step++) {
      at += 20 * minute
      const ctx = await run(minutely, at, overrides)
      for (const body of ctx.queuedMessages)
        await consume(Object.assign(testCtx(), overrides, { now: at }), [
          { id: 'message', body, ack: () => undefined, retry: () => undefined },
        ])
    }
  }
  await finish()
  const unknown = await unknownBatches()
  for (const number of unknown) {
    expect(calls.map(({ key }) => key)).toContain(`${id}/${number}`)
    await settleUnknown(Object.assign(testCtx(), overrides, { now: at }), { id, number, was: 'sent' })
  }
  await finish()
  const ofBot = await countsOfBot()
  const { recipes } = ofBot
  const repeated = calls.length - new Set(calls.map(({ key }) => key)).size
  reportFigures(task, {
    readers,
    jumps,
    unknown: unknown.length,
    batches: (await readTable('bot_batches')).length,
    recipes,
    repeated,
  })
  expect(await readLedger(id)).toMatchObject({ status: 'sent', isConsistent: true })
  expect(inboxes.size).toBe(readers)
  expect([...inboxes.values()].filter((count) => count !== 1)).toEqual([])
  expect(repeated).toBeGreaterThanOrEqual(length({ short: 1, whole: 0 }))
  expect(recipes).toBeGreaterThan(0)
  expect(ofBot).toMatchObject({ ofBatches: recipes, ofDays: recipes })
  expect(ofBot.mostADay).toBeLessThanOrEqual(testCtx().config.botDailyMax)
  expect(await unsoundIn(env.DB)).toEqual([])
}, 600_000)
