import { answerTimeoutMs } from '#domain/notifications/live-connection.rules.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'

import { holdLock } from './hold-lock.ts'
import { type Listener, openStream, type StreamPosition } from './live-stream.ts'

/**
 * Messages between tabs: forwarded live messages, `who` to find the tab that has the socket, and that tab's reply
 * `here` with its position.
 */
type TabMessage = LiveMessage | { kind: 'who' } | { kind: 'here'; sequence: number }

/**
 * Passes live messages to the listener until the returned function is called. All tabs share one socket if the browser
 * supports locks and broadcast channels.
 */
export const listenLive = (listener: Listener): (() => void) =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? listenWithSharedSocket(listener)
    : openStream({ sequence: listener.after, hasConnected: false }, listener)

/** The tab that holds the lock keeps the socket open and forwards its messages; the others wait for the lock. */
function listenWithSharedSocket(listener: Listener): () => void {
  const { name, onMessage } = listener
  const position: StreamPosition = { sequence: listener.after, hasConnected: false }
  const channel = new BroadcastChannel(name)
  // A BroadcastChannel reaches only this origin; unlike a window, it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (tabMessage: TabMessage) => channel.postMessage(tabMessage)
  const postPosition = () => post({ kind: 'here', sequence: position.sequence })
  let replyTimeout: ReturnType<typeof setTimeout> | undefined

  const forward = (message: LiveMessage) => {
    post(message)
    onMessage(message)
  }
  const lock = holdLock(name, () => {
    clearTimeout(replyTimeout)
    const stop = openStream(position, { ...listener, onMessage: forward })
    postPosition()
    return stop
  })

  /** A browser may freeze a tab that holds the lock. The visible tab then takes the lock. */
  const checkSocketTab = () => {
    clearTimeout(replyTimeout)
    if (lock.isHeld()) return
    if (document.visibilityState === 'visible') replyTimeout = setTimeout(lock.steal, answerTimeoutMs)
    post({ kind: 'who' })
  }

  const onTabMessage = (tabMessage: TabMessage) => {
    if (tabMessage.kind === 'who') {
      if (lock.isHeld()) postPosition()
      return
    }
    clearTimeout(replyTimeout)
    position.hasConnected = true
    if (tabMessage.kind === 'here') catchUp(tabMessage.sequence)
    else {
      if (tabMessage.kind === 'note') position.sequence = Math.max(position.sequence, tabMessage.note.sequence)
      onMessage(tabMessage)
    }
  }
  /** Loads the notifications that came before this tab started to listen, because nobody sends them again. */
  const catchUp = (sequence: number) => {
    if (sequence <= position.sequence) return
    position.sequence = sequence
    onMessage({ kind: 'read' })
  }

  const listening = new AbortController()
  const { signal } = listening
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onTabMessage(data), { signal })
  document.addEventListener('visibilitychange', checkSocketTab, { signal })
  checkSocketTab()
  return () => {
    listening.abort()
    clearTimeout(replyTimeout)
    lock.stop()
    channel.close()
  }
}
