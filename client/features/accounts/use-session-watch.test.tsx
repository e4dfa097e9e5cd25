// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { browserContext } from '#client/core/api.ts'
import { connectFetchers } from '#client/core/resources.ts'
import { recordUnauthorized } from '#client/core/session-request.ts'
import { useSession } from '#client/core/session.ts'
import { clearDrawn, drawRoute } from '#client/testing/draw.tsx'
import { sessionDataPath } from '#domain/paths.ts'

import { useSessionWatch } from './use-session-watch.ts'

afterEach(() => {
  clearDrawn()
  document.cookie = 'signed-in=; max-age=0'
})

/** Milliseconds that a busy machine may take to load the session. */
const loadTimeoutMs = 10_000

function SessionText() {
  useSessionWatch()
  return <p>{useSession()?.user.email ?? 'visitor'}</p>
}

it('loads the session again after a response that says it has ended', async () => {
  document.cookie = 'signed-in=1'
  let session: unknown = { user: { id: 'ada', email: 'ada@example.org' }, role: 'member' }
  const loader = vi.fn<() => unknown>(() => ({ session }))
  connectFetchers([{ path: sessionDataPath, load: async () => ({ loader }) }], {
    context: browserContext,
    reload: async () => undefined,
    open: async () => undefined,
  })
  await drawRoute(<SessionText />)
  await vi.waitFor(() => expect(document.body.textContent).toBe('ada@example.org'), loadTimeoutMs)
  session = null
  loader.mockClear()
  await act(async () => recordUnauthorized())
  await vi.waitFor(() => expect(document.body.textContent).toBe('visitor'), loadTimeoutMs)
  expect(loader).toHaveBeenCalledOnce()
})
