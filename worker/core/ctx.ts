import type { Viewer } from '#domain/permissions.ts'
import { createDb, type Db } from '#drizzle/db.ts'
import { type EdgeCache, edgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'

import { type Config, type Env, readConfig } from './env.ts'
import { consoleLog, type Log } from './log.ts'

/** What a service may use; `now` is milliseconds since the epoch, the same for all of one request. */
export type Ctx = {
  db: Db
  viewer: Viewer
  now: number
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
  cache: EdgeCache
  config: Config
  log: Log
}

/** The platform's handle on one run of the worker; `cache` is missing where nothing simulates it. */
export type Run = { waitUntil: (work: Promise<unknown>) => void; cache?: PlatformCache }

/** The ctx of one request or job; reads may come from any replica of the database. */
export function createCtx(env: Env, run: Run): Ctx {
  return {
    db: createDb(env.DB.withSession('first-unconstrained')),
    viewer: { role: 'visitor' },
    now: Date.now(),
    requestId: crypto.randomUUID(),
    waitUntil: (work) => run.waitUntil(work),
    cache: edgeCache(run.cache),
    config: readConfig(env),
    log: consoleLog,
  }
}
