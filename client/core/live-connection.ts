import {
  type ConnectionResult,
  openTimeoutMs,
  pingAfterMs,
  pongTimeoutMs,
} from '#domain/notifications/live-connection.rules.ts'
import { maxSocketLifetimeMs } from '#domain/notifications/live-delivery.rules.ts'
import { livePing, livePong } from '#domain/notifications/live-messages.ts'

type ConnectionEvents = {
  onOpen: () => void
  onText: (text: string) => void
  /** Called once, unless this side closed the connection. */
  onEnd: (connectionResult: ConnectionResult) => void
}

export type Connection = {
  /** Sends a ping, and ends the connection if no reply arrives in time. */
  check: () => void
  close: () => void
}

/** Opens a socket, and ends it when the worker stops replying: a lost network sends no close event. */
export function openConnection(address: string, { onOpen, onText, onEnd }: ConnectionEvents): Connection {
  const socket = new WebSocket(socketAddress(address))
  const listening = new AbortController()
  const { signal } = listening
  const connectionResult = { hasOpened: false, hasAnswered: false }
  let openedAt = 0
  const close = () => {
    clearTimeout(timer)
    listening.abort()
    closeQuietly(socket)
  }
  const end = () => {
    close()
    onEnd(connectionResult)
  }
  let timer = setTimeout(end, openTimeoutMs)
  const startTimeout = (next: () => void, withinMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(next, withinMs)
  }
  const check = () => {
    if (!connectionResult.hasOpened) return
    // The worker stops sending notifications to an older socket.
    if (Date.now() - openedAt > maxSocketLifetimeMs) return end()
    socket.send(livePing)
    startTimeout(end, pongTimeoutMs)
  }
  const onActivity = () => startTimeout(check, pingAfterMs)
  socket.addEventListener(
    'open',
    () => {
      connectionResult.hasOpened = true
      openedAt = Date.now()
      onActivity()
      onOpen()
    },
    { signal },
  )
  socket.addEventListener(
    'message',
    ({ data }: MessageEvent<string>) => {
      onActivity()
      if (data === livePong) connectionResult.hasAnswered = true
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

/** Closing a socket while it opens logs an error in the console. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
  else socket.close()
}
