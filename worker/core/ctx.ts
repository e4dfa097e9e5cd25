import type { Viewer } from '#domain/permissions.ts'
import { createDb, type Db } from '#drizzle/db.ts'
import { type EdgeCache, edgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'

import { type Config, type Env, readConfig } from './env.ts'
import { consoleLog, type Log } from './log.ts'
import { createRead, type Read } from './read.ts'

/**
 * What a service may use; `now` is milliseconds since the epoch, the same for all of one request. `networkAddress` is the
 * reader's as the platform saw it, empty for a job: it is never stored or logged as it stands.
 */
export type Ctx = {
  db: Db
  read: Read
  viewer: Viewer
  now: number
  requestId: string
  networkAddress: string
  waitUntil: (work: Promise<unknown>) => void
  cache: EdgeCache
  config: Config
  log: Log
}

/** The platform's handle on one run of the worker; `cache` is missing where nothing simulates it. */
export type Run = { waitUntil: (work: Promise<unknown>) => void; cache?: PlatformCache }

/** What a repo reads with: `db` to say what, `read` to ask for it. */
export type Reader = Pick<Ctx, 'db' | 'read'>

/** The ctx of one request or job; reads may come from any replica of the database. */
export function createCtx(env: Env, run: Run, networkAddress = ''): Ctx {
  const db = createDb(env.DB.withSession('first-unconstrained'))
  return {
    db,
    read: createRead(db),
    viewer: { role: 'visitor' },
    now: Date.now(),
    requestId: crypto.randomUUID(),
    networkAddress,
    waitUntil: (work) => run.waitUntil(work),
    cache: edgeCache(run.cache),
    config: readConfig(env),
    log: consoleLog,
  }
}
