import { type Ended, openWithinMs, pingAfterMs, pongWithinMs } from '#domain/notifications/live-connection.rules.ts'
import { socketLifeMs } from '#domain/notifications/live-delivery.rules.ts'
import { livePing, livePong } from '#domain/notifications/live-messages.ts'

type ConnectionEvents = {
  onOpen: () => void
  onText: (text: string) => void
  /** Told once, unless the connection was closed from here. */
  onEnd: (ended: Ended) => void
}

export type Connection = {
  /** Ends it, unless it gives a sign of life soon. */
  check: () => void
  close: () => void
}

/** One socket, which has ended as soon as it does not answer: a network that is gone tells nobody. */
export function openConnection(address: string, { onOpen, onText, onEnd }: ConnectionEvents): Connection {
  const socket = new WebSocket(socketAddress(address))
  const listening = new AbortController()
  const { signal } = listening
  const ended = { hasOpened: false, hasAnswered: false }
  let openedAt = 0
  const close = () => {
    clearTimeout(timer)
    listening.abort()
    closeQuietly(socket)
  }
  const end = () => {
    close()
    onEnd(ended)
  }
  let timer = setTimeout(end, openWithinMs)
  const expect = (next: () => void, withinMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(next, withinMs)
  }
  const check = () => {
    if (!ended.hasOpened) return
    // The worker stops sending notes to a socket that is older.
    if (Date.now() - openedAt > socketLifeMs) return end()
    socket.send(livePing)
    expect(end, pongWithinMs)
  }
  const onSign = () => expect(check, pingAfterMs)
  socket.addEventListener(
    'open',
    () => {
      ended.hasOpened = true
      openedAt = Date.now()
      onSign()
      onOpen()
    },
    { signal },
  )
  socket.addEventListener(
    'message',
    ({ data }: MessageEvent<string>) => {
      onSign()
      if (data === livePong) ended.hasAnswered = true
      else onText(data)
    },
    { signal },
  )
  socket.addEventListener('close', end, { signal })
  return { check, close }
}

function socketAddress(address: string): URL {
  const url = new URL(address, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url
}

/** A socket that is closed while it opens complains to the console. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
  else socket.close()
}
