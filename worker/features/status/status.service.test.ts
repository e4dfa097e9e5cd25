import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'

import { dayMs, hourMs } from '#domain/durations.ts'
import { hourOf } from '#domain/status/status.rules.ts'
import { createTally } from '#domain/status/tally.ts'
import { createBudgetedCtx } from '#worker/core/budget.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { runCron } from '#worker/cron.ts'
import { consume, handleDeadLetters, isDeadQueue } from '#worker/queue.ts'
import { admin, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { countingLog } from './error-log.service.ts'
import { runSequentially } from './job-runs.service.ts'
import { getStatus } from './status.service.ts'

const { now } = testCtx()
const status = (at = now) => getStatus(Object.assign(testCtx({ viewer: admin }), { now: at }))
const at = (moment: number) => Object.assign(testCtx(), { now: moment })
const fails = () => Promise.reject(new Error('no'))
const works = () => Promise.resolve()

/** Returns the console lines written during the callback. */
async function linesOf(action: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line)),
  )
  await action()
  for (const spy of spies) spy.mockRestore()
  return lines.map((line) => JSON.parse(line))
}

const logOf = (ctx: TestCtx, tally = createTally(6)) => countingLog(tally, () => now)(ctx)

const spendAll = async (ctx: Ctx) => {
  while (ctx.budget.hasRoom()) await ctx.jobs.send({ type: 'bot-batch', batchId: 'one' })
}

const jobOf = async (job: string) => (await status()).jobs.find((run) => run.job === job)

const message = (id: string) => ({
  id,
  body: { type: 'bot-batch' as const, batchId: 'gone' },
  ack: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
})

const insert = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

const countStored = async () => (await env.DB.prepare('SELECT event FROM error_hours').all()).results.length

