import type { WebSocket } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'

import { type LiveMessage, readLiveMessage } from '#domain/notifications/live-messages.ts'
import { liveObjects } from '#worker/platform/live.ts'

import { cookieHeader } from './call.ts'
import { testCtx } from './test-ctx.ts'
import { site, visit } from './visit.ts'

/** Messages that the socket has received so far; `closed` is its close code. */
export type Listener = {
  socket: WebSocket
  messages: LiveMessage[]
  texts: string[]
  titles: () => string[]
  closed: Promise<number>
  /** Resolves once this many messages have arrived. */
  until: (count: number) => Promise<void>
}

export const realLive = liveObjects(env.LIVE)

/** Opens a socket with the session, as a page of this site does. */
export async function listen(session: string, after = 0): Promise<Listener> {
  const response = await handshake({ after: String(after) }, { Cookie: cookieHeader({ session }) })
  if (response.status !== 101) throw new Error(`The handshake was answered ${response.status}.`)
  const { webSocket } = response as Response & { webSocket: WebSocket }
  return listenTo(webSocket)
}

export const handshake = (
  query: Record<string, string>,
  headers: Record<string, string> = {},
  live = realLive,
): Promise<Response> =>
  visit(
    `/api/notifications/live?${new URLSearchParams(query).toString()}`,
    { headers: { Upgrade: 'websocket', Origin: site, ...headers } },
    testCtx({ live }),
  )

function listenTo(socket: WebSocket): Listener {
  const messages: LiveMessage[] = []
  const texts: string[] = []
  const waiting = new Map<number, () => void>()
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    const message = readLiveMessage(text)
    if (message) messages.push(message)
    else texts.push(text)
    waiting.get(messages.length)?.()
  })
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  socket.accept()
  return {
    socket,
    messages,
    texts,
    closed,
    titles: () => messages.flatMap((message) => (message.kind === 'note' ? [message.note.title] : [])),
    until: (count) =>
      messages.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.set(count, resolve)),
  }
}
