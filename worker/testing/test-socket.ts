import type { WebSocket } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'

import { type LiveMessage, parseLiveMessage } from '#domain/notifications/live-messages.ts'
import { createLive } from '#worker/platform/live.ts'

import { cookieHeader } from './call.ts'
import { testCtx } from './test-ctx.ts'
import { site, visit } from './visit.ts'

export type TestSocket = {
  socket: WebSocket
  messages: LiveMessage[]
  texts: string[]
  titles: () => string[]
  closeCode: Promise<number>
  waitForMessages: (count: number) => Promise<void>
}

export const realLiveObjects = createLive(env.LIVE)

/** Opens a socket with the session, as a page of this site would. */
export async function openLiveSocket(session: string, after = 0): Promise<TestSocket> {
  const response = await sendHandshake({ after: String(after) }, { Cookie: cookieHeader({ session }) })
  if (response.status !== 101) throw new Error(`The handshake was answered ${response.status}.`)
  const { webSocket } = response as Response & { webSocket: WebSocket }
  return recordMessages(webSocket)
}

export const sendHandshake = (
  query: Record<string, string>,
  headers: Record<string, string> = {},
  live = realLiveObjects,
): Promise<Response> =>
  visit(
    `/api/notifications/live?${new URLSearchParams(query).toString()}`,
    { headers: { Upgrade: 'websocket', Origin: site, ...headers } },
    testCtx({ live }),
  )

function recordMessages(socket: WebSocket): TestSocket {
  const messages: LiveMessage[] = []
  const texts: string[] = []
  const waiters = new Map<number, () => void>()
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    const message = parseLiveMessage(text)
    if (message) messages.push(message)
    else texts.push(text)
    waiters.get(messages.length)?.()
  })
  const closeCode = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  socket.accept()
  return {
    socket,
    messages,
    texts,
    closeCode,
    titles: () => messages.flatMap((message) => (message.kind === 'note' ? [message.note.title] : [])),
    waitForMessages: (count) =>
      messages.length >= count ? Promise.resolve() : new Promise((resolve) => waiters.set(count, resolve)),
  }
}
