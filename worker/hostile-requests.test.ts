import { beforeEach, describe, expect, it } from 'vitest'

import { errorCodes } from '#domain/errors.ts'

import { app } from './app.ts'
import { getPolicy } from './core/policy.ts'
import { chooseSize } from './faults/run-settings.ts'
import { runSequentially } from './features/status/job-runs.service.ts'
import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import {
  fieldNames,
  type HostileBody,
  hostileHeaders,
  hostileQueries,
  oversizedRequests,
  unexpectedBodies,
  oversizedBody,
  unreadableBodies,
} from './testing/hostile-requests.ts'
import { groupByFeature, splitRoutes } from './testing/route-table.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const routes = app.routes
  .filter(({ handler }) => getPolicy(handler))
  .map(({ method, path }, index) => ({
    index,
    method: method === 'ALL' ? 'PATCH' : method,
    path: path
      .replace(/:file\{.*\}/, 'linden.png')
      .replaceAll(/:\w+/g, '10000000-0000-4000-8000-000000000000')
      .replace('*', 'nowhere'),
  }))
const changing = routes.filter(({ method }) => method !== 'GET')

/** Samples of each kind per route; the next route gets the next ones, so that all of them are used many times. */
const perRoute = chooseSize({ short: 1, full: 8 })
function someFor<One>({ index }: { index: number }, all: readonly One[], count = perRoute): One[] {
  const from = (index * count) % all.length
  return [...all.slice(from), ...all.slice(0, from)].slice(0, count)
}

type Sent = { query?: string; headers?: Record<string, string>; hostileBody?: HostileBody }
type Route = Pick<(typeof routes)[number], 'method' | 'path'>

let session = ''
const signIn = async () => void (session = await addSession(admin.id, testCtx().now))

// A job has run, so that the health check passes.
beforeEach(async () => {
  await runSequentially(testCtx(), 'minute', [{ name: 'any', run: () => Promise.resolve() }])
  await setFacts('facts-1', [plainHerb('linden')])
  await signIn()
})

/** Sends a request as the administrator, who gets furthest, and returns its status. */
async function statusOf(
  { method, path }: Route,
  { query = '', headers: extraHeaders = {}, hostileBody }: Sent,
): Promise<number> {
  const ctx = testCtx({ countsRows: false })
  ctx.config = { ...ctx.config, limitFactor: 1_000_000 }
  const headers = new Headers({ Origin: site, Cookie: cookieHeader({ session }), ...extraHeaders })
  if (hostileBody) headers.set('Content-Type', hostileBody.type)
  const response = await visit(path + query, { method, headers, ...(hostileBody && { body: hostileBody.body() }) }, ctx)
  const text = await response.text()
  await ctx.settle()
  if (response.status >= 400 && !/^<!doctype html>/i.test(text)) expect(JSON.parse(text)).toMatchObject(envelope(ctx))
  return response.status
}

const envelope = ({ requestId }: { requestId: string }) => ({
  error: {
    code: expect.toSatisfy((code: string) => Object.hasOwn(errorCodes, code)),
    message: expect.any(String),
    requestId,
  },
})

/**
 * Expects a 4xx status for each unreadable body. A route that ignores the body may instead answer as it would without
 * one.
 */
async function refuseUnreadable(route: (typeof routes)[number]): Promise<void> {
  const bare = await statusOf(route, {})
  for (const hostileBody of someFor(route, unreadableBodies, perRoute * 2)) {
    const status = await statusOf(route, { hostileBody })
    const isRefused = status >= 400 && status < 500
    expect(isRefused || status === bare, `${nameOf(route)}, ${hostileBody.description}: ${status}`).toBe(true)
  }
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`

it('includes the fields of many forms in the hostile requests', () => {
  expect(fieldNames).toEqual(
    expect.arrayContaining(['password', 'search', 'ingredients', 'answers', 'subject', 'page']),
  )
})

describe('a hostile body', () => {
  it.each(groupByFeature(changing))('is refused at %s, or ignored', async (_, ofFeature) => {
    for (const route of ofFeature) {
      // Many routes end the session, so each one gets its own.
      await signIn()
      expect(await statusOf(route, { hostileBody: oversizedBody }), nameOf(route)).toBe(413)
      for (const hostileBody of someFor(route, unexpectedBodies, perRoute * 2))
        expect(await statusOf(route, { hostileBody }), `${nameOf(route)}, ${hostileBody.description}`).toBeLessThan(500)
      await refuseUnreadable(route)
      expect(Reflect.get({}, 'role'), nameOf(route)).toBeUndefined()
    }
  })

  it.each([
    ['PUT', '/api/bot/settings'],
    ['POST', '/api/bot/runs'],
    ['POST', '/api/blends'],
    ['POST', '/api/session'],
  ])('is refused at %s %s, where defaults could replace it', async (method, path) => {
    for (const hostileBody of unreadableBodies)
      expect([hostileBody.description, await statusOf({ method, path }, { hostileBody })]).toEqual([
        hostileBody.description,
        400,
      ])
  })
})

describe('a hostile address or header', () => {
  it.each(splitRoutes(routes, 20))('breaks nothing, from %s on', async (_, some) => {
    for (const route of some) {
      await signIn()
      for (const query of someFor(route, hostileQueries))
        expect(await statusOf(route, { query }), nameOf(route) + query.slice(0, 80)).toBeLessThan(500)
      for (const headers of someFor(route, hostileHeaders))
        expect(await statusOf(route, { headers }), `${nameOf(route)}, ${Object.keys(headers).join()}`).toBeLessThan(500)
    }
  })

  it('is refused if it is too long, before any query', async () => {
    for (const { query, headers } of oversizedRequests) {
      const ctx = testCtx()
      const response = await visit(`/api/recipes${query}`, { headers }, ctx)
      expect([response.status, ctx.recording.roundTrips]).toEqual([413, 0])
      expect(await response.json()).toMatchObject(envelope(ctx))
    }
  })
})
