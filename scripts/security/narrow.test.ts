import { createServer } from 'node:http'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { narrowTarget } from './narrow.ts'

const server = createServer((request, response) => {
  let sent = ''
  request.setEncoding('utf8').on('data', (part: string) => (sent += part))
  request.on('end', () => {
    const body = JSON.parse(sent || '{}') as Record<string, unknown>
    const isKnown = Object.keys(body).every((name) => ['name', 'size', 'kind'].includes(name))
    response.writeHead(isKnown && (body['kind'] ?? 'a') === 'a' ? 204 : 400).end()
  })
})
let site = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  site = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})
afterAll(() => void server.close())

const target = (bodies: unknown[], places: string[], query = '') => ({
  name: 'PUT /settings',
  method: 'PUT',
  address: `${site}/settings${query}`,
  bodies,
  places,
})

it('adds every place that accepts an SQL probe to the body, even one missing in all samples', async () => {
  const narrowed = await narrowTarget(target([{}], ['name', 'size', 'kind']), '')
  expect(narrowed).toMatchObject({ status: 204, body: { name: 'linden', size: 'linden' } })
  expect(narrowed.target.places).toEqual(['name', 'size'])
})

it('keeps the values of the sample that gets furthest, and those of the address', async () => {
  const narrowed = await narrowTarget(target([{ wrong: 1 }, { name: 'A cup' }], ['name', 'word'], '?word=a'), '')
  expect(narrowed).toMatchObject({ status: 204, body: { name: 'A cup' }, target: { places: ['name', 'word'] } })
})
