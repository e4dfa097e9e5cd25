import { answerWithinMs } from '#domain/notifications/live-connection.rules.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'

import { holdLock } from './hold-lock.ts'
import { type Listener, openStream, type Place } from './live-stream.ts'

/**
 * Messages between tabs: messages of the socket, the question who keeps it, and the keeper's answer with its position.
 */
type Told = LiveMessage | { kind: 'who' } | { kind: 'here'; sequence: number }

/**
 * Passes live messages to the listener until the returned function is called. All tabs share one socket where the
 * browser has locks and channels.
 */
export const listenLive = (listener: Listener): (() => void) =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? listenTogether(listener)
    : openStream({ sequence: listener.after, isLater: false }, listener)

/** The tab that holds the lock keeps the socket and passes its messages on; the others wait for the lock. */
function listenTogether(listener: Listener): () => void {
  const { name, onMessage } = listener
  const place: Place = { sequence: listener.after, isLater: false }
  const channel = new BroadcastChannel(name)
  // A BroadcastChannel reaches only this origin; unlike a window, it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (told: Told) => channel.postMessage(told)
  const tellHere = () => tell({ kind: 'here', sequence: place.sequence })
  let silence: ReturnType<typeof setTimeout> | undefined

  const handOn = (message: LiveMessage) => {
    tell(message)
    onMessage(message)
  }
  const lock = holdLock(name, () => {
    clearTimeout(silence)
    const stop = openStream(place, { ...listener, onMessage: handOn })
    tellHere()
    return stop
  })

  /** A browser may freeze a tab that holds the lock. The visible tab then takes the lock. */
  const askWho = () => {
    clearTimeout(silence)
    if (lock.isHeld()) return
    if (document.visibilityState === 'visible') silence = setTimeout(lock.steal, answerWithinMs)
    tell({ kind: 'who' })
  }

  const hear = (told: Told) => {
    if (told.kind === 'who') {
      if (lock.isHeld()) tellHere()
      return
    }
    clearTimeout(silence)
    place.isLater = true
    if (told.kind === 'here') catchUp(told.sequence)
    else {
      if (told.kind === 'note') place.sequence = Math.max(place.sequence, told.note.sequence)
      onMessage(told)
    }
  }
  /** Messages sent before this tab started to listen will not come again. */
  const catchUp = (sequence: number) => {
    if (sequence <= place.sequence) return
    place.sequence = sequence
    onMessage({ kind: 'read' })
  }

  const listening = new AbortController()
  const { signal } = listening
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data), { signal })
  document.addEventListener('visibilitychange', askWho, { signal })
  askWho()
  return () => {
    listening.abort()
    clearTimeout(silence)
    lock.stop()
    channel.close()
  }
}
