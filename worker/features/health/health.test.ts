import { describe, expect, it } from 'vitest'

import { runCron } from '#worker/cron.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const at = (time: number) => Object.assign(testCtx(), { now: time })
const down = () => {
  throw new Error('D1_ERROR: Network connection lost.')
}

async function request(path: string, ctx: TestCtx) {
  const response = await visit(path, {}, ctx)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

describe('/health', () => {
  it('is ready once the minutely jobs have started, and while they run', async () => {
    expect(await request('/health', at(now))).toMatchObject({ status: 503, body: { jobs: 'none yet', jobsAge: null } })
    await runCron(at(now), '* * * * *')
    expect(await request('/health', at(now + 30_000))).toMatchObject({
      status: 200,
      body: { database: 'up', jobs: 'on time', jobsAge: 30, mail: 'ready', commit: 'abc123' },
    })
    expect(await request('/health', at(now + 11 * 60_000))).toMatchObject({ status: 503, body: { jobs: 'late' } })
  })

  it('ignores the jobs on a local server', async () => {
    const ctx = testCtx()
    ctx.config = { ...ctx.config, isLocal: true }
    expect(await request('/health', ctx)).toMatchObject({ status: 200, body: { jobs: 'none yet', mail: 'local' } })
  })

  it('is not ready without the database, and takes one round trip with it', async () => {
    const ctx = testCtx()
    ctx.read = down
    expect(await request('/health', ctx)).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    const other = testCtx()
    await request('/health', other)
    expect(other.recording.roundTrips).toBe(1)
  })
})

it('/health/live responds without the database', async () => {
  const ctx = testCtx()
  ctx.read = down
  expect(await request('/health/live', ctx)).toEqual({ status: 200, body: { worker: 'up', commit: 'abc123' } })
  expect(ctx.recording.roundTrips).toBe(0)
})

it('logs a failed request with its route pattern, not its address', async () => {
  const ctx = testCtx()
  ctx.read = down
  await request('/health', ctx)
  expect(ctx.loggedErrors).toMatchObject([
    { event: 'request_failed', fields: { method: 'GET', route: '/health', status: 503 } },
  ])
  const other = testCtx()
  other.read = down
  await visit('/api/recipes/a-secret-token', {}, other)
  expect(JSON.stringify(other.loggedErrors)).toContain('/api/recipes/:address')
  expect(JSON.stringify(other.loggedErrors)).not.toContain('a-secret-token')
})
