import type { D1Database } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'

import type { PushMessage } from '#domain/notifications/push-messages.ts'
import type { Member, Viewer } from '#domain/permissions.ts'
import { createDb } from '#drizzle/db.ts'
import { type Ctx, unlimitedBudget } from '#worker/core/ctx.ts'
import type { Log } from '#worker/core/log.ts'
import { createRead } from '#worker/core/read.ts'
import { createBurstLimiter } from '#worker/platform/bursts.ts'
import type { CampaignRequest } from '#worker/platform/campaign-mail.ts'
import { createEdgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'
import type { JobMessage } from '#worker/platform/jobs.ts'
import type { Live } from '#worker/platform/live.ts'
import type { MailMessage } from '#worker/platform/mail.ts'
import type { PushTarget } from '#worker/platform/push.ts'

import { recordDb, type Recording } from './recorded-db.ts'

const now = Date.UTC(2026, 10, 21, 12)

export const admin: Member = {
  role: 'admin',
  id: '00000000-0000-4000-8000-000000000001',
  email: 'admin@herbs.test',
  reauthenticatedAt: now,
}
export const member: Member = {
  role: 'member',
  id: '00000000-0000-4000-8000-000000000002',
  email: 'member@herbs.test',
  reauthenticatedAt: now,
}

export type TestCtx = Ctx & {
  recording: Recording
  loggedErrors: { event: string; error?: unknown; fields?: Parameters<Log['error']>[2] }[]
  loggedInfos: { event: string; fields: Parameters<Log['info']>[1] }[]
  sentMails: MailMessage[]
  campaignRequests: CampaignRequest[]
  sentPushes: (PushTarget & PushMessage)[]
  queuedMessages: JobMessage[]
  liveCalls: { method: keyof Live; userId: string }[]
  settle: () => Promise<void>
}

type TestCtxOptions = {
  viewer?: Viewer
  cache?: PlatformCache
  live?: Live
  database?: D1Database
  countsRows?: boolean
}

/**
 * Returns a ctx that uses the test database and records its effects. Without `countsRows`, the ctx is faster but counts
 * no rows. `settle` waits for deferred work.
 */
export function testCtx(options: TestCtxOptions = {}): TestCtx {
  const { viewer = { role: 'visitor' }, cache, live, database = env.DB, countsRows = true } = options
  const { db, recording } = recordDb(database, countsRows)
  const deferredWork: Promise<unknown>[] = []
  const loggedErrors: TestCtx['loggedErrors'] = []
  const loggedInfos: TestCtx['loggedInfos'] = []
  const sentMails: MailMessage[] = []
  const campaignRequests: CampaignRequest[] = []
  const sentPushes: TestCtx['sentPushes'] = []
  const queuedMessages: JobMessage[] = []
  const liveCalls: TestCtx['liveCalls'] = []
  const record = (method: keyof Live) => async (userId: string) => void liveCalls.push({ method, userId })
  const testDb = createDb(db)
  return {
    db: testDb,
    database: db,
    read: createRead(testDb),
    viewer,
    now,
    requestId: crypto.randomUUID(),
    networkAddress: '203.0.113.7',
    bookmark: () => null,
    waitUntil: (work) => void deferredWork.push(work),
    cache: createEdgeCache(cache),
    bursts: createBurstLimiter({}, 1),
    live: live ?? {
      wake: record('wake'),
      broadcast: record('broadcast'),
      closeSockets: record('closeSockets'),
      connect: () => Promise.resolve(new Response(null)),
    },
    ai: { models: [] },
    campaignMail: {
      canSend: true,
      from: 'news@herbs.test',
      send: async (request) => {
        campaignRequests.push(request)
        return { kind: 'accepted', refusedEmails: [] }
      },
    },
    push: {
      publicKey: 'a public key',
      send: async (target, message) => {
        sentPushes.push({ ...target, ...message })
        return 'sent'
      },
    },
    jobs: { send: async (message) => void queuedMessages.push(message) },
    budget: unlimitedBudget,
    mail: { canSend: true, send: async (message) => void sentMails.push(message) },
    config: {
      siteUrl: 'https://herbs.test',
      contactEmail: 'hello@herbs.test',
      postalAddress: '1 Tea Lane, Herbtown',
      adminEmail: 'admin@herbs.test',
      isLocal: false,
      limitFactor: 1,
      aiBudget: 10_000_000,
      botDailyMax: 24,
      areAdsOn: false,
      mailingSecret: 'of the tests alone',
      mailWebhookSecret: 'whsec_b2YgdGhlIHRlc3RzIGFsb25l',
      vapid: null,
      version: { commit: 'abc123', deployedAt: '2026-11-20T12:00:00.000Z' },
    },
    log: {
      info: (event, fields) => void loggedInfos.push({ event, fields }),
      error: (event, error, fields) => void loggedErrors.push({ event, error, ...(fields && { fields }) }),
    },
    recording,
    loggedErrors,
    loggedInfos,
    sentMails,
    campaignRequests,
    sentPushes,
    queuedMessages,
    liveCalls,
    settle: async () => {
      while (deferredWork.length > 0) await Promise.all(deferredWork.splice(0))
    },
  }
}

/** Runs `action` after each read of the ctx, before the caller continues. Simulates a concurrent change. */
export function runAfterReads(ctx: TestCtx, action: () => unknown): void {
  const { read } = ctx
  ctx.read = (query) => read(query).finally(action)
}
