import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchContext } from '#client/core/api.ts'
import { announce } from '#client/core/session.ts'

import { loader } from './session.route.ts'

const session = { user: { id: 'ada', email: 'ada@example.org' }, role: 'member' }
const answer = vi.fn<() => Promise<Response>>()

const hinted = (cookie = 'signed-in=1') => vi.stubGlobal('document', { cookie })

function load() {
  const context = new RouterContextProvider()
  context.set(fetchContext, answer)
  const request = new Request('https://herbs.test/session')
  return loader({ request, context, params: {}, pattern: '', url: new URL(request.url) })
}

const fails = () => answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
const says = (told: unknown) => answer.mockResolvedValueOnce(Response.json({ session: told }))

beforeEach(() => {
  answer.mockReset()
  announce('signed-out')
})

describe('who is signed in', () => {
  it('stays unknown when the request fails, and is known after the next one', async () => {
    hinted()
    fails()
    expect(await load()).toEqual({ session: undefined })
    answer.mockResolvedValueOnce(new Response('', { status: 503 }))
    expect(await load()).toEqual({ session: undefined })
    says(session)
    expect(await load()).toEqual({ session })
  })

  it('stays the member when a later request fails', async () => {
    hinted()
    says(session)
    await load()
    fails()
    expect(await load()).toEqual({ session })
  })

  it('is a visitor where the cookie is missing, and nothing is requested', async () => {
    hinted('')
    expect(await load()).toEqual({ session: null })
    expect(answer).not.toHaveBeenCalled()
  })

  it('is unknown after somebody has signed in and the request fails', async () => {
    hinted('')
    await load()
    hinted()
    announce('signed-in')
    fails()
    expect(await load()).toEqual({ session: undefined })
  })
})
