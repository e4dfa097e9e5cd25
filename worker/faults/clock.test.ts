import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { everybody } from '#domain/mailing/campaigns.rules.ts'
import { createSeededRandom } from '#domain/random.ts'
import { sessionDays, unconfirmedDays } from '#domain/retention.ts'
import { runCron } from '#worker/cron.ts'
import { runEachMinute } from '#worker/features/bot/batches.service.ts'
import { beginSending, settleUnknown } from '#worker/features/mailing/send.service.ts'
import { consumeMessages } from '#worker/queue.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { createPublishingGenerator, storeBotSettings } from '#worker/testing/bot-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { addSubscriber } from '#worker/testing/subscriber-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { findInconsistencies } from './inconsistencies.ts'
import { chooseSize, seed, reportFigures } from './run-settings.ts'

const { now } = testCtx()
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const yearMs = 365 * dayMs

const minuteSchedule = '* * * * *'
const dailySchedule = '17 3 * * *'

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
})

const fetchSession = async (session: string, time: number) =>
  (await call('GET', '/api/session', { cookies: { session }, now: time })).body

async function runCronAt(expression: string, time: number, overrides: Partial<TestCtx> = {}): Promise<TestCtx> {
  const ctx = Object.assign(testCtx(), { now: time }, overrides)
  await runCron(ctx, expression, time)
  await ctx.settle()
  return ctx
}

const listJobFailures = ({ loggedErrors }: TestCtx) => loggedErrors.filter(({ event }) => event === 'job_failed')

describe('a session', () => {
  it('survives a clock that goes back an hour, and is extended only from that time', async () => {
    const session = await addSession(member.id, now)
    for (const time of [now, now - hourMs, now + minuteMs])
      expect(await fetchSession(session, time)).toMatchObject({ session: { user: { id: member.id } } })
    const [row] = await readTable('sessions')
    expect(Number(row?.['expires_at'])).toBeLessThanOrEqual(now + sessionDays * dayMs + hourMs)
  })

  it('has expired after a year, and is deleted for good even if the clock returns', async () => {
    const session = await addSession(member.id, now)
    expect(JSON.stringify(await fetchSession(session, now + yearMs))).not.toContain(member.id)
    await runCronAt(dailySchedule, now + yearMs)
    expect(await readTable('sessions')).toEqual([])
    expect(JSON.stringify(await fetchSession(session, now))).not.toContain(member.id)
  })
})

describe('a rate limit', () => {
  const options = { body: { email: member.email, password: 'wrong' } }
  const attemptSignIn = async (time: number) => (await call('POST', '/api/session', { ...options, now: time })).status

  it('still applies after the clock goes back, and ends in time', async () => {
    const failRepeatedly = async () => {
      for (let attempt = 0; attempt < 12; attempt++) if ((await attemptSignIn(now)) === 429) return true
      return false
    }
    expect(await failRepeatedly()).toBe(true)
    expect(await attemptSignIn(now - hourMs)).toBe(429)
    const { error, headers } = await call('POST', '/api/session', { ...options, now })
    expect([error?.code, Number(headers.get('Retry-After')) > 0]).toEqual(['rate_limited', true])
    expect([await attemptSignIn(now + 2 * hourMs), await attemptSignIn(now + yearMs)]).toEqual([401, 401])
  })
})

const readPlan = async () => (await readTable('users')).find(({ id }) => id === member.id)?.['plan']
const countNotifications = async () =>
  (await readTable('user_notifications')).filter(({ user_id: id }) => id === member.id).length

describe('a premium plan', () => {
  it('ends once with one notification, even if the clock goes back and forth around its end', async () => {
    const end = now + 30 * dayMs
    await env.DB.prepare(`UPDATE users SET premium_until = ?, plan = 'premium' WHERE id = ?`).bind(end, member.id).run()
    for (const time of [now, now - hourMs, end - minuteMs]) await runCronAt(minuteSchedule, time)
    expect([await readPlan(), await countNotifications()]).toEqual(['premium', 0])
    for (const time of [end + minuteMs, end - hourMs, end + 2 * minuteMs, now + yearMs])
      await runCronAt(minuteSchedule, time)
    expect([await readPlan(), await countNotifications()]).toEqual(['free', 1])
  })
})

const countRows = async () =>
  [await readTable('mailing_list_subscribers'), await readTable('users'), await readTable('sessions')].map(
    (rows) => rows.length,
  )

describe('rows with a retention period', () => {
  it('are kept while the clock goes back, and deleted a year later', async () => {
    await addSubscriber('ada@example.org', {
      isActive: false,
      confirmedAt: null,
      subscriptionDate: now,
      createdAt: now,
    })
    await addAccount({ id: crypto.randomUUID(), confirmedAt: null, createdAt: now })
    await addSession(member.id, now, { expiresAt: now + sessionDays * dayMs })
    for (const time of [now - hourMs, now - yearMs, now + (unconfirmedDays - 1) * dayMs - hourMs])
      await runCronAt(dailySchedule, time)
    expect(await countRows()).toEqual([1, 3, 1])
    for (const time of [now + yearMs, now - hourMs, now + yearMs])
      expect(listJobFailures(await runCronAt(dailySchedule, time))).toEqual([])
    expect(await countRows()).toEqual([0, 2, 0])
  })
})

