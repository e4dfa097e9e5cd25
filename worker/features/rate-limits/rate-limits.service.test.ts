import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { runCron } from '#worker/cron.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { countAttemptsLeft, resetRateLimit, getNetworkHash, rateLimit, refundAttempt } from './rate-limits.service.ts'

const minute = 60 * 1000
const hour = 60 * minute
const limit = { max: 5, windowMs: hour }
/** Rows read and written in D1, as documented in `docs/operations.md`. */
const attemptCosts = {
  allowedFirst: { roundTrips: 1, rowsRead: 3, rowsWritten: 3 },
  allowed: { roundTrips: 1, rowsRead: 5, rowsWritten: 2 },
  refusedFirst: { roundTrips: 2, rowsRead: 5, rowsWritten: 7 },
  refused: { roundTrips: 1, rowsRead: 5, rowsWritten: 0 },
}
const noon = testCtx().now
const midnight = Date.UTC(2026, 10, 22)

const createCtxAt = (now: number, networkAddress = '203.0.113.7') => Object.assign(testCtx(), { now, networkAddress })
const attemptAt = (now: number, who?: string) => rateLimit(createCtxAt(now), 'sip', limit, who)
const isAccepted = (now: number, who?: string) =>
  attemptAt(now, who).then(
    () => true,
    () => false,
  )

