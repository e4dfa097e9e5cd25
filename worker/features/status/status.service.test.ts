import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'

import { dayMs, hourMs } from '#domain/durations.ts'
import { getHourStart } from '#domain/status/status.rules.ts'
import { createTally } from '#domain/status/tally.ts'
import { createBudgetedCtx } from '#worker/core/budget.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { runCron } from '#worker/cron.ts'
import { consumeMessages, handleDeadLetters, isDeadLetterQueue } from '#worker/queue.ts'
import { admin, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { createCountingLog } from './error-log.service.ts'
import { runSequentially } from './job-runs.service.ts'
import { getStatus } from './status.service.ts'

const { now } = testCtx()
const getStatusAt = (time = now) => getStatus(Object.assign(testCtx({ viewer: admin }), { now: time }))
const createCtxAt = (time: number) => Object.assign(testCtx(), { now: time })
const failingRun = () => Promise.reject(new Error('no'))
const successfulRun = () => Promise.resolve()

async function captureLogLines(action: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line)),
  )
  await action()
  for (const spy of spies) spy.mockRestore()
  return lines.map((line) => JSON.parse(line))
}

const createLog = (ctx: TestCtx, tally = createTally(6)) => createCountingLog(tally, () => now)(ctx)

const spendBudget = async (ctx: Ctx) => {
  while (ctx.budget.hasRoom()) await ctx.jobs.send({ type: 'bot-batch', batchId: 'one' })
}

const findJob = async (job: string) => (await getStatusAt()).jobs.find((run) => run.job === job)

const createMessage = (id: string) => ({
  id,
  body: { type: 'bot-batch' as const, batchId: 'gone' },
  ack: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
})

const insert = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

const countStoredErrors = async () => (await env.DB.prepare('SELECT event FROM error_hours').all()).results.length

describe('an error', () => {
  it('is logged in one line with its request id, and counted per event and hour', async () => {
    const ctx = testCtx()
    const log = createLog(ctx)
    const lines = await captureLogLines(async () => {
      log.error('request_failed', new Error('no'), { route: '/api/recipes/:id', status: 500, durationMs: 3 })
      log.error('request_failed', 'again')
      log.info('job_ran', { job: 'herbi-bot' })
      await ctx.settle()
    })
    const { requestId } = ctx
    expect(lines).toMatchObject([
      { level: 'error', event: 'request_failed', requestId, route: '/api/recipes/:id', status: 500, durationMs: 3 },
      { level: 'error', event: 'request_failed', requestId, error: 'again' },
      { level: 'info', event: 'job_ran', requestId, job: 'herbi-bot' },
    ])
    expect((await getStatusAt()).errors).toEqual([
      { hour: getHourStart(now), event: 'request_failed', count: 2, lastAt: now, lastRequest: requestId },
    ])
  })

  it('is counted in at most six writes a minute, however often it happens', async () => {
    const ctx = testCtx()
    const log = createLog(ctx)
    await captureLogLines(async () => {
      for (let attempt = 0; attempt < 500; attempt++) log.error('request_failed', 'no')
      await ctx.settle()
    })
    expect(ctx.recording.executed).toHaveLength(6)
  })

  it('is logged immediately and counted later if the database is down', async () => {
    const tally = createTally(6)
    const ctx = testCtx()
    const failingDb = Object.assign(Object.create(ctx.db), { batch: failingRun })
    const lines = await captureLogLines(async () => {
      createLog({ ...ctx, db: failingDb }, tally).error('request_failed', 'no')
      await ctx.settle()
      createLog(ctx, tally).error('mail_failed', 'no')
      await ctx.settle()
    })
    expect(lines).toHaveLength(2)
    expect((await getStatusAt()).errors.map(({ event, count }) => [event, count])).toEqual([
      ['request_failed', 1],
      ['mail_failed', 1],
    ])
  })
})

