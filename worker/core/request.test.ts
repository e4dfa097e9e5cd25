import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { app } from '#worker/app.ts'
import { site } from '#worker/testing/visit.ts'

const run = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }

const statusFrom = async (network: string, saying: string) => {
  const headers = {
    Origin: site,
    'Content-Type': 'application/json',
    'CF-Connecting-IP': network,
    'X-Forwarded-For': saying,
    'X-Real-IP': saying,
    'True-Client-IP': saying,
    Forwarded: `for=${saying}`,
  }
  const body = JSON.stringify({ email: `${saying}@example.org`, password: 'linden and honey' })
  return (await app.fetch(new Request(`${site}/api/session`, { method: 'POST', headers, body }), env, run)).status
}

it('knows a network by what the platform says of it, and by nothing that its reader says', async () => {
  const statuses: number[] = []
  for (let number = 1; number <= 7; number++) statuses.push(await statusFrom('203.0.113.7', `198.51.100.${number}`))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect(await statusFrom('203.0.113.8', '198.51.100.7')).toBe(401)
})
