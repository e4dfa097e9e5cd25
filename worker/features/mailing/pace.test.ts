import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'

import { batchSize } from '#domain/mailing/campaigns.rules.ts'
import { createSeededRandom } from '#domain/random.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { type TestCtx, admin, testCtx } from '#worker/testing/test-ctx.ts'
import { createVirtualClock } from '#worker/testing/virtual-clock.ts'

import { changePace, pauseCampaign, resumeCampaign, sendCampaign } from './send.service.ts'
import { sendBatch, sweepCampaigns } from './sending.service.ts'

const start = testCtx().now
const minute = 60_000
const hour = 60 * minute

const random = createSeededRandom(20_261_124)

/** Milliseconds until the queue delivers a due message. */
const queueLatency = () => 100 + random() * 1400
const callMs = 300

type Call = { at: number; mails: number }
let restore = () => {}
afterEach(() => restore())

/**
 * Simulates the worker, the minutely job and a provider that accepts everything. The queue honours delays and delivers
 * some messages twice.
 */
function createSimulation() {
  const time = createVirtualClock(start)
  restore = () => time.restore()
  const provider = createIdempotentProvider()
  const calls: Call[] = []
  let messages = 0
  const ctx = (): TestCtx => {
    const workerCtx: TestCtx = Object.assign(testCtx({ viewer: admin, countsRows: false }), { now: time.now() })
    workerCtx.campaignMail = {
      ...provider.mail,
      send: async (request) => {
        calls.push({ at: time.now(), mails: (JSON.parse(request.body) as unknown[]).length })
        await new Promise((resolve) => setTimeout(resolve, callMs))
        return provider.mail.send(request)
      },
    }
    workerCtx.jobs = {
      send: async (message, delaySeconds = 0) => {
        if (message.type !== 'campaign-batch') throw new Error('Campaigns queue their batches alone.')
        messages++
        const deliver = () => time.schedule(delaySeconds * 1000 + queueLatency(), () => sendBatch(ctx(), message))
        deliver()
        if (random() < 0.02) deliver()
      },
    }
    return workerCtx
  }
  const runEachMinute = async () => {
    time.schedule(minute, runEachMinute)
    await sweepCampaigns(ctx())
  }
  time.schedule(20_000, runEachMinute)
  return { time, ctx, calls, provider, countMessages: () => messages }
}

type Simulation = ReturnType<typeof createSimulation>

const setPace = (mailsPerSecond: number) =>
  env.DB.prepare('UPDATE sending_pace SET mails_per_second = ?, next_at = 0').bind(mailsPerSecond).run()

const runUntilSent = (simulation: Simulation, readers: number) =>
  simulation.time.runUntil(start + 48 * hour, () => simulation.provider.inboxes.size === readers)

/** Returns the emails per second from the first call to the last. */
function calculateRate(calls: readonly Call[]): number {
  const [first, ...rest] = calls
  const mails = rest.reduce((sum, call) => sum + call.mails, 0)
  return (mails * 1000) / ((calls.at(-1)?.at ?? 0) - (first?.at ?? 0))
}

function maxMailsWithin(calls: readonly Call[], ms: number): number {
  const sums = calls.map(({ at: from }) =>
    calls.reduce((sum, { at, mails }) => sum + (at >= from && at < from + ms ? mails : 0), 0),
  )
  return Math.max(...sums)
}

const expectRate = (rate: number, [from, to]: [number, number], calls: readonly Call[]) =>
  expect(calculateRate(calls.filter(({ at }) => at >= from && at < to)) / rate)

