import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'

import { batchSize, everybody } from '#domain/mailing/campaigns.rules.ts'
import type { Member } from '#domain/permissions.ts'
import { createSeededRandom } from '#domain/random.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findInconsistencies } from '#worker/faults/inconsistencies.ts'
import { beginSending } from '#worker/features/mailing/send.service.ts'
import { sendBatch, sweepCampaigns } from '#worker/features/mailing/sending.service.ts'
import type { JobMessage } from '#worker/platform/jobs.ts'
import { createIdempotentProvider, type ProviderFailure } from '#worker/testing/idempotent-provider.ts'

import { createCtx } from '../../bench/bench-ctx.ts'
import { createMemoryDb } from './memory-db.ts'

const schedules = 1000
const readers = 4
/** Emails per batch; each campaign begins with two batches. */
const size = 2
const start = Date.UTC(2026, 10, 22, 12)

const random = createSeededRandom(Number(process.env['FAULTS_SEED'] ?? 20_261_122))
const chance = (share: number) => random() < share

class Crash extends Error {}

type CtxOptions = {
  DB: D1Database
  at: number
  provider: ReturnType<typeof createIdempotentProvider>
  crashShare: number
}
type CrashingCtx = Ctx & { queued: JobMessage[] }

const admin: Member = { role: 'admin', id: 'admin', email: 'admin@herbs.test', reauthenticatedAt: start }

function createCrashingCtx({ DB, at, provider, crashShare }: CtxOptions): CrashingCtx {
  const { ctx } = createCtx(DB)
  const queued: JobMessage[] = []
  let isDead = false
  const mayCrash = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isDead) throw new Crash()
    isDead = chance(crashShare)
    if (isDead && chance(0.5)) throw new Crash()
    const result = await work()
    if (isDead) throw new Crash()
    return result
  }
  const batch: Ctx['db']['batch'] = ctx.db.batch.bind(ctx.db)
  ctx.db.batch = (statements) => mayCrash(() => batch(statements))
  const { mail } = provider
  return Object.assign(ctx, {
    queued,
    now: at,
    viewer: admin,
    jobs: { send: async (message: JobMessage) => void queued.push(message) },
    campaignMail: { ...mail, send: (request: Parameters<typeof mail.send>[0]) => mayCrash(() => mail.send(request)) },
  })
}

/** Returns the messages that a run queued. A killed run doesn't fail the test; any other error does. */
async function collectQueuedMessages(ctx: CrashingCtx, work: () => Promise<unknown>): Promise<JobMessage[]> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error
  })
  return ctx.queued
}

const mishaps: ProviderFailure[] = [
  { isResponseLost: true },
  { outcome: { kind: 'later', isRefused: false, waitMs: 0, reason: 'internal_server_error' } },
  { outcome: { kind: 'later', isRefused: true, waitMs: 0, reason: 'rate_limit_exceeded' } },
  { isRefused: () => chance(0.8) },
]

let at = start

/**
 * Delivers messages late, twice, in any order or never, to runs that overlap and are killed. Then sweeps without faults
 * until the campaign has ended.
 */
async function runSchedule(DB: D1Database, id: string) {
  let share = 0.25
  const provider = createIdempotentProvider(() =>
    chance(share) ? (mishaps[Math.floor(random() * mishaps.length)] ?? {}) : {},
  )
  const createRunCtx = (crashShare: number) => createCrashingCtx({ DB, at, provider, crashShare })
  const receive = async (message: JobMessage, crashShare: number) => {
    const ctx = createRunCtx(crashShare)
    return message.type === 'campaign-batch' ? collectQueuedMessages(ctx, () => sendBatch(ctx, message)) : []
  }
  const sweep = (crashShare: number) => {
    const ctx = createRunCtx(crashShare)
    return collectQueuedMessages(ctx, () => sweepCampaigns(ctx))
  }
  await insertCampaign(DB, id)
  await beginSending(createRunCtx(0), {
    id,
    updatedAt: 1,
    subject: '',
    facts: {},
    audience: everybody,
    mailsPerBatch: size,
  })
  let pool = await sweep(0.1)
  for (let step = 0; step < 4; step++) {
    at += Math.floor(random() ** 3 * 600_000)
    const received = pool.filter(() => chance(0.7)).flatMap((message) => (chance(0.3) ? [message, message] : [message]))
    const delayed = pool.filter(() => chance(0.3))
    const runs = [
      ...received.toReversed().map((message) => receive(message, 0.1)),
      ...(chance(0.5) ? [sweep(0.1)] : []),
    ]
    pool = [...delayed, ...(await Promise.all(runs)).flat()]
  }
  share = 0
  for (let calm = 0; calm < 10 && (await readCampaign(DB, id))['status'] === 'sending'; calm++) {
    at += 900_000
    for (const message of [...pool, ...(await sweep(0))]) await receive(message, 0)
    pool = []
  }
  return provider
}

const insertCampaign = (DB: D1Database, id: string) =>
  DB.prepare(
    `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
     VALUES (?, 'Autumn', 'Cups', 'Hello {{first_name}}, {{unsubscribe_url}}', 'Herbs', 'news@herbs.test', 'draft', 1, 1)`,
  )
    .bind(id)
    .run()

async function readCampaign(DB: D1Database, id: string): Promise<Record<string, unknown>> {
  return (await DB.prepare('SELECT * FROM email_campaigns WHERE id = ?').bind(id).first()) ?? {}
}

async function countDeliveries(DB: D1Database, id: string): Promise<Record<string, number>> {
  const { results } = await DB.prepare(
    'SELECT status, count(*) AS count FROM campaign_deliveries WHERE campaign_id = ? GROUP BY status',
  )
    .bind(id)
    .all<{ status: string; count: number }>()
  return Object.fromEntries(results.map(({ status, count }) => [status, count]))
}

it('sends everyone one email in a thousand schedules of late, repeated, reordered and lost messages and killed runs', async () => {
  const DB = createMemoryDb()
  await DB.prepare('UPDATE sending_pace SET mails_per_second = ?')
    .bind(batchSize * 1000)
    .run()
  await DB.prepare(
    `INSERT INTO users (id, email, password_hash, created_at) VALUES ('admin', 'admin@herbs.test', '', 1)`,
  ).run()
  for (let number = 1; number <= readers; number++)
    await DB.prepare(
      `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, confirmed_at, source)
       VALUES (?1, ?1 || '@example.org', 1, 1, 1, 1, 'test')`,
    )
      .bind(`reader-${number}`)
      .run()
  let callsInAll = 0
  for (let schedule = 0; schedule < schedules; schedule++) {
    const id = `campaign-${schedule}`
    const { inboxes, calls } = await runSchedule(DB, id)
    const { failed = 0, ...settled } = await countDeliveries(DB, id)
    callsInAll += calls.length
    const requests = Map.groupBy(calls, ({ key }) => key)
    expect(settled, id).toEqual({ accepted: readers - failed })
    expect([...inboxes.values()], id).toEqual(Array.from({ length: readers - failed }, () => 1))
    for (const repeated of requests.values()) expect(new Set(repeated.map(({ body }) => body)).size, id).toBe(1)
    expect(await readCampaign(DB, id), id).toMatchObject({
      status: failed < readers ? 'sent' : 'failed',
      recipient_count: readers,
      delivered_count: readers - failed,
      failed_count: failed,
      unknown_count: 0,
    })
  }
  expect(callsInAll).toBeGreaterThan(schedules * 2)
  expect(await findInconsistencies(DB)).toEqual([])
}, 240_000)