describe('a scheduled job', () => {
  it('stores one row and logs one line, whatever its outcome', async () => {
    const ctx = createCtxAt(now)
    await runSequentially(ctx, 'minute', [
      { name: 'one', run: successfulRun },
      { name: 'other', run: failingRun },
    ])
    expect(await findJob('one')).toMatchObject({ rhythm: 'minute', failures: 0, request: ctx.requestId })
    expect(await findJob('other')).toMatchObject({ failures: 1, doneAt: null })
    expect(ctx.loggedInfos).toMatchObject([
      { event: 'job_ran', fields: { job: 'one', outcome: 'done' } },
      { event: 'job_ran', fields: { job: 'other', outcome: 'failed' } },
    ])
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['job_failed'])
    expect(ctx.recording.executed.filter(({ sql }) => sql.includes('insert into "job_runs"'))).toHaveLength(1)
  })

  it('counts its failures in a row, and remembers its last success', async () => {
    const runs = [successfulRun, failingRun, failingRun]
    for (const [minute, run] of runs.entries())
      await runSequentially(createCtxAt(now + minute * 60_000), 'minute', [{ name: 'one', run }])
    const run = await findJob('one')
    expect(run?.failures).toBe(2)
    expect(run?.startedAt).toBeGreaterThanOrEqual(now + 120_000)
    expect(run?.doneAt).toBeLessThan(now + 60_000)
    await runSequentially(createCtxAt(now + 180_000), 'minute', [{ name: 'one', run: successfulRun }])
    expect(await findJob('one')).toMatchObject({ failures: 0 })
  })

  it('does not overwrite a run that started later', async () => {
    await runSequentially(createCtxAt(now + 60_000), 'minute', [{ name: 'one', run: successfulRun }])
    await runSequentially(createCtxAt(now), 'minute', [{ name: 'one', run: failingRun }])
    expect(await findJob('one')).toMatchObject({ failures: 0 })
  })

  it('is deferred to the next run if the budget is used up', async () => {
    const ctx = createBudgetedCtx(createCtxAt(now), { calls: 3, ms: 60_000 })
    await runSequentially(createCtxAt(now - 60_000), 'minute', [{ name: 'second', run: successfulRun }])
    await runSequentially(ctx, 'minute', [
      { name: 'first', run: () => ctx.jobs.send({ type: 'bot-batch', batchId: 'one' }).then(() => spendBudget(ctx)) },
      { name: 'second', run: () => expect.fail('This job has no budget.') },
      { name: 'third', run: () => expect.fail('This job has no budget.') },
    ])
    expect(await findJob('first')).toMatchObject({ deferred: 0, failures: 0 })
    expect(await findJob('second')).toMatchObject({ deferred: 1, failures: 0, startedAt: now - 60_000 })
    expect(await findJob('third')).toMatchObject({ deferred: 1, doneAt: null })
  })

  it('eventually runs even if each job uses up a whole budget', async () => {
    const startedNames: string[] = []
    const names = ['one', 'two', 'three', 'four']
    for (let minute = 0; minute < 8; minute++) {
      const ctx = createBudgetedCtx(createCtxAt(now + minute * 60_000), { calls: 5, ms: 60_000 })
      const run = (name: string) => async () => {
        startedNames.push(name)
        await spendBudget(ctx)
      }
      await runSequentially(
        ctx,
        'minute',
        names.map((name) => ({ name, run: run(name) })),
      )
    }
    expect(startedNames).toEqual([...names, ...names])
  })

  it('is stored with its rhythm', async () => {
    await runCron(createCtxAt(now), '* * * * *')
    await runCron(createCtxAt(now), '17 3 * * *')
    const { jobs } = await getStatusAt()
    expect(jobs.filter(({ failures }) => failures > 0)).toEqual([])
    expect(jobs.find(({ job }) => job === 'herbi-bot')?.rhythm).toBe('minute')
    expect(jobs.find(({ job }) => job === 'delete-expired-rows')?.rhythm).toBe('day')
  })
})

