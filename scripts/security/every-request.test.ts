import { createServer } from 'node:http'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { tryEveryRequest } from './every-request.ts'
import type { NarrowedTarget } from './narrow.ts'
import type { Outcome } from './sqlmap.ts'

let [isThere, isSignedIn] = [true, true]
/** Server with one resource. Any signed-in user can read it, change it with any text and delete it. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.url === '/api/session') {
      response.writeHead(200).end(JSON.stringify({ session: isSignedIn ? { role: 'admin' } : null }))
      return
    }
    const isOwners = request.url !== '/own' || request.headers.cookie === 'owner'
    const status = request.url === '/closed' ? 400 : isThere && isOwners ? 204 : 404
    if (request.method === 'DELETE') isThere = false
    response.writeHead(isSignedIn ? status : 401).end()
  })
})
let site = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  site = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})
afterAll(() => void server.close())
beforeEach(() => {
  ;[isThere, isSignedIn] = [true, true]
})

const putTarget = (path: string) => ({
  name: `PUT ${path}`,
  method: 'PUT',
  address: site + path,
  bodies: [{ name: 'A cup' }],
  places: ['name'],
})
const createTargets = () => ['/1', '/2', '/3', '/4'].map(putTarget)
const remove = () => ({ name: 'DELETE', method: 'DELETE', address: `${site}/1*`, bodies: [], places: [] })

const createSoundOutcome = async ({ target }: NarrowedTarget): Promise<Outcome> => ({
  target,
  outcome: 'sound',
  details: '',
})
const later = () => Date.now() + 600_000

/** Ends the session with the third request, and reports a finding for the last request. */
const endSessionAtThird = async (narrowed: NarrowedTarget, number: number): Promise<Outcome> => {
  if (number === 2) isSignedIn = false
  return number === 3 ? { target: narrowed.target, outcome: 'found', details: 'name' } : createSoundOutcome(narrowed)
}

it("narrows a request when its turn comes, so that later deletions don't affect it", async () => {
  const seen: number[] = []
  const targets = [...createTargets(), remove()]
  const { outcomes, closed, reached } = await tryEveryRequest({
    targets,
    site,
    cookies: [''],
    endsAt: later(),
    tryOne: async (narrowed) => {
      await new Promise((done) => setTimeout(done, 20))
      const { status } = await fetch(narrowed.target.address.replace('*', ''), { method: 'PUT' })
      if (narrowed.target.method === 'PUT') seen.push(status)
      return createSoundOutcome(narrowed)
    },
  })
  expect(seen.slice(0, 3)).toEqual([204, 204, 204])
  expect([outcomes.map(({ outcome }) => outcome), closed, reached]).toEqual([Array(5).fill('sound'), 0, 5])
})

it('counts a request as proven only if the session still exists afterwards', async () => {
  const { outcomes } = await tryEveryRequest({
    targets: createTargets(),
    site,
    cookies: [''],
    endsAt: later(),
    tryOne: endSessionAtThird,
  })
  const results = Object.fromEntries(
    outcomes.map(({ target, outcome, details }) => [target.name, `${outcome} ${details}`]),
  )
  expect(results).toMatchObject({
    'PUT /3': 'unproven the session had ended',
    'PUT /4': 'found name',
  })
})

it('counts requests that accept no SQL probe, and reports those for which time ran out', async () => {
  const targets = [putTarget('/closed'), putTarget('/1')]
  const { outcomes, closed } = await tryEveryRequest({
    targets,
    site,
    cookies: [''],
    endsAt: 0,
    tryOne: createSoundOutcome,
  })
  expect([closed, outcomes]).toMatchObject([1, [{ outcome: 'unproven', details: 'time ran out' }]])
})

it('tries a request as its owner, or as the first user if nobody may send it', async () => {
  const requests: string[] = []
  const { reached } = await tryEveryRequest({
    targets: [putTarget('/own'), putTarget('/1')],
    site,
    cookies: ['admin', 'stranger', 'owner'],
    endsAt: later(),
    tryOne: (narrowed, _, cookie) => {
      requests.push(`${narrowed.target.name} ${cookie}`)
      return createSoundOutcome(narrowed)
    },
  })
  expect([requests.toSorted(), reached]).toEqual([['PUT /1 admin', 'PUT /own owner'], 2])
  isThere = false
  await tryEveryRequest({
    targets: [putTarget('/2')],
    site,
    cookies: ['admin', 'owner'],
    endsAt: later(),
    tryOne: (narrowed, _, cookie) => {
      requests.push(`${narrowed.target.name} ${cookie}`)
      return createSoundOutcome(narrowed)
    },
  })
  expect(requests).toContain('PUT /2 admin')
})
