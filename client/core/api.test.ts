import { describe, expect, it } from 'vitest'

import { call } from './api-calls.ts'
import { pathParams } from './api.ts'
import { readFailure } from './call-error.ts'

const callApi = (status: number, body: string) => call(Promise.resolve(new Response(body, { status })) as never)

describe('a call', () => {
  it('returns the body of a successful response', async () => {
    expect(await callApi(200, '{"recipe":{"name":"Linden"}}')).toEqual({ recipe: { name: 'Linden' } })
  })

  it('returns null for a successful response without a body', async () => {
    expect(await call(Promise.resolve(new Response(null, { status: 204 })) as never)).toBeNull()
  })

  it('throws code, message and status of the error envelope', async () => {
    const body = JSON.stringify({ error: { code: 'gone', message: 'It was withdrawn.', requestId: 'r' } })
    await expect(callApi(410, body)).rejects.toMatchObject({
      data: { code: 'gone', message: 'It was withdrawn.' },
      init: { status: 410 },
    })
  })

  it.each([
    [503, '<html>', 'unavailable'],
    [502, '', 'internal'],
    [500, '{"other":1}', 'internal'],
  ])('throws %i with %o as %s', async (status, body, code) => {
    await expect(callApi(status, body)).rejects.toMatchObject({ data: { code } })
  })

  it('throws an error that readFailure tells from other errors', async () => {
    const body = JSON.stringify({
      error: { code: 'invalid', message: 'No.', fields: { email: 'Why' }, requestId: 'r' },
    })
    const thrown: unknown = await callApi(400, body).catch((error: unknown) => error)
    expect(readFailure(thrown)).toEqual({ code: 'invalid', message: 'No.', fields: { email: 'Why' }, status: 400 })
    for (const other of [new TypeError('Failed to fetch'), undefined, 'no', { data: null }])
      expect(readFailure(other)).toBeUndefined()
  })
})

describe('pathParams', () => {
  it('encodes parameters, so that they stay in their path', () => {
    expect(pathParams({ address: '../health' })).toEqual({ address: '..%2Fhealth' })
  })
})
