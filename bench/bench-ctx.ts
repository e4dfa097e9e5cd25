import type { D1Database } from '@cloudflare/workers-types'

import { createDb } from '#drizzle/db.ts'
import { type Ctx, unlimitedBudget } from '#worker/core/ctx.ts'
import { consoleLog } from '#worker/core/log.ts'
import { createRead } from '#worker/core/read.ts'
import { createBurstLimiter } from '#worker/platform/bursts.ts'
import { createEdgeCache } from '#worker/platform/edge-cache.ts'
import { createLive } from '#worker/platform/live.ts'
import { createRefusingMail } from '#worker/platform/mail.ts'
import { recordDb, type Recording } from '#worker/testing/recorded-db.ts'

import { median } from './figures.ts'

/** Returns the ctx of a visitor's request, with a database that records its statements. */
export function createCtx(DB: D1Database): { ctx: Ctx; recording: Recording } {
  const { db, recording } = recordDb(DB)
  const benchDb = createDb(db)
  const ctx: Ctx = {
    db: benchDb,
    database: db,
    read: createRead(benchDb),
    viewer: { role: 'visitor' },
    now: Date.now(),
    requestId: 'bench',
    networkAddress: '',
    bookmark: () => null,
    waitUntil: () => undefined,
    cache: createEdgeCache(undefined),
    bursts: createBurstLimiter({}, 1),
    ai: { models: [] },
    jobs: { send: () => Promise.resolve() },
    budget: unlimitedBudget,
    live: createLive({
      getByName: () => {
        throw new Error('Nobody listens here.')
      },
    }),
    mail: createRefusingMail(consoleLog),
    push: { publicKey: null, send: () => Promise.resolve('refused') },
    campaignMail: { canSend: false, from: '', send: () => Promise.reject(new Error('Nothing is sent here.')) },
    config: {
      siteUrl: 'https://herbs.test',
      contactEmail: '',
      postalAddress: '',
      adminEmail: '',
      isLocal: false,
      limitFactor: 1,
      aiBudget: 0,
      botDailyMax: 24,
      areAdsOn: false,
      mailingSecret: 'of the bench alone',
      mailWebhookSecret: '',
      vapid: null,
      version: null,
    },
    log: consoleLog,
  }
  return { ctx, recording }
}

export function rowsRead({ executed }: Pick<Recording, 'executed'>): number {
  return executed.reduce((total, statement) => total + statement.rowsRead, 0)
}

export function rowsReturned({ executed }: Pick<Recording, 'executed'>): number {
  return executed.reduce((total, statement) => total + statement.rowsReturned, 0)
}

export function rowsWritten({ executed }: Pick<Recording, 'executed'>): number {
  return executed.reduce((total, statement) => total + statement.rowsWritten, 0)
}

export async function medianMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 50; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}
