import type { D1Database } from '@cloudflare/workers-types'

import { userQuery } from '#domain/users/users.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getOverview } from '#worker/features/overview/overview.service.ts'
import { listUsers } from '#worker/features/users/list.service.ts'

import { openSite } from '../e2e/site.ts'
import { createCtx, rowsRead, rowsReturned } from './bench-ctx.ts'
import { type Figure, measuredBy } from './figures.ts'

const accounts = 1_000_000
const rowsInStatement = 20_000
const overviewRowsMax = 200
const rowsBeyondMax = 3
/** A text search reads its matches up to here, each in the index and in its row. */
const searchRowsMax = 2 * 1000 + 10
const dayMs = 24 * 60 * 60 * 1000

const { atMost } = measuredBy(
  `services on a local D1 that counts round trips and rows, with ${accounts.toLocaleString('en')} accounts`,
)

/** What the administrator's overview and list of users cost on a large site. */
export async function measureDashboard(prebuiltWorkerDir: string): Promise<Figure[]> {
  const { db, close } = await openSite(prebuiltWorkerDir, {}, false)
  await addAccounts(db)
  const { ctx, recording } = asAdmin(db)
  await getOverview(ctx)
  const figures = [
    atMost('overview, round trips', recording.roundTrips, 1),
    atMost('overview, rows read', rowsRead(recording), overviewRowsMax),
  ]
  for (const query of [{}, { group: 'premium' }, { standing: 'suspended' }, { order: 'name' }] as const)
    figures.push(...(await measureList(db, query)))
  figures.push(...(await measureSearch(db, 'reader-77')))
  await close()
  return figures
}

function asAdmin(db: D1Database): ReturnType<typeof createCtx> {
  const { ctx, recording } = createCtx(db)
  const admin: Ctx = { ...ctx, viewer: { role: 'admin', id: 'admin', email: '', provedAt: ctx.now } }
  return { ctx: admin, recording }
}

async function measureList(db: D1Database, query: object): Promise<Figure[]> {
  const { ctx, recording } = asAdmin(db)
  await listUsers(ctx, userQuery.parse(query))
  const name = `users ${JSON.stringify(query)}`
  return [
    atMost(`${name}, round trips`, recording.roundTrips, 1),
    atMost(`${name}, rows read beyond those returned`, rowsRead(recording) - rowsReturned(recording), rowsBeyondMax),
  ]
}

async function measureSearch(db: D1Database, search: string): Promise<Figure[]> {
  const { ctx, recording } = asAdmin(db)
  await listUsers(ctx, userQuery.parse({ search }))
  return [atMost(`users, search ${search}, rows read`, rowsRead(recording), searchRowsMax)]
}

/** Accounts of the last three months: every tenth is premium, every hundredth suspended. */
async function addAccounts(db: D1Database): Promise<void> {
  const now = Date.now()
  for (let first = 1; first <= accounts; first += rowsInStatement)
    await db
      .prepare(
        `INSERT INTO users (id, email, password_hash, created_at, confirmed_at, premium_until, suspended_at)
         WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${first + rowsInStatement - 1})
         SELECT printf('%08x-0000-4000-8000-%012x', (n * 2654435761) % 4294967296, n), 'reader-' || n || '@example.org', '',
           ?1 - (n % 90) * ${dayMs}, ?1 - (n % 90) * ${dayMs}, CASE WHEN n % 10 = 0 THEN ?1 + ${dayMs} END, CASE WHEN n % 100 = 1 THEN ?1 END
         FROM numbers`,
      )
      .bind(now)
      .run()
}