describe('a message of the queue', () => {
  it('is logged in one line with its duration', async () => {
    const ctx = testCtx()
    const firstMessage = createMessage('one')
    await consumeMessages(ctx, [firstMessage])
    expect(firstMessage.ack).toHaveBeenCalledOnce()
    expect(ctx.loggedInfos).toMatchObject([{ event: 'job_ran', fields: { job: 'bot-batch', outcome: 'done' } }])
  })

  it('is stored once for thirty days if it failed too often', async () => {
    const deadMessage = createMessage('dead')
    await handleDeadLetters(testCtx(), [deadMessage])
    await handleDeadLetters(testCtx(), [deadMessage])
    expect(deadMessage.ack).toHaveBeenCalledTimes(2)
    expect((await getStatusAt()).deadJobs).toEqual([{ id: 'dead', at: now, job: 'bot-batch', subject: 'gone' }])
    await runCron(createCtxAt(now + 30 * dayMs), '17 3 * * *')
    expect((await getStatusAt()).deadJobs).toHaveLength(1)
    await runCron(createCtxAt(now + 30 * dayMs + 1), '17 3 * * *')
    expect((await getStatusAt()).deadJobs).toEqual([])
  })

  it('is recognised as dead by the queue name in every environment', () => {
    expect(
      ['herbal-remedies-dead-jobs', 'herbal-remedies-staging-dead-jobs', 'herbal-remedies-jobs'].map(isDeadLetterQueue),
    ).toEqual([true, true, false])
  })
})

describe('the status page', () => {
  it('shows the backlog, failed emails, the database size and the deployed version', async () => {
    await insert(
      `INSERT INTO bot_batches (id, kind, status, wanted, created_at, updated_at) VALUES ('open', 'manual', 'open', 2, ?1, ?1), ('done', 'manual', 'done', 2, ?1, ?1)`,
      now,
    )
    await insert(
      `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at, failed_count, bounced_count, unknown_count)
       VALUES ('one', 'Linden', 's', 'c', 'n', 'e', 'sending', ?1, ?1, 2, 1, 0), ('fine', 'Sage', 's', 'c', 'n', 'e', 'sent', ?1, ?1, 0, 0, 0)`,
      now,
    )
    await insert(
      `INSERT INTO campaign_batches (campaign_id, number, status, size, first_subscriber_id, last_subscriber_id, due_at)
       VALUES ('one', 0, 'pending', 1, 'a', 'a', ?1), ('one', 1, 'done', 1, 'b', 'b', NULL)`,
      now,
    )
    const { databaseBytes, ...state } = await getStatusAt()
    expect(state).toMatchObject({
      now,
      version: { commit: 'abc123' },
      mail: 'ready',
      backlog: { botBatches: 1, campaignBatches: 1, herbRechecks: 0 },
      campaigns: [{ id: 'one', title: 'Linden', failed: 2, bounced: 1, unknown: 0 }],
    })
    expect(databaseBytes).toBeGreaterThan(100_000)
  })

  it('shows the errors of one day, which are deleted after a week', async () => {
    const ctx = testCtx()
    await captureLogLines(async () => {
      createLog(ctx).error('mail_failed', 'no')
      await ctx.settle()
    })
    expect((await getStatusAt(now + 23 * hourMs)).errors).toHaveLength(1)
    expect((await getStatusAt(now + dayMs)).errors).toEqual([])
    await runCron(createCtxAt(getHourStart(now) + 7 * dayMs), '17 3 * * *')
    expect(await countStoredErrors()).toBe(1)
    await runCron(createCtxAt(getHourStart(now) + 7 * dayMs + 1), '17 3 * * *')
    expect(await countStoredErrors()).toBe(0)
  })

  it('takes two round trips', async () => {
    const ctx = testCtx({ viewer: admin })
    await getStatus(ctx)
    expect(ctx.recording.roundTrips).toBe(2)
  })
})
