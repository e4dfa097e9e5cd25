// @vitest-environment happy-dom
import { expect, it } from 'vitest'

import { browserContext } from '#client/core/api.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { ratingsDataPath } from '#domain/paths.ts'

import { action, loader } from './ratings.resource.ts'

const address = `http://localhost${ratingsDataPath}?recipe=r1`
const args = (request: Request) => ({ request, params: {}, context: browserContext })

it('keeps a rating that was saved while an older one was loading', async () => {
  document.cookie = 'signed-in=1'
  const older = Promise.withResolvers<object>()
  const saved = { rating: 4, reviews: 1, own: 4 }
  const loads = [older.promise]
  fakeServer({ 'GET /api/ratings/r1': () => loads.shift() ?? saved, 'PUT /api/ratings/r1': saved })
  const loading = loader(args(new Request(address)))
  const body = new FormData()
  body.set('recipe', 'r1')
  body.set('rating', '4')
  await action(args(new Request(address, { method: 'POST', body })))
  older.resolve({ rating: null, reviews: 0, own: null })
  expect(await loading).toEqual(saved)
  document.cookie = 'signed-in=; max-age=0'
})
