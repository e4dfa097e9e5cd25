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
import { storedHerb } from './testing/herb-rows.ts'
import { type Route, listRoutes } from './testing/route-table.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'

const { now } = testCtx()
const [owner, stranger] = ['premium', 'stranger']
const unknownId = '30000000-0000-4000-8000-000000000000'
const keptBlend = '40000000-0000-4000-8000-000000000000'
/** Below every rate limit. */
const samples = 15

/** Routes for members with a row's id in their path. */
const routes = listRoutes().filter(({ path, policy }) => {
  const roles: readonly string[] = permissions[policy.permission]
  return path.includes(':id') && roles.includes('premium') && !roles.includes('visitor')
})

/** Routes with which any member may act on what everybody sees. */
const forEveryMember = [
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

const own = routes.filter(({ method, path }) => !forEveryMember.includes(`${method} ${path}`))

/** Tables that every request may change, and tables of the database itself. */
const ignoredTables = /^(?:_cf_|d1_|sqlite_|.*_fts|rate_limits|daily_salts)/

let otherSession = ''
let owners = ''
let ownersSession = ''
beforeEach(async () => {
  await setFacts('facts-1', [plainHerb('linden'), plainHerb(filledIds.herb)])
  for (const id of [owner, stranger]) await addAccount({ id, premiumUntil: now + 1 })
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  await fillSite({ db: env.DB, memberId: owner, adminId: admin.id, herb: storedHerb('linden'), text: 'A cup', now })
  await env.DB.batch([
    env.DB.prepare(`UPDATE user_herb_cabinet SET quantity = '50 g'`),
    env.DB.prepare(
      `INSERT INTO blend_suggestions (id, user_id, suggested_herbs, blend_name, description, preparation_method, benefits, blend, created_at)
       VALUES (?, ?, '[]', 'Kept', '', '', '[]', '{}', 1)`,
    ).bind(keptBlend, owner),
  ])
  owners = await addSession(owner, now)
  // Lasts as long as use would extend it to.
  otherSession = await addSession(stranger, now, { expiresAt: now + sessionDays * dayMs })
  ownersSession = hashToken(await addSession(owner, now))
})

const addressOf = (path: string, id: string) => path.replace(':id', id).replace(':kind', 'like')

function idOf(path: string): string {
  if (path.startsWith('/api/account/sessions')) return ownersSession
  return path.startsWith('/api/blends/saved') ? keptBlend : findFilledId(path)
}

const unknownIdOf = (path: string) => (path.startsWith('/api/account/sessions') ? 'f'.repeat(64) : unknownId)

const wasReached = (status: number) => status !== 404 && status !== 400

/** Returns the statuses of sample requests to the route, most of them valid, until one is `enough`. */
async function statusesOf(
  { method, path, validations }: Route,
  { as: session, id, enough = () => false }: { as: string; id: string; enough?: (status: number) => boolean },
): Promise<number[]> {
  const schema = validations.find(({ target }) => target === 'json')?.schema
  const random = createSeededRandom(7)
  const statuses: number[] = []
  for (let sample = 0; sample < samples && !statuses.some(enough); sample++) {
    const body = schema && createSample(toInputSchema(schema), random, Object.values(filledIds))
    statuses.push((await call(method, addressOf(path, id), { cookies: { session }, body })).status)
  }
  return statuses
}

/** Returns every row that a request of somebody else could harm. */
async function everyRow() {
  const { results } = await env.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all<{
    name: string
  }>()
  const names = results.map(({ name }) => name).filter((name) => !ignoredTables.test(name))
  return Promise.all(names.map(async (name) => [name, await readTable(name)]))
}

describe('another member’s row', () => {
  it.each(own.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is not found at %s, and stays unchanged',
    async (_, route) => {
      const id = idOf(route.path)
      const before = await everyRow()
      const answered = await statusesOf(route, { as: otherSession, id })
      expect(answered).toContain(404)
      expect(answered.filter(wasReached)).toEqual([])
      expect(await statusesOf(route, { as: otherSession, id: unknownIdOf(route.path) })).toEqual(answered)
      expect(await everyRow()).toEqual(before)
      expect((await statusesOf(route, { as: owners, id, enough: wasReached })).some(wasReached)).toBe(true)
    },
  )

  it('is covered by all routes with an id, except those on public content', () => {
    const others = routes.map(({ method, path }) => `${method} ${path}`).filter((name) => forEveryMember.includes(name))
    expect(others.toSorted()).toEqual(forEveryMember)
    expect(own.length).toBeGreaterThan(15)
  })
})
