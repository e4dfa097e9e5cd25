import { type LiveMessage, parseLiveMessage } from '#domain/notifications/live-messages.ts'

import { keepSocket } from './live-socket.ts'

export type Listener = {
  /** Channel name shared by the tabs of one member; another member needs another name. */
  name: string
  /** Returns the URL of the socket that sends the notifications after this sequence. */
  address: (after: number) => string
  /** Last sequence that the page knows when it starts to listen. */
  after: number
  /** A notification may arrive twice. `read` is also sent when messages may have been missed. */
  onMessage: (message: LiveMessage) => void
  onRefused: () => void
}

/**
 * `sequence` is the last one received. `hasConnected` is true if this tab, or one that it took over from, has had a socket
 * before.
 */
export type StreamPosition = { sequence: number; hasConnected: boolean }

/** Opens this tab's own socket from that position; returns a function that closes it. */
export const openStream = (position: StreamPosition, { address, onMessage, onRefused }: Listener): (() => void) =>
  keepSocket({
    address: () => address(position.sequence),
    onOpen: () => {
      // Read marks only reach open sockets, so a reconnect may have missed some.
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
