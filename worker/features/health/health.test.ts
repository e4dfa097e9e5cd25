import { describe, expect, it } from 'vitest'

import { runCron } from '#worker/cron.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const createCtxAt = (time: number) => Object.assign(testCtx(), { now: time })
const failRead = () => {
  throw new Error('D1_ERROR: Network connection lost.')
}

async function request(path: string, ctx: TestCtx) {
  const response = await visit(path, {}, ctx)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

describe('/health', () => {
  it('is ready while the minutely jobs run on time', async () => {
    expect(await request('/health', createCtxAt(now))).toMatchObject({
      status: 503,
      body: { jobs: 'none yet', jobsAge: null },
    })
    await runCron(createCtxAt(now), '* * * * *')
    expect(await request('/health', createCtxAt(now + 30_000))).toMatchObject({
      status: 200,
      body: { database: 'up', jobs: 'on time', jobsAge: 30, mail: 'ready', commit: 'abc123' },
    })
    expect(await request('/health', createCtxAt(now + 11 * 60_000))).toMatchObject({
      status: 503,
      body: { jobs: 'late' },
    })
  })

  it('ignores the jobs on a local server', async () => {
    const ctx = testCtx()
    ctx.config = { ...ctx.config, isLocal: true }
    expect(await request('/health', ctx)).toMatchObject({ status: 200, body: { jobs: 'none yet', mail: 'local' } })
  })

  it('is not ready without the database, and takes one round trip with it', async () => {
    const ctx = testCtx()
    ctx.read = failRead
    expect(await request('/health', ctx)).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    const secondCtx = testCtx()
    await request('/health', secondCtx)
    expect(secondCtx.recording.roundTrips).toBe(1)
  })
})

it('/health/live responds without the database', async () => {
  const ctx = testCtx()
  ctx.read = failRead
  expect(await request('/health/live', ctx)).toEqual({ status: 200, body: { worker: 'up', commit: 'abc123' } })
  expect(ctx.recording.roundTrips).toBe(0)
})

it('logs a failed request with its route pattern instead of its URL', async () => {
  const ctx = testCtx()
  ctx.read = failRead
  await request('/health', ctx)
  expect(ctx.loggedErrors).toMatchObject([
    { event: 'request_failed', fields: { method: 'GET', route: '/health', status: 503 } },
  ])
  const secondCtx = testCtx()
  secondCtx.read = failRead
  await visit('/api/recipes/a-secret-token', {}, secondCtx)
  expect(JSON.stringify(secondCtx.loggedErrors)).toContain('/api/recipes/:address')
  expect(JSON.stringify(secondCtx.loggedErrors)).not.toContain('a-secret-token')
})
