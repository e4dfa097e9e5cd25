import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { app } from '#worker/app.ts'
import { call } from '#worker/testing/call.ts'
import { createDbFailingFrom } from '#worker/testing/failing-db.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { site, visit } from '#worker/testing/visit.ts'

const run = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }

const signInFrom = async (network: string, spoofedNetwork: string) => {
  const headers = {
    Origin: site,
    'Content-Type': 'application/json',
    'CF-Connecting-IP': network,
    'X-Forwarded-For': spoofedNetwork,
    'X-Real-IP': spoofedNetwork,
    'True-Client-IP': spoofedNetwork,
    Forwarded: `for=${spoofedNetwork}`,
  }
  const body = JSON.stringify({ email: `${spoofedNetwork}@example.org`, password: 'linden and honey' })
  return (await app.fetch(new Request(`${site}/api/session`, { method: 'POST', headers, body }), env, run)).status
}

it('identifies a network only by what the platform reports', async () => {
  const statuses: number[] = []
  for (let number = 1; number <= 7; number++) statuses.push(await signInFrom('203.0.113.7', `198.51.100.${number}`))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect(await signInFrom('203.0.113.8', '198.51.100.7')).toBe(401)
})

it('decodes an address once', async () => {
  await addRecipe({ slug: 'linden-cup' })
  const slugs = ['linden%2Dcup', 'linden%252Dcup']
  const statuses = await Promise.all(slugs.map(async (slug) => (await visit(`/api/recipes/${slug}`)).status))
  expect(statuses).toEqual([200, 404])
})

it.each([
  ['POST', '/api/session', { email: 'admin@herbs.test', password: 'linden and honey' }],
  ['GET', '/api/account/export', undefined],
  ['DELETE', '/api/recipes/10000000-0000-4000-8000-000000000000', undefined],
])('grants no access at %s %s while the database is unavailable', async (method, path, body) => {
  const database = createDbFailingFrom(env.DB, 1)
  const { status, cookies } = await call(method, path, { body, cookies: { session: 'somebody' }, database })
  expect([status, cookies]).toEqual([503, {}])
})
