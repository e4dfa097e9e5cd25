import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { requireOk } from '#client/core/api-calls.ts'
import { fetchContext } from '#client/core/api.ts'
import { announceSession } from '#client/core/session.ts'

import { loader } from './session.resource.ts'

const session = { user: { id: 'ada', email: 'ada@example.org' }, role: 'member' }
const fetchMock = vi.fn<() => Promise<Response>>()

const setCookie = (cookie = 'signed-in=1') => vi.stubGlobal('document', { cookie })

function load() {
  const context = new RouterContextProvider()
  context.set(fetchContext, fetchMock)
  const request = new Request('https://herbs.test/session')
  return loader({ request, context, params: {} })
}

const failNextRequest = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
const respondWith = (newSession: unknown) => fetchMock.mockResolvedValueOnce(Response.json({ session: newSession }))

beforeEach(() => {
  fetchMock.mockReset()
  announceSession('signed-out')
})

describe('the session loader', () => {
  it('returns an unknown session while requests fail, and the session afterwards', async () => {
    setCookie()
    failNextRequest()
    expect(await load()).toEqual({ session: undefined })
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }))
    expect(await load()).toEqual({ session: undefined })
    respondWith(session)
    expect(await load()).toEqual({ session })
  })

  it('returns the last session if a later request fails', async () => {
    setCookie()
    respondWith(session)
    await load()
    failNextRequest()
    expect(await load()).toEqual({ session })
  })

  it('returns a visitor without sending a request if there is no cookie', async () => {
    setCookie('')
    expect(await load()).toEqual({ session: null })
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('returns an unknown session if the request after a sign-in fails', async () => {
    setCookie('')
    await load()
    setCookie()
    announceSession('signed-in')
    failNextRequest()
    expect(await load()).toEqual({ session: undefined })
  })
})

describe('an API call answered with 401', () => {
  it('makes the next caller request the session again', async () => {
    setCookie()
    respondWith(session)
    expect(await load()).toEqual({ session })
    const unauthorized = Promise.resolve(Response.json({}, { status: 401 }))
    await expect(requireOk(unauthorized)).rejects.toMatchObject({ init: { status: 401 } })
    respondWith(null)
    expect(await load()).toEqual({ session: null })
  })
})