/** Returns the seconds to wait after an attempt at `now`; 0 if it was accepted. */
const getSecondsToWait = (now: number) =>
  attemptAt(now).then(
    () => 0,
    (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
  )

async function exceedLimit(now: number) {
  for (let number = 0; number < 9; number++) await isAccepted(now)
}

function attemptWithFactor() {
  const ctx = createCtxAt(noon)
  ctx.config = { ...ctx.config, limitFactor: 2 }
  return rateLimit(ctx, 'sip', limit)
}

const attemptFrom = (address: string) => rateLimit(createCtxAt(noon, address), 'sip', limit)

async function listStoredRows() {
  const rows = await env.DB.batch([
    env.DB.prepare('SELECT * FROM rate_limits'),
    env.DB.prepare('SELECT * FROM daily_salts'),
  ])
  return rows.flatMap(({ results }) => results)
}

const listSecurityEvents = async () =>
  (await env.DB.prepare('SELECT kind, detail, network, user_id FROM security_events').all()).results

describe('a limit', () => {
  it('accepts exactly its maximum, however many arrive at once', async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, () => isAccepted(noon)))
    expect(tries.filter(Boolean)).toHaveLength(5)
  })

  it('counts each action and each subject separately', async () => {
    for (let number = 0; number < 5; number++) await attemptAt(noon, 'ada')
    expect([await isAccepted(noon, 'ada'), await isAccepted(noon, 'eve')]).toEqual([false, true])
    await rateLimit(createCtxAt(noon), 'gulp', limit, 'ada')
  })

  it('is multiplied by the configured factor', async () => {
    for (let number = 0; number < 10; number++) await attemptWithFactor()
    await expect(attemptWithFactor()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('counts a network, not its single addresses', async () => {
    for (let number = 0; number < 5; number++) await attemptFrom(`2001:db8:1:2::${number}`)
    await expect(attemptFrom('2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: 'rate_limited' })
    await attemptFrom('2001:db8:1:3::1')
  })

  it('slides: each attempt counts until its window has passed, to the millisecond', async () => {
    for (const minutes of [0, 10, 20, 30, 40]) await attemptAt(noon + minutes * minute)
    expect(await isAccepted(noon + hour - 1)).toBe(false)
    expect(await isAccepted(noon + hour)).toBe(true)
    expect(await isAccepted(noon + hour)).toBe(false)
    expect(await isAccepted(noon + hour + 10 * minute - 1)).toBe(false)
    expect(await isAccepted(noon + hour + 10 * minute)).toBe(true)
  })

  it('returns the time to wait to the second, and then accepts', async () => {
    for (let number = 0; number < 5; number++) await attemptAt(noon + number)
    expect([
      await getSecondsToWait(noon + 10),
      await getSecondsToWait(noon + hour - 1500),
      await getSecondsToWait(noon + hour - 1),
    ]).toEqual([3600, 2, 1])
    const wait = await getSecondsToWait(noon + 12_345)
    expect(await isAccepted(noon + 12_345 + wait * 1000)).toBe(true)
  })

  it.each([
    [1, 'Too many attempts. Please try again in a second.'],
    [45, 'Too many attempts. Please try again in 45 seconds.'],
    [600, 'Too many attempts. Please try again in 10 minutes.'],
    [3 * 60 * 60, 'Too many attempts. Please try again in 3 hours.'],
  ])('says in words that the wait is %i seconds', async (seconds, message) => {
    const oneAttempt = { max: 1, windowMs: seconds * 1000 }
    await rateLimit(createCtxAt(noon), 'sip', oneAttempt)
    await expect(rateLimit(createCtxAt(noon), 'sip', oneAttempt)).rejects.toMatchObject({ message })
  })

  it('is not extended by refused attempts', async () => {
    for (let number = 0; number < 5; number++) await attemptAt(noon)
    for (let minutes = 1; minutes < 60; minutes += 5) expect(await isAccepted(noon + minutes * minute)).toBe(false)
    expect(await isAccepted(noon + hour)).toBe(true)
  })

  it('returns how many attempts are left, also across midnight', async () => {
    await attemptAt(midnight - minute)
    await attemptAt(midnight)
    expect(await countAttemptsLeft(createCtxAt(midnight), 'sip', limit)).toBe(3)
    expect(await countAttemptsLeft(createCtxAt(midnight + hour - minute), 'sip', limit)).toBe(4)
    expect(await countAttemptsLeft(createCtxAt(midnight), 'gulp', limit)).toBe(5)
  })

  it('refunds one attempt of a request, and no other', async () => {
    for (const now of [noon, noon, noon + 1]) await attemptAt(now)
    await refundAttempt(createCtxAt(noon), 'sip')
    expect(await countAttemptsLeft(createCtxAt(noon + 1), 'sip', limit)).toBe(3)
    await refundAttempt(createCtxAt(noon + 2), 'sip')
    expect(await countAttemptsLeft(createCtxAt(noon + 1), 'sip', limit)).toBe(3)
  })

  it('is reset for one subject after success, and for nobody else', async () => {
    for (const who of ['ada', 'eve']) for (let number = 0; number < 5; number++) await attemptAt(noon, who)
    await resetRateLimit(createCtxAt(noon), 'sip', 'ada')
    expect([await isAccepted(noon, 'ada'), await isAccepted(noon, 'eve')]).toEqual([true, false])
  })
})

const measureCost = async (ctx: ReturnType<typeof testCtx>) => {
  ctx.recording.clear()
  await rateLimit(ctx, 'sip', limit).catch(() => undefined)
  const { roundTrips, executed } = ctx.recording
  const sum = (figure: 'rowsRead' | 'rowsWritten') => executed.reduce((total, row) => total + row[figure], 0)
  return { roundTrips, rowsRead: sum('rowsRead'), rowsWritten: sum('rowsWritten') }
}

describe('the cost of a limit', () => {
  it('is one round trip per attempt, and a refused one writes only at the first refusal in a row', async () => {
    const ctx = createCtxAt(noon)
    await getNetworkHash(ctx)
    const costs = []
    for (let number = 0; number < 9; number++) costs.push(await measureCost(ctx))
    expect(costs[0]).toEqual(attemptCosts.allowedFirst)
    for (const cost of costs.slice(1, 5)) expect(cost).toEqual(attemptCosts.allowed)
    expect(costs[5]).toEqual(attemptCosts.refusedFirst)
    for (const cost of costs.slice(6)) expect(cost).toEqual(attemptCosts.refused)
    expect(await listSecurityEvents()).toHaveLength(1)
  })

  it('is the same after midnight, when yesterday’s attempts move once', async () => {
    for (let number = 0; number < 7; number++) await isAccepted(midnight - minute)
    const ctx = createCtxAt(midnight)
    await getNetworkHash(ctx)
    expect((await measureCost(ctx)).rowsWritten).toBeGreaterThan(0)
    expect(await measureCost(ctx)).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
  })

  it('is one read of the salts per isolate and day', async () => {
    const ctx = createCtxAt(noon)
    const countTrips = async (now: number) => {
      ctx.recording.clear()
      await getNetworkHash(Object.assign(ctx, { now }))
      return ctx.recording.roundTrips
    }
    expect([
      await countTrips(noon),
      await countTrips(noon + hour),
      await countTrips(midnight),
      await countTrips(midnight),
    ]).toEqual([1, 0, 1, 0])
  })
})

describe('midnight', () => {
  it('changes the salt and keeps all attempts', async () => {
    for (const before of [50, 40, 30, 20]) await attemptAt(midnight - before * minute)
    expect(await isAccepted(midnight + 5 * minute)).toBe(true)
    expect(await isAccepted(midnight + 5 * minute)).toBe(false)
    expect(await getSecondsToWait(midnight + 6 * minute)).toBe(4 * 60)
    expect(await isAccepted(midnight + 10 * minute)).toBe(true)
    const { results } = await env.DB.prepare('SELECT day, salt FROM daily_salts').all()
    expect(new Set(results.map(({ salt }) => salt)).size).toBe(2)
  })

  it('accepts no more attempts, however many arrive at once', async () => {
    for (let number = 0; number < 3; number++) await attemptAt(midnight - minute)
    const tries = await Promise.all(Array.from({ length: 50 }, () => isAccepted(midnight)))
    expect(tries.filter(Boolean)).toHaveLength(2)
  })

  it('keeps earlier attempts, which can still be reset', async () => {
    for (let number = 0; number < 5; number++) await attemptAt(midnight - minute, 'ada')
    await resetRateLimit(createCtxAt(midnight), 'sip', 'ada')
    expect(await isAccepted(midnight, 'ada')).toBe(true)
  })

  it('starts no new series of refusals', async () => {
    for (let number = 0; number < 7; number++) await isAccepted(midnight - minute)
    await isAccepted(midnight)
    expect(await listSecurityEvents()).toHaveLength(1)
  })
})

describe('the record of an attempt', () => {
  it('contains neither network nor address, and is gone two days later', async () => {
    await rateLimit(createCtxAt(noon), 'sip', limit)
    await rateLimit(createCtxAt(noon), 'sip', limit, 'ada@example.org')
    expect(JSON.stringify(await listStoredRows())).not.toMatch(/203\.0\.113|ada|example/)
    await runCron(createCtxAt(noon + 48 * hour), '17 3 * * *')
    expect(await listStoredRows()).toEqual([])
  })

  it('is one security event per series of refusals, with the network’s hash of the day', async () => {
    await exceedLimit(noon)
    expect(await listSecurityEvents()).toEqual([
      { kind: 'limit', detail: 'sip', network: expect.stringMatching(/^[0-9a-f]{64}$/), user_id: null },
    ])
    await exceedLimit(noon + hour)
    expect(await listSecurityEvents()).toHaveLength(2)
  })
})
