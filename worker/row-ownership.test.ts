import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs } from '#domain/durations.ts'
import { permissions } from '#domain/permissions.ts'
import { createSeededRandom } from '#domain/random.ts'
import { sessionDays } from '#domain/retention.ts'
import { toInputSchema, createSample } from '#domain/testing/schema-samples.ts'

import { hashToken } from './core/tokens.ts'
import { addAccount, addSession, readTable } from './testing/account-rows.ts'
import { call } from './testing/call.ts'
import { findFilledId } from './testing/filled-ids.ts'
import { filledIds, fillSite } from './testing/filled-site.ts'
import { createStoredHerb } from './testing/herb-rows.ts'
import { type Route, listRoutes } from './testing/route-table.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'

const { now } = testCtx()
const [owner, stranger] = ['premium', 'stranger']
const unknownId = '30000000-0000-4000-8000-000000000000'
const savedBlendId = '40000000-0000-4000-8000-000000000000'
/** Requests per route, below every rate limit. */
const samplesPerRoute = 15

/** Members' routes with a row id in the path. */
const routes = listRoutes().filter(({ path, policy }) => {
  const roles: readonly string[] = permissions[policy.permission]
  return path.includes(':id') && roles.includes('premium') && !roles.includes('visitor')
})

/** Routes on shared content, which every member may use. */
const routesForEveryMember = [
  'DELETE /api/community/posts/:id/follow',
  'DELETE /api/community/posts/:id/like',
  'DELETE /api/favourites/:id/:kind',
  'DELETE /api/ratings/:id',
  'GET /api/community/posts/:id/people',
  'GET /api/ratings/:id',
  'POST /api/community/posts/:id/replies',
  'PUT /api/community/posts/:id/follow',
  'PUT /api/community/posts/:id/like',
  'PUT /api/favourites/:id/:kind',
  'PUT /api/ratings/:id',
]

const ownerRoutes = routes.filter(({ method, path }) => !routesForEveryMember.includes(`${method} ${path}`))

/** Tables that any request may change, and internal database tables. */
const ignoredTables = /^(?:_cf_|d1_|sqlite_|.*_fts|rate_limits|daily_salts)/

let strangerSession = ''
let ownerSession = ''
let ownerSessionId = ''
beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb(filledIds.herb)])
  for (const id of [owner, stranger]) await addAccount({ id, premiumUntil: now + 1 })
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  await fillSite({
    db: env.DB,
    memberId: owner,
    adminId: admin.id,
    herb: createStoredHerb('linden'),
    text: 'A cup',
    now,
  })
  await env.DB.batch([
    env.DB.prepare(`UPDATE user_herb_cabinet SET quantity = '50 g'`),
    env.DB.prepare(
      `INSERT INTO blend_suggestions (id, user_id, suggested_herbs, blend_name, description, preparation_method, benefits, blend, created_at)
       VALUES (?, ?, '[]', 'Kept', '', '', '[]', '{}', 1)`,
    ).bind(savedBlendId, owner),
  ])
  ownerSession = await addSession(owner, now)
  // The session already has the maximum lifetime, so requests don't extend it.
  strangerSession = await addSession(stranger, now, { expiresAt: now + sessionDays * dayMs })
  ownerSessionId = hashToken(await addSession(owner, now))
  await env.DB.prepare(
    `INSERT INTO push_subscriptions (session_hash, user_id, endpoint, p256dh, auth, created_at, used_at)
     VALUES (?, ?, 'https://fcm.googleapis.com/a', '', '', 1, 1)`,
  )
    .bind(ownerSessionId, owner)
    .run()
})

const fillPath = (path: string, id: string) =>
  path.replace(':id', id).replace(':kind', 'like').replace(':brew', filledIds.ownBrew)

/** True for a route whose `:id` is the hash of a session. */
const hasSessionId = (path: string) => /^\/api\/(?:account\/sessions|notifications\/devices)/.test(path)

function findId(path: string): string {
  if (hasSessionId(path)) return ownerSessionId
  return path.startsWith('/api/blends/saved') ? savedBlendId : findFilledId(path)
}

const findUnknownId = (path: string) => (hasSessionId(path) ? 'f'.repeat(64) : unknownId)

const isFound = (status: number) => status !== 404 && status !== 400

/**
 * Sends mostly valid sample requests to the route and returns their statuses. Stops when `isEnough` returns true for a
 * status.
 */
async function listStatuses(
  { method, path, validations }: Route,
  { session, id, isEnough = () => false }: { session: string; id: string; isEnough?: (status: number) => boolean },
): Promise<number[]> {
  const schema = validations.find(({ target }) => target === 'json')?.schema
  const random = createSeededRandom(7)
  const statuses: number[] = []
  for (let sample = 0; sample < samplesPerRoute && !statuses.some(isEnough); sample++) {
    const body = schema && createSample(toInputSchema(schema), random, Object.values(filledIds))
    statuses.push((await call(method, fillPath(path, id), { cookies: { session }, body })).status)
  }
  return statuses
}

async function readProtectedRows() {
  const { results } = await env.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all<{
    name: string
  }>()
  const tableNames = results.map(({ name }) => name).filter((name) => !ignoredTables.test(name))
  return Promise.all(tableNames.map(async (name) => [name, await readTable(name)]))
}

describe('another member’s row', () => {
  it.each(ownerRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is not found at %s, and remains unchanged',
    async (_, route) => {
      const id = findId(route.path)
      const rowsBefore = await readProtectedRows()
      const statuses = await listStatuses(route, { session: strangerSession, id })
      expect(statuses).toContain(404)
      expect(statuses.filter(isFound)).toEqual([])
      expect(await listStatuses(route, { session: strangerSession, id: findUnknownId(route.path) })).toEqual(statuses)
      expect(await readProtectedRows()).toEqual(rowsBefore)
      expect((await listStatuses(route, { session: ownerSession, id, isEnough: isFound })).some(isFound)).toBe(true)
    },
  )

  it('is covered by all routes with an id, except those on public content', () => {
    const routeNames = routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => routesForEveryMember.includes(name))
    expect(routeNames.toSorted()).toEqual(routesForEveryMember)
    expect(ownerRoutes.length).toBeGreaterThan(15)
  })
})
