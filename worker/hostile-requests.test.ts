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
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
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
const changingRoutes = routes.filter(({ method }) => method !== 'GET')

/** Samples of each kind per route. Each route gets different samples, so that together the routes use all of them. */
const samplesPerRoute = chooseSize({ short: 1, full: 8 })
function selectSamples<Sample>(
  { index }: { index: number },
  samples: readonly Sample[],
  count = samplesPerRoute,
): Sample[] {
  const offset = (index * count) % samples.length
  return [...samples.slice(offset), ...samples.slice(0, offset)].slice(0, count)
}

type RequestOptions = { query?: string; headers?: Record<string, string>; hostileBody?: HostileBody }
type Route = Pick<(typeof routes)[number], 'method' | 'path'>

let session = ''
const signIn = async () => void (session = await addSession(admin.id, testCtx().now))

// The health check fails until a job has run.
beforeEach(async () => {
  await runSequentially(testCtx(), 'minute', [{ name: 'any', run: () => Promise.resolve() }])
  await setFacts('facts-1', [createPlainHerb('linden')])
  await signIn()
})

async function requestStatus(
  { method, path }: Route,
  { query = '', headers: extraHeaders = {}, hostileBody }: RequestOptions,
): Promise<number> {
  const ctx = testCtx({ countsRows: false })
  ctx.config = { ...ctx.config, limitFactor: 1_000_000 }
  const headers = new Headers({ Origin: site, Cookie: cookieHeader({ session }), ...extraHeaders })
  if (hostileBody) headers.set('Content-Type', hostileBody.type)
  const response = await visit(path + query, { method, headers, ...(hostileBody && { body: hostileBody.body() }) }, ctx)
  const text = await response.text()
  await ctx.settle()
  // Pages and links show a text, and the Model Context Protocol has errors of its own.
  const isText = response.headers.get('Content-Type')?.startsWith('text/') && !path.startsWith('/api/')
  if (response.status >= 400 && !isText && !text.startsWith('{"jsonrpc":"2.0","error":{"code":-'))
    expect(JSON.parse(text)).toMatchObject(expectedEnvelope(ctx))
  return response.status
}

const expectedEnvelope = ({ requestId }: { requestId: string }) => ({
  error: {
    code: expect.toSatisfy((code: string) => Object.hasOwn(errorCodes, code)),
    message: expect.any(String),
    requestId,
  },
})

/** Expects a 4xx status for each unreadable body. Routes that ignore the body may respond as if there were none. */
async function expectUnreadableRefused(route: (typeof routes)[number]): Promise<void> {
  const statusWithoutBody = await requestStatus(route, {})
  for (const hostileBody of selectSamples(route, unreadableBodies, samplesPerRoute * 2)) {
    const status = await requestStatus(route, { hostileBody })
    const isRefused = status >= 400 && status < 500
    expect(
      isRefused || status === statusWithoutBody,
      `${routeName(route)}, ${hostileBody.description}: ${status}`,
    ).toBe(true)
  }
}

const routeName = ({ method, path }: Route) => `${method} ${path}`

it('uses the field names of many forms in hostile requests', () => {
  expect(fieldNames).toEqual(
    expect.arrayContaining(['password', 'search', 'ingredients', 'answers', 'subject', 'page']),
  )
})

describe('a hostile body', () => {
  it.each(groupByFeature(changingRoutes))('is refused at %s, or ignored', async (_, routesOfFeature) => {
    for (const route of routesOfFeature) {
      // Signs in for each route, because many routes end the session.
      await signIn()
      expect(await requestStatus(route, { hostileBody: oversizedBody }), routeName(route)).toBe(413)
      for (const hostileBody of selectSamples(route, unexpectedBodies, samplesPerRoute * 2))
        expect(
          await requestStatus(route, { hostileBody }),
          `${routeName(route)}, ${hostileBody.description}`,
        ).toBeLessThan(500)
      await expectUnreadableRefused(route)
      expect(Reflect.get({}, 'role'), routeName(route)).toBeUndefined()
    }
  })

  it.each([
    ['PUT', '/api/bot/settings'],
    ['POST', '/api/bot/runs'],
    ['POST', '/api/blends'],
    ['POST', '/api/session'],
  ])('is refused at %s %s, where defaults could replace it', async (method, path) => {
    for (const hostileBody of unreadableBodies)
      expect([hostileBody.description, await requestStatus({ method, path }, { hostileBody })]).toEqual([
        hostileBody.description,
        400,
      ])
  })
})

describe('a hostile address or header', () => {
  it.each(splitRoutes(routes, 20))('causes no server error, from %s on', async (_, routesOfPart) => {
    for (const route of routesOfPart) {
      await signIn()
      for (const query of selectSamples(route, hostileQueries))
        expect(await requestStatus(route, { query }), routeName(route) + query.slice(0, 80)).toBeLessThan(500)
      for (const headers of selectSamples(route, hostileHeaders))
        expect(
          await requestStatus(route, { headers }),
          `${routeName(route)}, ${Object.keys(headers).join()}`,
        ).toBeLessThan(500)
    }
  })

  it('is refused if it is too long, before any query', async () => {
    for (const { query, headers } of oversizedRequests) {
      const ctx = testCtx()
      const response = await visit(`/api/recipes${query}`, { headers }, ctx)
      expect([response.status, ctx.recording.roundTrips]).toEqual([413, 0])
      expect(await response.json()).toMatchObject(expectedEnvelope(ctx))
    }
  })
})
