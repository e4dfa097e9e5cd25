import { answerWithinMs } from '#domain/notifications/live-connection.rules.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'

import { holdLock } from './hold-lock.ts'
import { type Listener, openStream, type Place } from './live-stream.ts'

/** What tabs tell each other: what the socket said, who keeps it, and where the one who does stands. */
type Told = LiveMessage | { kind: 'who' } | { kind: 'here'; sequence: number }

/** Hears what the member is told until the function given back is called: by one socket for all tabs, where the browser can. */
export const listenLive = (listener: Listener): (() => void) =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? listenTogether(listener)
    : openStream({ sequence: listener.after, isLater: false }, listener)

/** The tab that holds the lock keeps the socket and hands on what it says; the others wait for the lock. */
function listenTogether(listener: Listener): () => void {
  const { name, onMessage } = listener
  const place: Place = { sequence: listener.after, isLater: false }
  const channel = new BroadcastChannel(name)
  // A channel is this site's alone; unlike a window, it takes no target.
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

  /** A browser may stop a tab without a word, with the lock in its hand: then the one in front of the reader takes it. */
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
  /** What was handed on before this tab began to listen will not come again. */
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
