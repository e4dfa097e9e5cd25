import { planReconnect, type ConnectionResult } from '#domain/notifications/live-connection.rules.ts'

import { type Connection, openConnection } from './live-connection.ts'
import { hasSessionCookie } from './session-cookie.ts'

type SocketOptions = {
  /** Returns the socket URL. Called before each attempt. */
  address: () => string
  onOpen: () => void
  onText: (text: string) => void
  /** Called after a failed attempt, to find out whether the session has ended. */
  onRefused: () => void
}

/** Keeps a socket to the worker open and reconnects until the returned function is called. */
export function keepSocket({ address, onOpen, onText, onRefused }: SocketOptions): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let failures = 0
  let connection: Connection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const onEnd = (connectionResult: ConnectionResult) => {
    connection = undefined
    const next = planReconnect(failures, connectionResult, Math.random())
    failures = next.failures
    timer = setTimeout(connect, next.delayMs)
    if (next.isRefused) onRefused()
  }
  const connect = () => {
    clearTimeout(timer)
    if (hasSessionCookie()) connection = openConnection(address(), { onOpen, onText, onEnd })
    else onEnd({ hasOpened: false, hasAnswered: false })
  }
  const checkConnection = () => (connection ? connection.check() : connect())
  addEventListener('online', checkConnection, { signal })
  connect()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    connection?.close()
  }
}
