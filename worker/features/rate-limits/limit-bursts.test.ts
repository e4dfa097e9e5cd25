import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { createBurstLimiter, type BurstWindow } from '#worker/platform/bursts.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

/**
 * Sends a request to a platform that refuses everything. Returns the status, the counted keys and the round trips to
 * D1.
 */
async function request(method: string, path: string) {
  const ctx = testCtx()
  const countedKeys: [BurstWindow, string][] = []
  ctx.bursts = {
    count: async (window, key) => {
      countedKeys.push([window, key])
      return false
    },
  }
  const { status, headers } = await visit(path, { method, headers: { Origin: site } }, ctx)
  return { status, retryAfter: headers.get('Retry-After'), countedKeys, roundTrips: ctx.recording.roundTrips }
}

const createKey = async (method: string, path: string) => (await request(method, path)).countedKeys[0]?.[1] ?? ''

describe('a burst', () => {
  it.each([
    ['POST', '/api/session'],
    ['PUT', '/api/ratings/5f0c1a51-aaaa-4000-8000-000000000001'],
    ['POST', '/recipe/cup'],
    ['GET', '/api/recipes?search=mint'],
    ['GET', '/remedies?search=mint'],
    ['GET', '/remedies?exclude=mint'],
    ['HEAD', '/community?search=mint'],
  ])('is refused at %s %s before any query to D1', async (method, path) => {
    expect(await request(method, path)).toMatchObject({ status: 429, retryAfter: '10', roundTrips: 0 })
  })

  it('is counted by action and a hash of the network, which is never sent in plain form', async () => {
    expect(await createKey('POST', '/api/session')).toMatch(/^write:[0-9a-f]{64}$/)
    expect(await createKey('GET', '/api/recipes?search=mint')).toMatch(/^search:[0-9a-f]{64}$/)
  })

  it.each([
    ['GET', '/'],
    ['GET', '/remedies?category=Sleep+Problems'],
    ['POST', '/api/webhooks/mail'],
  ])('is not counted at %s %s', async (method, path) => {
    const { status, countedKeys } = await request(method, path)
    expect([status === 429, countedKeys]).toEqual([false, []])
  })
})

/** Returns how many of sixty attempts the real binding allows in a minute. */
async function countAllowed(factor: number) {
  const bursts = createBurstLimiter(env, factor)
  const key = crypto.randomUUID()
  let count = 0
  for (let number = 0; number < 60; number++) if (await bursts.count('minute', key)) count++
  return count
}

describe('the platform’s bindings', () => {
  it('allow six attempts a minute, or twelve if a new minute starts meanwhile', async () => {
    expect([6, 12]).toContain(await countAllowed(1))
  })

  it('multiply the limit by the factor', async () => {
    expect(await countAllowed(10)).toBe(60)
  })

  it('count nothing if they are missing or fail', async () => {
    expect(await createBurstLimiter({}, 1).count('minute', 'any')).toBeUndefined()
    const failing = { limit: () => Promise.reject(new Error('away')) }
    expect(await createBurstLimiter({ BURST_LIMIT: failing }, 1).count('burst', 'any')).toBeUndefined()
  })
})