describe('an error', () => {
  it('is logged in one line with its request id, and counted with others of its kind within the hour', async () => {
    const ctx = testCtx()
    const log = logOf(ctx)
    const lines = await linesOf(async () => {
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
    expect((await status()).errors).toEqual([
      { hour: hourOf(now), event: 'request_failed', count: 2, lastAt: now, lastRequest: requestId },
    ])
  })

  it('is counted in at most six writes a minute, however often it happens', async () => {
    const ctx = testCtx()
    const log = logOf(ctx)
    await linesOf(async () => {
      for (let time = 0; time < 500; time++) log.error('request_failed', 'no')
      await ctx.settle()
    })
    expect(ctx.recording.executed).toHaveLength(6)
  })

  it('is counted later while the database is down, and logged at once', async () => {
    const tally = createTally(6)
    const ctx = testCtx()
    const down = Object.assign(Object.create(ctx.db), { batch: fails })
    const lines = await linesOf(async () => {
      logOf({ ...ctx, db: down }, tally).error('request_failed', 'no')
      await ctx.settle()
      logOf(ctx, tally).error('mail_failed', 'no')
      await ctx.settle()
    })
    expect(lines).toHaveLength(2)
    expect((await status()).errors.map(({ event, count }) => [event, count])).toEqual([
      ['request_failed', 1],
      ['mail_failed', 1],
    ])
  })
})

describe('a scheduled job', () => {
  it('has one row whatever its outcome, and one log line', async () => {
    const ctx = at(now)
    await runSequentially(ctx, 'minute', [
      { name: 'one', run: works },
      { name: 'other', run: fails },
    ])
    expect(await jobOf('one')).toMatchObject({ rhythm: 'minute', failures: 0, request: ctx.requestId })
    expect(await jobOf('other')).toMatchObject({ failures: 1, doneAt: null })
    expect(ctx.loggedInfos).toMatchObject([
      { event: 'job_ran', fields: { job: 'one', outcome: 'done' } },
      { event: 'job_ran', fields: { job: 'other', outcome: 'failed' } },
    ])
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['job_failed'])
    expect(ctx.recording.executed.filter(({ sql }) => sql.includes('insert into "job_runs"'))).toHaveLength(1)
  })

  it('counts its failures in a row, and remembers its last success', async () => {
    const runs = [works, fails, fails]
    for (const [time, run] of runs.entries())
      await runSequentially(at(now + time * 60_000), 'minute', [{ name: 'one', run }])
    const run = await jobOf('one')
    expect(run?.failures).toBe(2)
    expect(run?.startedAt).toBeGreaterThanOrEqual(now + 120_000)
    expect(run?.doneAt).toBeLessThan(now + 60_000)
    await runSequentially(at(now + 180_000), 'minute', [{ name: 'one', run: works }])
    expect(await jobOf('one')).toMatchObject({ failures: 0 })
  })

  it('that started earlier and ended later changes nothing', async () => {
    await runSequentially(at(now + 60_000), 'minute', [{ name: 'one', run: works }])
    await runSequentially(at(now), 'minute', [{ name: 'one', run: fails }])
    expect(await jobOf('one')).toMatchObject({ failures: 0 })
  })

  it('waits for the next run if the budget is used up, which the log and the status page show', async () => {
    const ctx = createBudgetedCtx(at(now), { calls: 3, ms: 60_000 })
    await runSequentially(at(now - 60_000), 'minute', [{ name: 'second', run: works }])
    await runSequentially(ctx, 'minute', [
      { name: 'first', run: () => ctx.jobs.send({ type: 'bot-batch', batchId: 'one' }).then(() => spendAll(ctx)) },
      { name: 'second', run: () => expect.fail('This job has no budget.') },
      { name: 'third', run: () => expect.fail('This job has no budget.') },
    ])
    expect(await jobOf('first')).toMatchObject({ deferred: 0, failures: 0 })
    expect(await jobOf('second')).toMatchObject({ deferred: 1, failures: 0, startedAt: now - 60_000 })
    expect(await jobOf('third')).toMatchObject({ deferred: 1, doneAt: null })
  })

  it('gets its turn even if each job uses up a whole budget', async () => {
    const served: string[] = []
    const names = ['one', 'two', 'three', 'four']
    for (let minute = 0; minute < 8; minute++) {
      const ctx = createBudgetedCtx(at(now + minute * 60_000), { calls: 5, ms: 60_000 })
      const run = (name: string) => async () => {
        served.push(name)
        await spendAll(ctx)
      }
      await runSequentially(
        ctx,
        'minute',
        names.map((name) => ({ name, run: run(name) })),
      )
    }
    expect(served).toEqual([...names, ...names])
  })

  it('is stored with its rhythm', async () => {
    await runCron(at(now), '* * * * *')
    await runCron(at(now), '17 3 * * *')
    const { jobs } = await status()
    expect(jobs.filter(({ failures }) => failures > 0)).toEqual([])
    expect(jobs.find(({ job }) => job === 'herbi-bot')?.rhythm).toBe('minute')
    expect(jobs.find(({ job }) => job === 'delete-expired-rows')?.rhythm).toBe('day')
  })
})

describe('a message of the queue', () => {
  it('is logged in one line with its duration', async () => {
    const ctx = testCtx()
    const one = message('one')
    await consume(ctx, [one])
    expect(one.ack).toHaveBeenCalledOnce()
    expect(ctx.loggedInfos).toMatchObject([{ event: 'job_ran', fields: { job: 'bot-batch', outcome: 'done' } }])
  })

  it('that failed too often is stored once, for thirty days', async () => {
    const dead = message('dead')
    await handleDeadLetters(testCtx(), [dead])
    await handleDeadLetters(testCtx(), [dead])
    expect(dead.ack).toHaveBeenCalledTimes(2)
    expect((await status()).deadJobs).toEqual([{ id: 'dead', at: now, job: 'bot-batch', subject: 'gone' }])
    await runCron(at(now + 30 * dayMs), '17 3 * * *')
    expect((await status()).deadJobs).toHaveLength(1)
    await runCron(at(now + 30 * dayMs + 1), '17 3 * * *')
    expect((await status()).deadJobs).toEqual([])
  })

  it('is abandoned in the dead-letter queues of every environment', () => {
    expect(
      ['herbal-remedies-dead-jobs', 'herbal-remedies-staging-dead-jobs', 'herbal-remedies-jobs'].map(isDeadQueue),
    ).toEqual([true, true, false])
  })
})

describe('the status page', () => {
  it('shows what waits, failed mails, the size of the database and the deployed version', async () => {
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
    const { databaseBytes, ...found } = await status()
    expect(found).toMatchObject({
      now,
      version: { commit: 'abc123' },
      mail: 'ready',
      backlog: { botBatches: 1, campaignBatches: 1, herbRechecks: 0 },
      campaigns: [{ id: 'one', title: 'Linden', failed: 2, bounced: 1, unknown: 0 }],
    })
    expect(databaseBytes).toBeGreaterThan(100_000)
  })

  it('drops errors of the week before, and shows those of a day', async () => {
    const ctx = testCtx()
    await linesOf(async () => {
      logOf(ctx).error('mail_failed', 'no')
      await ctx.settle()
    })
    expect((await status(now + 23 * hourMs)).errors).toHaveLength(1)
    expect((await status(now + dayMs)).errors).toEqual([])
    await runCron(at(hourOf(now) + 7 * dayMs), '17 3 * * *')
    expect(await countStored()).toBe(1)
    await runCron(at(hourOf(now) + 7 * dayMs + 1), '17 3 * * *')
    expect(await countStored()).toBe(0)
  })

  it('takes two round trips', async () => {
    const ctx = testCtx({ viewer: admin })
    await getStatus(ctx)
    expect(ctx.recording.roundTrips).toBe(2)
  })
})