/**
 * Counts the bot's recipes in three ways: rows, the total of the batches, and the total of the days. Also returns the
 * maximum per day.
 */
async function countBotRecipes(): Promise<{
  recipes: number
  batchTotal: number
  dayTotal: number
  maxPerDay: number
}> {
  const batches = await readTable('bot_batches')
  const days = (await readTable('bot_days')).map(({ scheduled, manual }) => Number(scheduled) + Number(manual))
  const recipes = (await readTable('recipes')).filter(
    ({ origin, status }) => origin === 'bot' && status === 'published',
  )
  return {
    recipes: recipes.length,
    batchTotal: batches.reduce((sum, { published }) => sum + Number(published), 0),
    dayTotal: days.reduce((sum, count) => sum + count, 0),
    maxPerDay: Math.max(...days),
  }
}

/**
 * Returns the numbers of the batches that an administrator must settle. Their responses were lost for so long that the
 * provider may no longer recognise a retry.
 */
const listUnknownBatches = async () =>
  (await readTable('campaign_batches')).filter(({ status }) => status === 'unknown').map(({ number }) => Number(number))

it('sends one email per subscriber, counts each bot recipe once and fails no job, even with many clock jumps', async (task) => {
  const random = createSeededRandom(seed)
  const { mail, inboxes, calls } = createIdempotentProvider(() => (random() < 0.2 ? { isResponseLost: true } : {}))
  const subscriberCount = chooseSize({ short: 250, full: 900 })
  await storeBotSettings(1)
  await addManyConfirmedSubscribers(subscriberCount)
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 1000000, next_at = 0').run()
  const id = await addCampaign()
  const overrides = { campaignMail: mail, viewer: admin }
  const draft = {
    id,
    updatedAt: Date.UTC(2026, 10, 1),
    subject: 'Cups',
    facts: {},
    audience: everybody,
    mailsPerBatch: chooseSize({ short: 10, full: 100 }),
  }
  await beginSending(Object.assign(testCtx(), overrides), draft)
  let time = now
  let jumps = 0
  for (let step = 0; step < chooseSize({ short: 40, full: 400 }); step++) {
    const randomValue = random()
    const moveMs =
      randomValue < 0.15 ? -hourMs : randomValue < 0.2 ? dayMs : randomValue < 0.6 ? minuteMs : 20 * minuteMs
    if (moveMs < 0 || moveMs >= dayMs) jumps++
    time += moveMs
    await runEachMinute(Object.assign(testCtx(), { now: time }), time, createPublishingGenerator)
    const ctx = await runCronAt(random() < 0.1 ? dailySchedule : minuteSchedule, time, overrides)
    expect(listJobFailures(ctx)).toEqual([])
    for (const body of ctx.queuedMessages) {
      const consumerCtx = Object.assign(testCtx(), overrides, { now: time - (random() < 0.2 ? hourMs : 0) })
      await consumeMessages(consumerCtx, [{ id: 'message', body, ack: () => undefined, retry: () => undefined }])
      await consumerCtx.settle()
    }
  }
  const finishSending = async () => {
    for (let step = 0; step < 60 && (await readLedger(id)).status === 'sending'; step++) {
      time += 20 * minuteMs
      const ctx = await runCronAt(minuteSchedule, time, overrides)
      for (const body of ctx.queuedMessages)
        await consumeMessages(Object.assign(testCtx(), overrides, { now: time }), [
          { id: 'message', body, ack: () => undefined, retry: () => undefined },
        ])
    }
  }
  await finishSending()
  const unknownNumbers = await listUnknownBatches()
  for (const number of unknownNumbers) {
    expect(calls.map(({ key }) => key)).toContain(`${id}/${number}`)
    await settleUnknown(Object.assign(testCtx(), overrides, { now: time }), { id, number, was: 'sent' })
  }
  await finishSending()
  const botCounts = await countBotRecipes()
  const { recipes } = botCounts
  const repeatedCalls = calls.length - new Set(calls.map(({ key }) => key)).size
  reportFigures(task, {
    readers: subscriberCount,
    jumps,
    unknown: unknownNumbers.length,
    batches: (await readTable('bot_batches')).length,
    recipes,
    repeated: repeatedCalls,
  })
  expect(await readLedger(id)).toMatchObject({ status: 'sent', isConsistent: true })
  expect(inboxes.size).toBe(subscriberCount)
  expect([...inboxes.values()].filter((count) => count !== 1)).toEqual([])
  expect(repeatedCalls).toBeGreaterThanOrEqual(chooseSize({ short: 1, full: 0 }))
  expect(recipes).toBeGreaterThan(0)
  expect(botCounts).toMatchObject({ batchTotal: recipes, dayTotal: recipes })
  expect(botCounts.maxPerDay).toBeLessThanOrEqual(testCtx().config.botDailyMax)
  expect(await findInconsistencies(env.DB)).toEqual([])
}, 600_000)
