import { type LiveMessage, parseLiveMessage } from '#domain/notifications/live-messages.ts'

import { keepSocket } from './live-socket.ts'

type Listener = {
  /** Returns the URL of the socket that sends notifications after this sequence. */
  address: (after: number) => string
  /** Sequence of the last notification that the page already has. */
  after: number
  /**
   * Called with each message. A notification may arrive twice. `read` also means that messages may have been missed.
   */
  onMessage: (message: LiveMessage) => void
  onRefused: () => void
}

/**
 * Passes live messages to the listener until the returned function is called. Each visible tab has its own socket. A
 * hidden tab has none; when it is visible again, the socket continues after the last notification received.
 */
export function listenLive({ address, after, onMessage, onRefused }: Listener): () => void {
  let sequence = after
  let mayHaveMissedMarks = document.visibilityState === 'hidden'
  let closeSocket: (() => void) | undefined

  const openSocket = () =>
    keepSocket({
      address: () => address(sequence),
      onOpen: () => {
        // Read marks are sent only to open sockets.
        if (mayHaveMissedMarks) onMessage({ kind: 'read' })
        mayHaveMissedMarks = true
      },
      onText: (text) => {
        const message = parseLiveMessage(text)
        if (message?.kind === 'note') sequence = Math.max(sequence, message.note.sequence)
        if (message) onMessage(message)
      },
      onRefused,
    })
  const pause = () => {
    closeSocket?.()
    closeSocket = undefined
  }
  const resume = () => {
    closeSocket ??= openSocket()
  }
  const followVisibility = () => (document.visibilityState === 'hidden' ? pause() : resume())

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', followVisibility, { signal })
  // A page with a socket can't enter the back/forward cache.
  addEventListener('pagehide', pause, { signal })
  addEventListener('pageshow', followVisibility, { signal })
  followVisibility()
  return () => {
    listening.abort()
    pause()
  }
}