describe('a campaign', () => {
  it.each([1, 5, 14, 50, 100])('is sent at %i emails a second, within ten per cent', async (mailsPerSecond) => {
    const readers = 4000
    await addManyConfirmedSubscribers(readers)
    await setPace(mailsPerSecond)
    const simulation = createSimulation()
    const id = await addCampaign()
    await sendCampaign(simulation.ctx(), id)
    await runUntilSent(simulation, readers)
    await simulation.time.runUntil(simulation.time.now() + 2 * minute)
    const { calls, provider } = simulation
    expect(calculateRate(calls) / mailsPerSecond).toBeGreaterThan(0.9)
    expect(calculateRate(calls) / mailsPerSecond).toBeLessThan(1.1)
    const slotMs = (batchSize * 1000) / mailsPerSecond
    expect(maxMailsWithin(calls, slotMs * 10)).toBeLessThanOrEqual(12 * batchSize)
    expect(new Set(provider.inboxes.values())).toEqual(new Set([1]))
    expect(await readLedger(id)).toMatchObject({
      status: 'sent',
      deliveries: { accepted: readers },
      isConsistent: true,
    })
    expect(simulation.countMessages()).toBeLessThan(4 * calls.length)
  })

  it('shares the rate with a second campaign', async () => {
    await addManyConfirmedSubscribers(1500)
    await setPace(14)
    const simulation = createSimulation()
    for (const id of [await addCampaign(), await addCampaign()]) await sendCampaign(simulation.ctx(), id)
    await simulation.time.runUntil(start + 48 * hour, () => simulation.calls.length === 30)
    expect(calculateRate(simulation.calls) / 14).toBeGreaterThan(0.9)
    expect(calculateRate(simulation.calls) / 14).toBeLessThan(1.1)
  })

  it.each([
    ['slower', 50, 2],
    ['faster', 2, 50],
  ])('becomes %s within a minute after the rate changes', async (_, before, after) => {
    await addManyConfirmedSubscribers(6000)
    await setPace(before)
    const simulation = createSimulation()
    await sendCampaign(simulation.ctx(), await addCampaign())
    const changedAt = start + (before > after ? minute : 5 * minute)
    const end = changedAt + (before > after ? 15 * minute : minute)
    await simulation.time.runUntil(changedAt)
    await changePace(simulation.ctx(), after)
    await simulation.time.runUntil(end)
    expectRate(before, [start, changedAt], simulation.calls).toBeGreaterThan(0.9)
    expectRate(before, [start, changedAt], simulation.calls).toBeLessThan(1.1)
    expectRate(after, [changedAt, end], simulation.calls).toBeGreaterThan(0.9)
    expectRate(after, [changedAt, end], simulation.calls).toBeLessThan(1.1)
  })

  it('sends a batch that had no slot as soon as the rate rises', async () => {
    await addManyConfirmedSubscribers(250)
    await setPace(1)
    const simulation = createSimulation()
    await sendCampaign(simulation.ctx(), await addCampaign())
    await simulation.time.runUntil(start + 10_000)
    expect(simulation.calls).toHaveLength(1)
    await changePace(simulation.ctx(), 100)
    await runUntilSent(simulation, 250)
    expect(simulation.time.now() - start).toBeLessThan(20_000)
  })

  it('sends nothing while it is paused, and then continues at its rate', async () => {
    await addManyConfirmedSubscribers(2500)
    await setPace(14)
    const simulation = createSimulation()
    const id = await addCampaign()
    await sendCampaign(simulation.ctx(), id)
    await simulation.time.runUntil(start + minute)
    await pauseCampaign(simulation.ctx(), id)
    const pausedAt = simulation.time.now()
    await simulation.time.runUntil(pausedAt + 10 * minute)
    const sentBefore = simulation.calls.length
    expect(simulation.calls.at(-1)?.at).toBeLessThanOrEqual(pausedAt)
    await resumeCampaign(simulation.ctx(), id)
    await runUntilSent(simulation, 2500)
    expect(calculateRate(simulation.calls.slice(sentBefore)) / 14).toBeGreaterThan(0.9)
    expect(calculateRate(simulation.calls.slice(sentBefore)) / 14).toBeLessThan(1.1)
    expect(new Set(simulation.provider.inboxes.values())).toEqual(new Set([1]))
  })
})

describe('small batches', () => {
  it('use the rate in proportion to their emails, but make no more than two calls a second', async () => {
    await setPace(10)
    await addManyConfirmedSubscribers(3)
    const simulation = createSimulation()
    for (let number = 0; number < 12; number++) await sendCampaign(simulation.ctx(), await addCampaign())
    await simulation.time.runUntil(start + 10 * minute, () => simulation.calls.length === 12)
    expect((simulation.calls.at(-1)?.at ?? 0) - start).toBeLessThan(15_000)
    expect(maxMailsWithin(simulation.calls, 2000)).toBeLessThanOrEqual(5 * 3)
  })
})
