import type { Viewer } from '#domain/permissions.ts'
import { createDb, type Db } from '#drizzle/db.ts'
import { type Ai, createAi } from '#worker/platform/ai.ts'
import { type BurstLimiter, createBurstLimiter } from '#worker/platform/bursts.ts'
import { type CampaignMail, createCampaignMail } from '#worker/platform/campaign-mail.ts'
import { type EdgeCache, createEdgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'
import { type Jobs, createJobs } from '#worker/platform/jobs.ts'
import { type Live, createLive } from '#worker/platform/live.ts'
import type { Mail } from '#worker/platform/mail.ts'
import { createPush, type Push } from '#worker/platform/push.ts'

import { type Config, type Env, readConfig } from './env.ts'
import type { Log } from './log.ts'
import { createRead, type Read } from './read.ts'

/**
 * Context of a request or job. `now` is milliseconds since the epoch and stays the same throughout. `networkAddress` is
 * the reader's IP address, or an empty string for a job. Hash the address before you store or log it.
 */
export type Ctx = {
  db: Db
  /** D1 binding. All requests of one isolate share this object. */
  database: object
  read: Read
  viewer: Viewer
  now: number
  requestId: string
  networkAddress: string
  /** Returns the D1 bookmark after this request's latest query, or null before the first query. */
  bookmark: () => string | null
  waitUntil: (work: Promise<unknown>) => void
  cache: EdgeCache
  bursts: BurstLimiter
  ai: Ai
  jobs: Jobs
  live: Live
  mail: Mail
  campaignMail: CampaignMail
  push: Push
  budget: Budget
  config: Config
  log: Log
}

/**
 * `hasRoom` returns false when the run has used up its calls or its time. The next run then does the remaining work.
 */
export type Budget = { hasRoom: () => boolean }

/** Unlimited budget for a request. A request makes few calls and, unlike a job, can't leave work to a later run. */
export const unlimitedBudget: Budget = { hasRoom: () => true }

/** Execution context of the platform. `cache` is absent if the runtime doesn't simulate the cache. */
export type ExecutionContext = { waitUntil: (work: Promise<unknown>) => void; cache?: PlatformCache }

/** Database access for read-only repos. `db` builds a query and `read` runs it. */
export type Reader = Pick<Ctx, 'db' | 'read'>

/**
 * Returns a reader for an object that outlives requests. The reader always sees the latest write. It sends each query
 * at once, because there are no other queries to combine.
 */
export function createReader(env: Env): Reader {
  const db = createDb(env.DB.withSession('first-primary'))
  return { db, read: (query) => Promise.resolve(query) }
}

/** Creates `ctx.mail`. A local server stores emails in the database; a deployment sends them. */
export type MailFactory = (args: { env: Env; config: Config; db: Db; now: number; log: Log }) => Mail

/** Creates `ctx.log`, which may also count errors. */
export type LogFactory = (args: { requestId: string; db: Db; waitUntil: Ctx['waitUntil'] }) => Log

/** Feature code that the core needs. */
export type Dependencies = { createMail: MailFactory; createLog: LogFactory }

/** Details of a request; a job has none. `bookmark` is the D1 bookmark after the member's last write. */
type RequestDetails = { networkAddress?: string | undefined; host?: string; bookmark?: string | undefined }

/**
 * Creates the ctx of one request or job. Reads may use any database replica that is at least as recent as the bookmark.
 */
export function createCtx(
  env: Env,
  run: ExecutionContext,
  { createMail, createLog }: Dependencies,
  details: RequestDetails = {},
): Ctx {
  const session = env.DB.withSession(details.bookmark ?? 'first-unconstrained')
  const db = createDb(session)
  const config = readConfig(env, details.host)
  const now = Date.now()
  const requestId = crypto.randomUUID()
  const waitUntil = (work: Promise<unknown>) => run.waitUntil(work)
  const log = createLog({ requestId, db, waitUntil })
  const mail = createMail({ env, config, db, now, log })
  return {
    db,
    database: env.DB,
    read: createRead(db),
    viewer: { role: 'visitor' },
    now,
    requestId,
    networkAddress: details.networkAddress ?? '',
    bookmark: () => session.getBookmark(),
    waitUntil,
    cache: createEdgeCache(run.cache),
    bursts: createBurstLimiter(env, config.limitFactor),
    ai: createAi(env),
    jobs: createJobs(env.JOBS),
    live: createLive(env.LIVE),
    mail,
    campaignMail: createCampaignMail({ env, isLocal: config.isLocal, mail, log }),
    push: createPush(config, log),
    budget: unlimitedBudget,
    config,
    log,
  }
}
