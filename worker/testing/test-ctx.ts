import { env } from 'cloudflare:workers'

import type { Member, Viewer } from '#domain/permissions.ts'
import { createDb } from '#drizzle/db.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { createRead } from '#worker/core/read.ts'
import { edgeCache, type PlatformCache } from '#worker/platform/edge-cache.ts'
import type { Live } from '#worker/platform/live.ts'
import type { MailMessage } from '#worker/platform/mail.ts'

import { recordDb, type Recording } from './recorded-db.ts'

const now = Date.UTC(2026, 10, 21, 12)

export const admin: Member = {
  role: 'admin',
  id: '00000000-0000-4000-8000-000000000001',
  email: 'admin@herbs.test',
  provedAt: now,
}
export const member: Member = {
  role: 'member',
  id: '00000000-0000-4000-8000-000000000002',
  email: 'member@herbs.test',
  provedAt: now,
}

export type TestCtx = Ctx & {
  recording: Recording
  logged: { event: string; error?: unknown }[]
  sent: MailMessage[]
  /** Whose sockets were woken, spoken to or closed. */
  rung: { what: keyof Live; userId: string }[]
  settle: () => Promise<void>
}

type Given = { viewer?: Viewer; cache?: PlatformCache; live?: Live }

/** A ctx on the test database that records what reaches it; `settle` waits for what was put off. */
export function testCtx({ viewer = { role: 'visitor' }, cache, live }: Given = {}): TestCtx {
  const { db, recording } = recordDb(env.DB)
  const putOff: Promise<unknown>[] = []
  const logged: TestCtx['logged'] = []
  const sent: MailMessage[] = []
  const rung: TestCtx['rung'] = []
  const ring = (what: keyof Live) => async (userId: string) => void rung.push({ what, userId })
  const testDb = createDb(db)
  return {
    db: testDb,
    read: createRead(testDb),
    viewer,
    now,
    requestId: crypto.randomUUID(),
    networkAddress: '203.0.113.7',
    bookmark: () => null,
    waitUntil: (work) => void putOff.push(work),
    cache: edgeCache(cache),
    live: live ?? {
      wake: ring('wake'),
      say: ring('say'),
      hangUp: ring('hangUp'),
      connect: () => Promise.resolve(new Response(null)),
    },
    mail: { canSend: true, send: async (message) => void sent.push(message) },
    config: {
      siteUrl: 'https://herbs.test',
      contactEmail: 'hello@herbs.test',
      adminEmail: 'admin@herbs.test',
      isLocal: false,
      limitFactor: 1,
    },
    log: {
      error: (event, error) => void logged.push({ event, error }),
    },
    recording,
    logged,
    sent,
    rung,
    settle: async () => {
      while (putOff.length > 0) await Promise.all(putOff.splice(0))
    },
  }
}
