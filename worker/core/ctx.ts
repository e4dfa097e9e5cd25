import type { Viewer } from '#domain/permissions.ts'
import { createDb, type Db } from '#drizzle/db.ts'
import { type Ai, aiOf } from '#worker/platform/ai.ts'
import { type Bursts, burstsOf } from '#worker/platform/bursts.ts'
import { type CampaignMail, campaignMailOf } from '#worker/platform/campaign-mail.ts'
import { type EdgeCache, edgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'
import { type Jobs, queueJobs } from '#worker/platform/jobs.ts'
import { type Live, liveObjects } from '#worker/platform/live.ts'
import type { Mail } from '#worker/platform/mail.ts'

import { type Budget, noLimit } from './budget.ts'
import { type Config, type Env, readConfig } from './env.ts'
import type { Log } from './log.ts'
import { createRead, type Read } from './read.ts'

/**
 * What a service may use; `now` is milliseconds since the epoch, the same for all of one request. `networkAddress` is the
 * reader's as the platform saw it, empty for a job: it is never stored or logged as it stands.
 */
export type Ctx = {
  db: Db
  /** Identifies the database: the same object for all requests of one isolate. */
  database: object
  read: Read
  viewer: Viewer
  now: number
  requestId: string
  networkAddress: string
  /** How fresh the database was when this request last asked it; null before. */
  bookmark: () => string | null
  waitUntil: (work: Promise<unknown>) => void
  cache: EdgeCache
  bursts: Bursts
  ai: Ai
  jobs: Jobs
  live: Live
  mail: Mail
  campaignMail: CampaignMail
  budget: Budget
  config: Config
  log: Log
}

/** The platform's handle on one run of the worker; `cache` is missing where nothing simulates it. */
export type Run = { waitUntil: (work: Promise<unknown>) => void; cache?: PlatformCache }

/** What a repo reads with: `db` to say what, `read` to ask for it. */
export type Reader = Pick<Ctx, 'db' | 'read'>

/** What an object that outlives requests reads with: always what was written last, and at once, for nobody asks beside it. */
export function createReader(env: Env): Reader {
  const db = createDb(env.DB.withSession('first-primary'))
  return { db, read: (query) => Promise.resolve(query) }
}

/** How a ctx sends mail: the outbox of a machine of one's own needs the database, a deployment its binding. */
export type MailFor = (given: { env: Env; config: Config; db: Db; now: number; log: Log }) => Mail

/** Where a ctx logs: its features may count what goes wrong. */
export type LogFor = (given: { requestId: string; db: Db; waitUntil: Ctx['waitUntil'] }) => Log

/** What the core takes from features, by the one file that knows both. */
export type Dependencies = { mailFor: MailFor; logFor: LogFor }

/** What a request brings along; a job brings nothing. `bookmark` is how fresh the database has to be for whoever wrote last. */
type Asking = { networkAddress?: string | undefined; host?: string; bookmark?: string | undefined }

/** The ctx of one request or job; reads may come from any replica of the database that is as fresh as the bookmark. */
export function createCtx(env: Env, run: Run, { mailFor, logFor }: Dependencies, asking: Asking = {}): Ctx {
  const session = env.DB.withSession(asking.bookmark ?? 'first-unconstrained')
  const db = createDb(session)
  const config = readConfig(env, asking.host)
  const now = Date.now()
  const requestId = crypto.randomUUID()
  const waitUntil = (work: Promise<unknown>) => run.waitUntil(work)
  const log = logFor({ requestId, db, waitUntil })
  const mail = mailFor({ env, config, db, now, log })
  return {
    db,
    database: env.DB,
    read: createRead(db),
    viewer: { role: 'visitor' },
    now,
    requestId,
    networkAddress: asking.networkAddress ?? '',
    bookmark: () => session.getBookmark(),
    waitUntil,
    cache: edgeCache(run.cache),
    bursts: burstsOf(env, config.limitFactor),
    ai: aiOf(env),
    jobs: queueJobs(env.JOBS),
    live: liveObjects(env.LIVE),
    mail,
    campaignMail: campaignMailOf({ env, isLocal: config.isLocal, mail, log }),
    budget: noLimit,
    config,
    log,
  }
}
