import { type LiveMessage, parseLiveMessage } from '#domain/notifications/live-messages.ts'

import { keepSocket } from './live-socket.ts'

export type Listener = {
  /** Channel name shared by the tabs of one member; another member needs another name. */
  name: string
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
 * `sequence` is that of the last notification received. `hasConnected` is true if this tab, or one that it took over
 * from, has had a socket before.
 */
export type StreamPosition = { sequence: number; hasConnected: boolean }

/** Opens a socket for this tab from this position; returns a function that closes it. */
export const openStream = (position: StreamPosition, { address, onMessage, onRefused }: Listener): (() => void) =>
  keepSocket({
    address: () => address(position.sequence),
    onOpen: () => {
      // Read marks are sent only to open sockets, so some may have been missed before the reconnect.
      if (position.hasConnected) onMessage({ kind: 'read' })
      position.hasConnected = true
    },
    onText: (text) => {
      const message = parseLiveMessage(text)
      if (message?.kind === 'note') position.sequence = Math.max(position.sequence, message.note.sequence)
      if (message) onMessage(message)
    },
    onRefused,
  })
