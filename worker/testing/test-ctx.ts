import { env } from 'cloudflare:workers'

import type { Viewer } from '#domain/permissions.ts'
import { createDb } from '#drizzle/db.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { createRead } from '#worker/core/read.ts'
import { edgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'

import { recordDb, type Recording } from './recorded-db.ts'

export const admin: Viewer = { role: 'admin', id: '00000000-0000-4000-8000-000000000001' }
export const member: Viewer = { role: 'member', id: '00000000-0000-4000-8000-000000000002' }

export type TestCtx = Ctx & {
  recording: Recording
  logged: { event: string; error?: unknown }[]
  settle: () => Promise<void>
}

type Given = { viewer?: Viewer; cache?: PlatformCache }

/** A ctx on the test database that records what reaches it; `settle` waits for what was put off. */
export function testCtx({ viewer = { role: 'visitor' }, cache }: Given = {}): TestCtx {
  const { db, recording } = recordDb(env.DB)
  const putOff: Promise<unknown>[] = []
  const logged: TestCtx['logged'] = []
  const testDb = createDb(db)
  return {
    db: testDb,
    read: createRead(testDb),
    viewer,
    now: Date.UTC(2026, 10, 21, 12),
    requestId: crypto.randomUUID(),
    networkAddress: '203.0.113.7',
    waitUntil: (work) => void putOff.push(work),
    cache: edgeCache(cache),
    config: { siteUrl: 'https://herbs.test', contactEmail: 'hello@herbs.test' },
    log: {
      error: (event, error) => void logged.push({ event, error }),
    },
    recording,
    logged,
    settle: async () => void (await Promise.all(putOff)),
  }
}
