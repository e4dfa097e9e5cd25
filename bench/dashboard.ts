import type { D1Database } from '@cloudflare/workers-types'

import { maxMatches } from '#domain/users/user-filters.ts'
import { userQuery } from '#domain/users/users.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getOverview } from '#worker/features/overview/overview.service.ts'
import { listUsers } from '#worker/features/users/user-list.service.ts'

import { openSite } from '../e2e/site.ts'
import { createCtx, rowsRead, rowsReturned } from './bench-ctx.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const accounts = 1_000_000
const rowsInStatement = 5000
const maxOverviewRows = 200
const maxExtraRows = 3
/** Each match costs three row reads: the search table, the key index and the account. */
const rowsPerMatch = 3
const dayMs = 24 * 60 * 60 * 1000

const { atMost } = createFigureBuilder(
  `services on a local D1 that counts round trips and rows, with ${accounts.toLocaleString('en')} accounts`,
)

export async function measureDashboard(prebuiltWorkerDir: string): Promise<Figure[]> {
  const { db, close } = await openSite(prebuiltWorkerDir, {}, false)
  await addAccounts(db)
  const { ctx, recording } = asAdmin(db)
  await getOverview(ctx)
  const figures = [
    atMost('overview, round trips', recording.roundTrips, 1),
    atMost('overview, rows read', rowsRead(recording), maxOverviewRows),
  ]
  for (const query of [{}, { group: 'premium' }, { status: 'suspended' }, { order: 'name' }] as const)
    figures.push(...(await measureList(db, query)))
  figures.push(...(await measureSearch(db, 'reader-77')))
  await close()
  return figures
}

function asAdmin(db: D1Database): ReturnType<typeof createCtx> {
  const { ctx, recording } = createCtx(db)
  const admin: Ctx = { ...ctx, viewer: { role: 'admin', id: 'admin', email: '', reauthenticatedAt: ctx.now } }
  return { ctx: admin, recording }
}

async function measureList(db: D1Database, query: object): Promise<Figure[]> {
  const { ctx, recording } = asAdmin(db)
  await listUsers(ctx, userQuery.parse(query))
  const name = `users ${JSON.stringify(query)}`
  return [
    atMost(`${name}, round trips`, recording.roundTrips, 1),
    atMost(`${name}, rows read beyond those returned`, rowsRead(recording) - rowsReturned(recording), maxExtraRows),
  ]
}

async function measureSearch(db: D1Database, search: string): Promise<Figure[]> {
  const { ctx, recording } = asAdmin(db)
  await listUsers(ctx, userQuery.parse({ search }))
  const figure = `users, search ${search}, rows read for each of ${maxMatches} examined matches`
  return [atMost(figure, rowsRead(recording) / maxMatches, rowsPerMatch)]
}

/**
 * Adds accounts from the last three months. Every tenth is premium, every hundredth suspended. Replaces the triggers
 * with bulk updates, because the triggers would take ten minutes.
 */
async function addAccounts(db: D1Database): Promise<void> {
  await dropTriggers(db)
  const now = Date.now()
  for (let first = 1; first <= accounts; first += rowsInStatement) {
    const last = first + rowsInStatement - 1
    await db
      .prepare(
        `INSERT INTO users (id, email, password_hash, created_at, confirmed_at, premium_until, suspended_at, plan, search_key)
         WITH RECURSIVE numbers(n) AS (SELECT ?2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?3)
         SELECT printf('00000000-0000-4000-8000-%012x', n), 'reader-' || n || '@example.org', '', ?1 - (n % 90) * ${dayMs},
           ?1 - (n % 90) * ${dayMs}, CASE WHEN n % 10 = 0 THEN ?1 + ${dayMs} END, CASE WHEN n % 100 = 1 THEN ?1 END,
           CASE n % 10 WHEN 0 THEN 'premium' ELSE 'free' END, n
         FROM numbers`,
      )
      .bind(now, first, last)
      .run()
    await db
      .prepare(
        'INSERT INTO user_search(rowid, name, email) SELECT search_key, name, email FROM users WHERE search_key BETWEEN ? AND ?',
      )
      .bind(first, last)
      .run()
  }
  await db.prepare('UPDATE site_totals SET users = ? WHERE id = 1').bind(accounts).run()
}

async function dropTriggers(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'users' LIMIT 20`)
    .all<{ name: string }>()
  for (const { name } of results) await db.prepare(`DROP TRIGGER ${name}`).run()
}
