import { describe, expect, it } from 'vitest'

import { call, pathParams } from './api.ts'

const answer = (status: number, body: string) => call(Promise.resolve(new Response(body, { status })) as never)

describe('a call', () => {
  it('gives the body of a success', async () => {
    expect(await answer(200, '{"recipe":{"name":"Linden"}}')).toEqual({ recipe: { name: 'Linden' } })
  })

  it('throws code, message and status of the envelope', async () => {
    const body = JSON.stringify({ error: { code: 'gone', message: 'It was withdrawn.', requestId: 'r' } })
    await expect(answer(410, body)).rejects.toMatchObject({
      data: { code: 'gone', message: 'It was withdrawn.' },
      init: { status: 410 },
    })
  })

  it.each([
    [503, '<html>', 'unavailable'],
    [502, '', 'internal'],
    [500, '{"other":1}', 'internal'],
  ])('throws %i with %o as %s', async (status, body, code) => {
    await expect(answer(status, body)).rejects.toMatchObject({ data: { code } })
  })

  it('cannot leave its path', () => {
    expect(pathParams({ address: '../health' })).toEqual({ address: '..%2Fhealth' })
  })
})
