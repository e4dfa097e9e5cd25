import { beforeEach, describe, expect, it } from 'vitest'

import { app } from './app.ts'
import { getPolicy } from './core/policy.ts'
import { acceptsAnyOrigin } from './core/request.ts'
import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const otherOrigins = [
  undefined,
  'null',
  'https://elsewhere.test',
  'http://herbs.test',
  `${site}:8443`,
  `${site}.evil.test`,
]
const contentTypes = [
  undefined,
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]

const changingRoutes = app.routes
  .filter(({ method, handler }) => getPolicy(handler) && method !== 'GET')
  .map(({ method, path }) => ({ method: method === 'ALL' ? 'PATCH' : method, path: path.replace(/:\w+|\*/, '1') }))

const exemptRoutes = changingRoutes.filter(({ method, path }) => acceptsAnyOrigin(method, path))
const protectedRoutes = changingRoutes
  .filter((route) => !exemptRoutes.includes(route))
  .map(({ method, path }, index) => ({ method, path, index }))

/** Pairs each origin with one content type. A different `index` gives different pairs. */
const listHeaders = (index: number) =>
  otherOrigins.map((origin, position) => [origin, contentTypes[(index + position) % contentTypes.length]] as const)

describe('a change from outside this site', () => {
  let session = ''
  beforeEach(async () => {
    session = await addSession(admin.id, testCtx().now)
  })

  it.each(protectedRoutes)(
    'is rejected at $method $path before any query, whatever its headers',
    async ({ method, path, index }) => {
      for (const [origin, contentType] of listHeaders(index)) {
        const headers = new Headers({ Cookie: cookieHeader({ session }) })
        if (origin !== undefined) headers.set('Origin', origin)
        if (contentType !== undefined) headers.set('Content-Type', contentType)
        const ctx = testCtx()
        const response = await visit(path, { method, headers, body: '{}' }, ctx)
        expect([origin, contentType, response.status]).toEqual([origin, contentType, 403])
        expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } })
        expect(ctx.recording.roundTrips).toBe(0)
      }
    },
  )

  it('is tested at more than twenty routes', () => {
    expect(protectedRoutes.length).toBeGreaterThan(20)
  })

  it('is accepted only at routes that ignore cookies, and at three that other services call', () => {
    expect(exemptRoutes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'POST /api/policy-reports',
      'POST /api/unsubscribe/1',
      'POST /api/v1/check',
      'POST /api/webhooks/mail',
      'POST /mcp',
    ])
    for (const path of ['/api/unsubscribe', '/api/unsubscribe/1/2', '/unsubscribe/1', '/api/webhooks/mail/1'])
      expect(acceptsAnyOrigin('POST', path)).toBe(false)
    expect(acceptsAnyOrigin('DELETE', '/api/unsubscribe/1')).toBe(false)
  })
})
