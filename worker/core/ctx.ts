import type { Viewer } from '#domain/permissions.ts'
import { createDb, type Db } from '#drizzle/db.ts'
import { type Ai, createAi } from '#worker/platform/ai.ts'
import { type BurstLimiter, createBurstLimiter } from '#worker/platform/bursts.ts'
import { type CampaignMail, createCampaignMail } from '#worker/platform/campaign-mail.ts'
import { type EdgeCache, createEdgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'
import { type Jobs, createJobs } from '#worker/platform/jobs.ts'
import { type Live, createLive } from '#worker/platform/live.ts'
import type { Mail } from '#worker/platform/mail.ts'

import { type Budget, unlimitedBudget } from './budget.ts'
import { type Config, type Env, readConfig } from './env.ts'
import type { Log } from './log.ts'
import { createRead, type Read } from './read.ts'

/**
 * Context of a request or job, with everything that a service may use. `now` is milliseconds since the epoch and stays
 * the same throughout a request. `networkAddress` is the reader's IP address as the platform reports it, empty for a
 * job. Hash it before you store or log it.
 */
export type Ctx = {
  db: Db
  /** The D1 binding: the same object for all requests of one isolate. */
  database: object
  read: Read
  viewer: Viewer
  now: number
  requestId: string
  networkAddress: string
  /** D1 bookmark of this request's latest query; null before the first. */
  bookmark: () => string | null
  waitUntil: (work: Promise<unknown>) => void
  cache: EdgeCache
  bursts: BurstLimiter
  ai: Ai
  jobs: Jobs
  live: Live
  mail: Mail
  campaignMail: CampaignMail
  budget: Budget
  config: Config
  log: Log
}

/** Execution context of the platform; `cache` is absent if the runtime doesn't simulate it. */
export type ExecutionContext = { waitUntil: (work: Promise<unknown>) => void; cache?: PlatformCache }

/** Database access of repos that read: `db` builds a query, `read` runs it. */
export type Reader = Pick<Ctx, 'db' | 'read'>

/**
 * Returns a reader for an object that outlives requests: it always reads the latest write and sends each query at once,
 * because no other query could share the round trip.
 */
export function createReader(env: Env): Reader {
  const db = createDb(env.DB.withSession('first-primary'))
  return { db, read: (query) => Promise.resolve(query) }
}

/** Creates the `mail` of a ctx. A local server stores mail in the database; a deployment sends it with a binding. */
export type MailFactory = (args: { env: Env; config: Config; db: Db; now: number; log: Log }) => Mail

/** Creates the `log` of a ctx, which may also count errors. */
export type LogFactory = (args: { requestId: string; db: Db; waitUntil: Ctx['waitUntil'] }) => Log

/** Implementations from features that the core needs. */
export type Dependencies = { createMail: MailFactory; createLog: LogFactory }

/**
 * Details of a request; a job has none. `bookmark` is the D1 bookmark of the member's last write, which the request
 * must be able to read.
 */
type RequestDetails = { networkAddress?: string | undefined; host?: string; bookmark?: string | undefined }

/**
 * Creates the ctx of one request or job. Reads may come from any database replica that is as recent as the bookmark.
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
    budget: unlimitedBudget,
    config,
    log,
  }
}
