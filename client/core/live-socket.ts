import { afterEnd, type Ended } from '#domain/notifications/live-connection.rules.ts'

import { type Connection, openConnection } from './live-connection.ts'
import { hasSessionCookie } from './sign-in-hint.ts'

type SocketUse = {
  /** Asked before each attempt. */
  address: () => string
  onOpen: () => void
  onText: (text: string) => void
  /** An attempt was vain: somebody has to find out if the session has ended. */
  onRefused: () => void
}

/** Keeps a socket to the worker open, by one attempt after the other, until the function given back is called. */
export function keepSocket({ address, onOpen, onText, onRefused }: SocketUse): () => void {
  const keeping = new AbortController()
  const { signal } = keeping
  let failures = 0
  let connection: Connection | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const onEnd = (ended: Ended) => {
    connection = undefined
    const next = afterEnd(failures, ended, Math.random())
    failures = next.failures
    timer = setTimeout(connect, next.waitMs)
    if (next.asksWhy) onRefused()
  }
  const connect = () => {
    clearTimeout(timer)
    if (hasSessionCookie()) connection = openConnection(address(), { onOpen, onText, onEnd })
    else onEnd({ hasOpened: false, hasAnswered: false })
  }
  const onSign = () => {
    if (document.visibilityState === 'hidden') return
    if (connection) connection.check()
    else connect()
  }
  addEventListener('online', onSign, { signal })
  document.addEventListener('visibilitychange', onSign, { signal })
  connect()
  return () => {
    keeping.abort()
    clearTimeout(timer)
    connection?.close()
  }
}
