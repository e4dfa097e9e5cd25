import { beforeEach, describe, expect, it } from 'vitest'

import { errorCodes } from '#domain/errors.ts'

import { app } from './app.ts'
import { policyOf } from './core/policy.ts'
import { runCron } from './cron.ts'
import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import {
  fieldNames,
  type HostileBody,
  hostileHeaders,
  hostileQueries,
  longHeads,
  misplaced,
  tooLong,
  unreadable,
} from './testing/hostile-requests.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const routes = app.routes
  .filter(({ handler }) => policyOf(handler))
  .map(({ method, path }) => ({
    method: method === 'ALL' ? 'PATCH' : method,
    path: path
      .replace(/:file\{.*\}/, 'linden.png')
      .replaceAll(/:\w+/g, '10000000-0000-4000-8000-000000000000')
      .replace('*', 'nowhere'),
  }))
const changing = routes.filter(({ method }) => method !== 'GET')

type Sent = { query?: string; headers?: Record<string, string>; given?: HostileBody }
type Route = (typeof routes)[number]

let session = ''
// The jobs have run: the site is well.
beforeEach(async () => {
  await runCron(testCtx(), '* * * * *')
  await setFacts('facts-1', [plainHerb('linden')])
  session = await addSession(admin.id, testCtx().now)
})

/** As the administrator, who gets furthest. */
async function statusOf({ method, path }: Route, { query = '', headers: further = {}, given }: Sent): Promise<number> {
  const ctx = testCtx()
  const headers = new Headers({ Origin: site, Cookie: cookieHeader({ session }), ...further })
  if (given) headers.set('Content-Type', given.type)
  const response = await visit(path + query, { method, headers, ...(given && { body: given.body() }) }, ctx)
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

/** A route that reads no body answers as without one. */
async function refuseUnreadable(route: Route): Promise<void> {
  const bare = await statusOf(route, {})
  for (const given of unreadable) {
    const status = await statusOf(route, { given })
    const isRefused = status >= 400 && status < 500
    expect(isRefused || status === bare, `${given.what}: ${status}`).toBe(true)
  }
}

it('hostile requests know the fields of every form', () => {
  expect(fieldNames).toEqual(
    expect.arrayContaining(['password', 'search', 'ingredients', 'answers', 'subject', 'page']),
  )
})

describe('a hostile body', () => {
  it.each(changing)('is refused at $method $path, or nothing of it is read', async (route) => {
    expect(await statusOf(route, { given: tooLong })).toBe(413)
    for (const given of misplaced) expect(await statusOf(route, { given }), given.what).toBeLessThan(500)
    await refuseUnreadable(route)
  })

  it.each([
    ['PUT', '/api/bot/settings'],
    ['POST', '/api/bot/runs'],
    ['POST', '/api/blends'],
    ['POST', '/api/session'],
  ])('is refused at %s %s, where defaults could stand for it', async (method, path) => {
    for (const given of unreadable)
      expect([given.what, await statusOf({ method, path }, { given })]).toEqual([given.what, 400])
  })
})

describe('a hostile head', () => {
  it.each(routes)('fails nothing at $method $path', async (route) => {
    for (const query of hostileQueries) expect(await statusOf(route, { query }), query.slice(0, 80)).toBeLessThan(500)
    for (const headers of hostileHeaders)
      expect(await statusOf(route, { headers }), Object.keys(headers).join()).toBeLessThan(500)
  })

  it('is refused when it is too long, before anything is asked', async () => {
    for (const { query, headers } of longHeads) {
      const ctx = testCtx()
      const response = await visit(`/api/recipes${query}`, { headers }, ctx)
      expect([response.status, ctx.recording.roundTrips]).toEqual([413, 0])
      expect(await response.json()).toMatchObject(envelope(ctx))
    }
  })
})
